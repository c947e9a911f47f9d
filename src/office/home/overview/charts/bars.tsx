const WIDTH = 240
const GAP = 3

type BarsProps = { values: readonly (number | null)[]; highest: number; height: number; className?: string }

/** One bar a week, the present week lighter: it is not over. Says nothing by itself; the numbers stand beside it and in a table. */
export function Bars({ values, highest, height, className }: BarsProps) {
  const step = WIDTH / values.length
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <line x1="0" x2={WIDTH} y1={height - 0.5} y2={height - 0.5} className="stroke-ink-300" strokeWidth="1" />
      {values.map((value, index) => {
        if (!value) return null
        const barHeight = Math.max(2, (value / Math.max(1, highest)) * (height - 2))
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={index}
            x={index * step + GAP / 2}
            y={height - 1 - barHeight}
            width={step - GAP}
            height={barHeight}
            rx="1.5"
            className={index === values.length - 1 ? 'fill-brand-400' : 'fill-brand-600'}
          />
        )
      })}
    </svg>
  )
}
