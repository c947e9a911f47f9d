import { useId } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { sourcesOf } from '../model/sources.ts'
import { texts } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { DangerBox } from './danger-box.tsx'
import { LeadList, OwnAnswer } from './own-answer.tsx'
import { WordedText } from './worded-text.tsx'

/** A question and its answer. While a model writes, the words are not read out one by one; the finished answer is. */
export function TurnView({ turn }: { turn: Turn }) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="grid gap-4">
      <h3
        id={id}
        className="ml-auto max-w-[90%] rounded-card rounded-br-sm bg-brand-100 px-4 py-3 text-base font-semibold wrap-anywhere whitespace-pre-line text-ink-950 hyphens-manual sm:max-w-[80%]"
      >
        <span className="sr-only">Sie fragten: </span>
        {turn.question}
      </h3>
      {turn.state === 'waiting' || turn.state === 'writing' ? (
        <Writing turn={turn} />
      ) : (
        <Card className="mr-auto w-full rounded-bl-sm! p-4 wrap-anywhere sm:p-6">
          <Finished turn={turn} />
        </Card>
      )}
    </article>
  )
}

function Writing({ turn: { answer, text } }: { turn: Turn }) {
  return (
    <Card className="mr-auto w-full rounded-bl-sm! p-4 wrap-anywhere sm:p-6">
      <div aria-live="off" aria-busy="true" className="grid gap-4">
        {answer && text !== '' && <WordedText text={text} sources={sourcesOf(answer)} isWriting />}
        <p className="text-ink-600">
          <span aria-hidden="true" className="mr-2 inline-block motion-safe:animate-pulse">
            ●
          </span>
          Der Assistent antwortet …
        </p>
      </div>
    </Card>
  )
}

function Finished({ turn: { answer, text, because, problem } }: { turn: Turn }) {
  const isWorded = answer !== null && text !== ''
  return (
    <div className="grid gap-5">
      {problem && <Notice tone="warning" title={problem} />}
      {because && <p className="text-ink-700">{because === 'no-answer' ? texts.noAnswer : texts.busy}</p>}
      {answer?.danger && <DangerBox danger={answer.danger} />}
      {answer && isWorded && <WordedText text={text} sources={sourcesOf(answer)} isWriting={false} />}
      {answer && (isWorded ? <LeadList leads={answer.leads} /> : <OwnAnswer answer={answer} />)}
    </div>
  )
}
