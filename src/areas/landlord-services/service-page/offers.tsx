import { Card } from '#ui/card/card.tsx'
import { IconMark } from '#ui/card/icon-card.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import type { ServiceContent } from './content.ts'

export function Offers({ title, lead, cards }: ServiceContent['offers']) {
  return (
    <Section tone="tint" labelledBy="leistungen">
      <SectionHeading id="leistungen" title={title} lead={lead} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-4">
        {cards.map((card) => (
          <Card key={card.title} as="li" className="p-5 sm:p-7">
            <div className="flex items-center gap-4 xl:block">
              <IconMark className="xl:mb-5">
                <card.Icon aria-hidden="true" />
              </IconMark>
              <h3 className="min-w-0 text-xl">{card.title}</h3>
            </div>
            <p className="mt-3 text-ink-700">
              <KeepTogether text={card.text} />
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
