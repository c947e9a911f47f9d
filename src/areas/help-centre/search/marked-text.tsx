import type { Range } from './search-hit.ts'

/** A text with its hits marked. Ranges ascend and do not overlap. */
export function MarkedText({ text, ranges }: { text: string; ranges: Range[] }) {
  const parts = ranges.map(([start, end], index) => {
    const before = ranges[index - 1]?.[1] ?? 0
    return (
      <span key={start}>
        <span>{text.slice(before, start)}</span>
        <mark className="rounded-sm bg-warn-200 text-inherit">{text.slice(start, end)}</mark>
      </span>
    )
  })
  return (
    <>
      {parts}
      <span>{text.slice(ranges.at(-1)?.[1] ?? 0)}</span>
    </>
  )
}
