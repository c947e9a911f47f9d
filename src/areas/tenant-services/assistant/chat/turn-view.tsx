import { Phone } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { HelpfulQuestion } from '#ui/helpful-question/helpful-question.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { type Danger, isOpen, type Numbers, type Turn } from '../answer.ts'
import { directionOf } from '../direction.ts'
import { sourcesOf } from '../model/prompt.ts'
import { texts } from '../texts.ts'
import { HandOvers, OwnAnswer } from './own-answer.tsx'
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
        <bdi>{turn.question}</bdi>
      </h3>
      <Card className="mr-auto w-full rounded-bl-sm! p-4 wrap-anywhere sm:p-6">
        {isOpen(turn) ? <Writing turn={turn} /> : <Finished turn={turn} />}
        {turn.state === 'done' && (
          <HelpfulQuestion
            action="/war-das-hilfreich/~assistent"
            heading="h4"
            asked={{ question: turn.question, labelledBy: id }}
            className="mt-6"
          />
        )}
      </Card>
    </article>
  )
}

function Writing({ turn: { answer, text } }: { turn: Turn }) {
  return (
    <div aria-live="off" aria-busy="true" className="grid gap-4">
      {answer && text !== '' && <WordedText text={text} sources={sourcesOf(answer)} isWriting />}
      <p className="text-ink-600">
        <span aria-hidden="true" className="mr-2 inline-block motion-safe:animate-pulse">
          ●
        </span>
        Der Assistent antwortet …
      </p>
    </div>
  )
}

function Finished({ turn: { answer, text, because, problem } }: { turn: Turn }) {
  const isWorded = answer !== null && text !== ''
  return (
    <div className="grid gap-5">
      {problem && <Notice tone="warning" title={problem} />}
      {because && <p className="text-ink-700">{because === 'no-answer' ? texts.noAnswer : texts.busy}</p>}
      {answer && (
        <div lang={answer.language} dir={directionOf(answer.language)} className="grid gap-5">
          {answer.danger && <DangerBox danger={answer.danger} />}
          {isWorded && <WordedText text={text} sources={sourcesOf(answer)} isWriting={false} />}
          {isWorded ? <HandOvers handOvers={answer.handOvers} /> : <OwnAnswer answer={answer} />}
          <NumbersBelow numbers={answer.numbers} />
        </div>
      )}
    </div>
  )
}

/** The last words of every answer, in its language. */
function NumbersBelow({ numbers: { title, calls } }: { numbers: Numbers }) {
  return (
    <div className="border-t border-ink-200 pt-4 text-sm text-ink-700">
      <p>{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {calls.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link inline-block py-1">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shows the steps to take at once; stands before everything else in an answer. */
function DangerBox({ danger: { title, steps, calls, report } }: { danger: Danger }) {
  return (
    <div className="rounded-card border-2 border-bad-600 bg-bad-50 p-4 sm:p-5">
      <h4 className="text-xl text-bad-800">{title}</h4>
      <ol className="mt-3 list-decimal space-y-1.5 ps-5 text-ink-900">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        {calls.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'danger' : 'secondary'}>
            <Phone aria-hidden="true" />
            <span>{label}</span>
          </ButtonLink>
        ))}
      </div>
      {report && (
        <p className="mt-5 text-ink-900">
          <span>{report.why}</span>{' '}
          <Link to={report.to} className="link font-semibold">
            {report.label}
          </Link>
        </p>
      )}
    </div>
  )
}
