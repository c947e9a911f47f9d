import { Section } from '#ui/layout/section.tsx'

/** The claims of the specification's chapter 2. */
const figures = [
  { figure: '70+', label: 'betreute Einheiten' },
  { figure: '10+', label: 'Jahre Erfahrung' },
  { figure: '100 %', label: 'zufriedene Mieter' },
  { figure: '12+', label: 'Partnerbetriebe' },
]

export function Figures() {
  return (
    <Section tone="brand" labelledBy="zahlen" spacing="tight">
      <h2 id="zahlen" className="sr-only">
        Die Zusammenarbeit in Zahlen
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
