import { site } from '#site'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'

/** The first two are the specification's chapter 9; the law behind the others stands in their texts. */
const requirements = () => [
  {
    title: 'Betriebshaftpflicht',
    text: 'Ihre Versicherung deckt Schäden bis mindestens 1 Million Euro.',
  },
  {
    title: 'Einsatzgebiet',
    text: `Sie arbeiten im Umkreis von höchstens 50 km um ${site.address.city}.`,
  },
  {
    title: 'Eintragung',
    text: 'Ihr Betrieb steht in der Handwerksrolle, wo Ihr Gewerk zulassungspflichtig ist (§ 1 Handwerksordnung); sonst genügt die Gewerbeanmeldung.',
  },
  {
    title: 'Freistellung für Bauleistungen',
    text: 'Wer Bauleistungen ausführt, hat eine gültige Freistellungsbescheinigung des Finanzamts (§ 48b Einkommensteuergesetz).',
  },
  {
    title: 'Verlässliche Termine',
    text: 'Sie halten vereinbarte Termine ein oder sagen rechtzeitig Bescheid.',
  },
  {
    title: 'Guter Umgang',
    text: 'Sie arbeiten sauber, stellen sich an der Tür vor und sind freundlich zu unseren Mietern.',
  },
]

export function Requirements() {
  return (
    <Section tone="sand" labelledBy="voraussetzungen">
      <SectionHeading
        id="voraussetzungen"
        title="Das bringen Sie mit"
        lead="Sechs Dinge, die wir bei allen Partnern voraussetzen. Nachweise laden Sie mit der Bewerbung hoch oder bringen sie zum Gespräch mit."
      />
      <ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {requirements().map(({ title, text }, index) => (
          <li key={title} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-white font-bold text-action tabular"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-700">
                <KeepTogether text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
