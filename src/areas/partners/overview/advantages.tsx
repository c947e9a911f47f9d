import { BadgeEuro, CalendarCheck, Check, ClipboardCheck, Handshake, MapPinned, UserRound } from 'lucide-react'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import type { PartnerWords } from './words.ts'

const icons = [CalendarCheck, MapPinned, UserRound, ClipboardCheck, BadgeEuro, Handshake]

/** Six advantages and four more. */
export function Advantages({ advantages, further }: Pick<PartnerWords, 'advantages' | 'further'>) {
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
