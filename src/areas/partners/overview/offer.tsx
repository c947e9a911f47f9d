import { MapPin, Network } from 'lucide-react'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { partnershipTypes } from '../partner-application/texts.ts'
import { Arrive, type GivenTrades } from '../trades/arriving-trades.tsx'
import { texts } from '../trades/texts.ts'
import { TradeCards } from '../trades/trade-cards.tsx'
import { Advantages } from './advantages.tsx'
import { Requirements } from './requirements.tsx'

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

/** The claims of the specification's chapter 2. */
const figures = [
  { figure: '70+', label: 'betreute Einheiten' },
  { figure: '10+', label: 'Jahre Erfahrung' },
  { figure: '100%', label: 'zufriedene Mieter' },
  { figure: '12+', label: 'Partnerbetriebe' },
]

type OfferProps = { sought: GivenTrades }

/** What a partnership offers and asks for, between the page's head and its form. */
export function Offer({ sought }: OfferProps) {
  return (
    <>
      <Figures title="Die Zusammenarbeit in Zahlen" figures={figures} />
      <PartnershipTypes />
      <SoughtTrades sought={sought} />
      <Advantages />
      <Requirements />
    </>
  )
}

function PartnershipTypes() {
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

/** Which trades we look for. */
function SoughtTrades({ sought }: { sought: GivenTrades }) {
  return (
    // Not named after its heading: „Gewerk“ is what the form below calls its field.
    <Section tone="tint" id="gesuchte-gewerke">
      <SectionHeading id="gewerke" {...texts.heading} />
      <Arrive given={sought}>{(trades) => <TradeCards trades={trades} />}</Arrive>
    </Section>
  )
}
