import { type SubmitEvent, useId, useState } from 'react'
import { ALL_THANKS, MissingForm, QUESTION, THANKS, VoteForm } from './forms.tsx'

const FAILED = 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.'
const MISSING_FAILED =
  'Das hat nicht geklappt. Bitte schreiben Sie in Worten, was gefehlt hat, oder versuchen Sie es später noch einmal.'

/** `number`: of the answer that was given; empty once everything is said. */
type Stage = { number: string | null; hasFailed: boolean; isSending: boolean }

/** Below an article. The page stays: the post is the same as without JavaScript, and where it leads says how it went. */
export function HelpfulQuestion({ slug }: { slug: string }) {
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

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => void send(event)
  return (
    <section aria-labelledby={id} className="mt-8 max-w-[68ch] space-y-3 border-t border-ink-200 pt-5 print:hidden">
      <h2 id={id} className="text-lg">
        {QUESTION}
      </h2>
      {number === null && <VoteForm slug={slug} labelledBy={id} onSubmit={onSubmit} />}
      <p role="status" className="empty:hidden">
        {number === null ? '' : number === '' ? ALL_THANKS : THANKS}
      </p>
      {number && <MissingForm slug={slug} number={number} onSubmit={onSubmit} />}
      {hasFailed && <p role="alert">{number ? MISSING_FAILED : FAILED}</p>}
    </section>
  )
}
