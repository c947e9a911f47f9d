import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import type { PartnerWords } from './words.ts'

export function Requirements({ title: heading, lead, cards }: PartnerWords['requirements']) {
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
