import { site } from '#site'

export const AWARD_TITLE = 'So läuft die Vergabe'
export const AWARD_PATH = '/so-laeuft-die-vergabe'

const steps = () => [
  ['Bewerben', 'In etwa zehn Minuten, ohne Nachweise.'],
  [
    'Antwort',
    `Innerhalb von ${site.promised.applicationHours} Stunden. Den Stand sehen Sie jederzeit auf Ihrer Seite.`,
  ],
  ['Besichtigung', 'Gefällt Ihnen die Wohnung, sagen Sie uns, dass Sie sie mieten möchten.'],
  ['Auswahl und Vertrag', 'Erst wenn unsere Wahl auf Sie gefallen ist, brauchen wir Nachweise zum Einkommen.'],
]

/** The way to a flat in four steps. */
export function AwardSteps() {
  return (
    <section aria-labelledby="vergabe">
      <h2 id="vergabe" className="text-2xl">
        {AWARD_TITLE}
      </h2>
      <ol className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {steps().map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-50 font-semibold text-action-strong tabular"
            >
              {index + 1}
            </span>
            <p>
              <strong className="block font-semibold text-ink-950">{title}</strong>{' '}
              <span className="block text-sm text-ink-700">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <a href={AWARD_PATH} className="link inline-flex min-h-11 items-center">
          Vergabe im Einzelnen: was zählt und was wir wann fragen
        </a>
      </p>
    </section>
  )
}
