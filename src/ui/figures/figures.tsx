import { Section } from '../layout/section.tsx'

type FiguresProps = {
  /** For those who do not see the figures at a glance. */
  title: string
  figures: readonly { figure: string; label: string }[]
}

/** A company in a few large numbers. */
export function Figures({ title, figures }: FiguresProps) {
  return (
    <Section tone="brand" labelledBy="zahlen" spacing="tight">
      <h2 id="zahlen" className="sr-only">
        {title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-9 py-4 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1">{label}</dt>
            <dd className="text-5xl font-bold tracking-tight tabular">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
