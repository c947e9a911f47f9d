import { ArrowRight, Building2, ClipboardList, HardHat, KeyRound, MessagesSquare, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { offeredOf } from '#company/offered.ts'
import { Card } from '#ui/card/card.tsx'
import { IconMark } from '#ui/card/icon-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import type { HomeWords } from './words.ts'

/** Where the cards lead, in their order. */
const ways = [
  { Icon: KeyRound, to: '/vermietung' },
  { Icon: ClipboardList, to: '/mieterinfos' },
  { Icon: Wrench, to: '/schadensmeldung' },
  { Icon: Building2, to: '/hausverwaltung' },
  { Icon: HardHat, to: '/instandhaltungsarbeiten' },
  { Icon: MessagesSquare, to: '/kontakt' },
] as const

/** In rows of three, the last of them filled: one card left over, and four stand two by two; two left over share its width. */
function widthOf(index: number, count: number): string {
  const wide = [0, 4, 2][count % 3] ?? 0
  return index < count - wide ? 'lg:col-span-2' : 'lg:col-span-3'
}

export function Services({ title, lead, cards }: HomeWords['services']) {
  const all = cards.flatMap(({ place, ...said }) => {
    const way = ways[place]
    return way ? [{ ...way, said }] : []
  })
  const shown = offeredOf(all)
  return (
    <Section labelledBy="leistungen">
      <SectionHeading id="leistungen" title={title} lead={lead} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6 lg:gap-6">
        {shown.map(({ Icon, to, said }, index) => (
          <Card
            key={to}
            as="li"
            interactive
            className={`flex flex-col p-5 sm:p-7 sm:max-lg:last:odd:col-span-2 ${widthOf(index, shown.length)}`}
          >
            <div className="flex items-center gap-4 sm:block">
              <IconMark className="sm:mb-5">
                <Icon aria-hidden="true" />
              </IconMark>
              <h3 className="text-xl">{said.title}</h3>
            </div>
            <p className="mt-3 mb-4 text-ink-700 sm:mt-2 sm:mb-5">{said.text}</p>
            <Link
              to={to}
              prefetch="intent"
              viewTransition
              className="card-link mt-auto inline-flex items-center gap-2 font-semibold text-action group-hover:text-action-strong"
            >
              <span>{said.action}</span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform motion-safe:group-hover:translate-x-1"
              />
            </Link>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
