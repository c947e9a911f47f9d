import { CalendarHeart, GraduationCap, HandCoins, MapPin, ShieldCheck, Users } from 'lucide-react'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import type { JobsWords } from './words.ts'

const icons = [HandCoins, CalendarHeart, ShieldCheck, GraduationCap, MapPin, Users]

export function Benefits({ title, cards }: JobsWords['benefits']) {
  return (
    <Section tone="sand" labelledBy="vorteile">
      <SectionHeading id="vorteile" title={title} />
      <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => {
          const Icon = icons[card.place] ?? Users
          return (
            <li key={card.place} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-1 size-8 shrink-0 stroke-[1.6] text-action" />
              <div>
                <h3 className="text-xl">{card.title}</h3>
                <p className="mt-1.5 text-ink-700">{card.text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
