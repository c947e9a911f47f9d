import {
  BadgeEuro,
  CalendarCheck,
  Check,
  ClipboardCheck,
  Handshake,
  MapPin,
  MapPinned,
  Network,
  UserRound,
} from 'lucide-react'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Figures } from '#ui/figures/figures.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { partnershipTypes } from '../partner-application/texts.ts'
import { Arrive, type GivenTrades } from '../trades/arriving-trades.tsx'
import { texts } from '../trades/texts.ts'
import { TradeCards } from '../trades/trade-cards.tsx'
import type { PartnerWords } from './words.ts'

type OfferProps = { sought: GivenTrades; words: PartnerWords }

/** Presents a partnership with its demands, between the page's head and its form. */
export function Offer({ sought, words }: OfferProps) {
  const { title, figures } = words.figures
  return (
    <>
      {figures.length > 0 && <Figures title={title} figures={figures} />}
      <PartnershipTypes {...words.partnerships} />
      <SoughtTrades sought={sought} />
      <Advantages {...words} />
      <Requirements {...words.requirements} />
    </>
  )
}

function PartnershipTypes({ title, lead, general, local }: PartnerWords['partnerships']) {
  const kinds = [
    { ...partnershipTypes.general, Icon: Network, points: general },
    { ...partnershipTypes.local, Icon: MapPin, points: local },
  ]
  return (
    <Section labelledBy="partnerschaften">
      <SectionHeading id="partnerschaften" title={title} lead={lead} />
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

function Requirements({ title: heading, lead, cards }: PartnerWords['requirements']) {
  return (
    <Section tone="sand" labelledBy="voraussetzungen">
      <SectionHeading id="voraussetzungen" title={heading} lead={lead} />
      <ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text }, index) => (
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

const icons = [CalendarCheck, MapPinned, UserRound, ClipboardCheck, BadgeEuro, Handshake]

/** Six advantages and four more. */
function Advantages({ advantages, further }: Pick<PartnerWords, 'advantages' | 'further'>) {
  return (
    <Section labelledBy="vorteile">
      <SectionHeading id="vorteile" title={advantages.title} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {advantages.cards.map(({ place, title, text }) => {
          const Icon = icons[place] ?? Handshake
          return (
            <IconCard key={place} icon={<Icon aria-hidden="true" />} title={title}>
              <p>{text}</p>
            </IconCard>
          )
        })}
      </ul>
      <h3 className="mt-12 text-2xl">{further.title}</h3>
      <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {further.cards.map(({ title, text }) => (
          <li key={title} className="flex items-start gap-3.5">
            <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ok-600" />
            <p className="text-ink-700">
              <strong className="font-semibold text-ink-950">{`${title}:`}</strong> <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
