import { MapPin, Network } from 'lucide-react'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { partnershipTypes } from '../partner-application/texts.ts'

const kinds = [
  {
    ...partnershipTypes.general,
    Icon: Network,
    points: [
      'Aufträge aus dem ganzen Bestand, das ganze Jahr über',
      'Geplante Arbeiten mit Vorlauf, dazu Reparaturen nach Absprache',
      'Gut für Betriebe mit mehreren Mitarbeitern',
    ],
  },
  {
    ...partnershipTypes.local,
    Icon: MapPin,
    points: [
      'Kurze Wege: nur die Häuser und Orte, die Sie wählen',
      'Sie kennen das Haus, und die Mieter kennen Sie',
      'Gut für kleine Betriebe und Einzelmeister',
    ],
  },
]

export function PartnershipTypes() {
  return (
    <Section labelledBy="partnerschaften">
      <SectionHeading
        id="partnerschaften"
        title="Zwei Arten der Partnerschaft"
        lead="Beide sind gleich viel wert. Wählen Sie, was zu Ihrem Betrieb passt; wechseln können Sie später."
      />
      <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
        {kinds.map(({ Icon, label, hint, points }) => (
          <IconCard key={label} icon={<Icon aria-hidden="true" />} title={label}>
            <p>{hint}</p>
            <ul className="mt-4 list-disc space-y-1.5 pl-5 marker:text-action">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </IconCard>
        ))}
      </ul>
    </Section>
  )
}
