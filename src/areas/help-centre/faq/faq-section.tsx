import { Plus } from 'lucide-react'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { ProseHtml } from '../articles/prose-html.tsx'
import type { Question } from './question.ts'

type FaqSectionProps = {
  /** Undefined while they are read. */
  questions: Question[] | undefined
  /** The one that is open from the start. */
  openId?: string
}

/** Questions that open one by one, as many at once as the reader likes. */
export function FaqSection({ questions, openId }: FaqSectionProps) {
  if (questions?.length === 0) return null
  return (
    <Section labelledBy="faq" width="narrow">
      <SectionHeading id="faq" title="Häufige Fragen" lead="Das werden wir am häufigsten gefragt." />
      {questions ? (
        <div className="divide-y divide-ink-200 border-y border-ink-200">
          {questions.map((question) => (
            <details key={question.id} open={question.id === openId} className="group">
              <summary className="flex list-none items-start justify-between gap-4 py-5 text-lg font-semibold text-ink-950 hover:text-action-strong [&::-webkit-details-marker]:hidden">
                <h3 className="text-[1em] font-semibold text-inherit">{question.question}</h3>
                <Plus
                  aria-hidden="true"
                  className="mt-0.5 size-6 shrink-0 text-action transition-[rotate] group-open:rotate-45 print:hidden"
                />
              </summary>
              <div className="pb-6">
                <ProseHtml html={question.answerHtml} />
              </div>
            </details>
          ))}
        </div>
      ) : (
        <SkeletonGroup label="Fragen werden geladen …" hideLabel className="grid gap-3">
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </SkeletonGroup>
      )}
    </Section>
  )
}
