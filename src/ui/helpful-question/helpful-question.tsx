import { type SubmitEvent, useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ALL_THANKS, MissingForm, QUESTION, THANKS, VoteForm } from './forms.tsx'

const FAILED = 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.'
const MISSING_FAILED =
  'Das hat nicht geklappt. Bitte schreiben Sie in Worten, was gefehlt hat, oder versuchen Sie es später noch einmal.'

/** `number`: of the answer that was given; empty once everything is said. */
type Stage = { number: string | null; hasFailed: boolean; isSending: boolean }

type HelpfulQuestionProps = {
  /** Where both forms post to. */
  action: string
  heading?: 'h2' | 'h4'
  /** The question that was answered, which goes along, and the id of its heading. */
  asked?: { question: string; labelledBy: string }
  className?: string
}

/** Below an article or an answer. The page stays: the post is the same as without JavaScript, and where it leads says how it went. */
export function HelpfulQuestion({ action, heading: Heading = 'h2', asked, className }: HelpfulQuestionProps) {
  const id = useId()
  const [{ number, hasFailed, isSending }, setStage] = useState<Stage>({
    number: null,
    hasFailed: false,
    isSending: false,
  })

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)])
    setStage({ number, hasFailed: false, isSending: true })
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) })
      const given = new URL(answer.url).searchParams.get('nummer') ?? ''
      setStage({ number: answer.ok ? given : number, hasFailed: !answer.ok, isSending: false })
    } catch {
      setStage({ number, hasFailed: true, isSending: false })
    }
  }

  const labelledBy = asked ? `${id} ${asked.labelledBy}` : id
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => void send(event)
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames('max-w-[68ch] space-y-3 border-t border-ink-200 pt-5 print:hidden', className)}
    >
      <Heading id={id} className="text-lg">
        {QUESTION}
      </Heading>
      {number === null && (
        <>
          <VoteForm action={action} labelledBy={labelledBy} question={asked?.question} onSubmit={onSubmit} />
          {asked && (
            <p className="text-sm text-ink-600">
              Mit Ihrer Antwort speichern wir die Frage, 180 Tage lang und ohne E-Mail-Adressen und Telefonnummern. Von
              wem sie ist, speichern wir nicht.
            </p>
          )}
        </>
      )}
      <p role="status" className="empty:hidden">
        {number === null ? '' : number === '' ? ALL_THANKS : THANKS}
      </p>
      {number && <MissingForm action={action} number={number} onSubmit={onSubmit} />}
      {hasFailed && <p role="alert">{number ? MISSING_FAILED : FAILED}</p>}
    </section>
  )
}
