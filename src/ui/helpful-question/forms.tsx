import { type SubmitEvent, useId } from 'react'
import { Button } from '#ui/button/button.tsx'

type OnSubmit = { onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void }

export const LONGEST_MISSING = 300

export const QUESTION = 'War das hilfreich?'
export const THANKS = 'Danke für Ihre Antwort.'
export const ALL_THANKS = 'Danke. Das hilft uns, besser zu antworten.'

/** `question`: what an answer was to, sent along with „Ja“ or „Nein“. */
type VoteFormProps = { action: string; labelledBy: string; question?: string | undefined } & OnSubmit

/** „Ja“ or „Nein“: a plain post. */
export function VoteForm({ action, labelledBy, question, onSubmit }: VoteFormProps) {
  return (
    <form method="post" action={action} aria-labelledby={labelledBy} onSubmit={onSubmit} className="flex gap-3">
      {question !== undefined && <input type="hidden" name="frage" value={question} />}
      <Button type="submit" name="antwort" value="ja" variant="secondary">
        Ja
      </Button>
      <Button type="submit" name="antwort" value="nein" variant="secondary">
        Nein
      </Button>
    </form>
  )
}

type MissingFormProps = { action: string; number: string; typed?: string; fault?: string | undefined } & OnSubmit

/** „Was hat gefehlt?“, by wish, in one line. */
export function MissingForm({ action, number, typed, fault, onSubmit }: MissingFormProps) {
  const id = useId()
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="nummer" value={number} />
      <label htmlFor={id} className="font-semibold text-ink-950">
        Was hat gefehlt?
      </label>
      <p id={`${id}-hinweis`} className="mt-1 text-ink-600">
        Freiwillig. Bitte ohne Namen: Wir können darauf nicht antworten.
      </p>
      {fault && (
        <p id={`${id}-fehler`} role="alert" className="mt-2 font-semibold text-bad-700">
          {fault}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          id={id}
          name="gefehlt"
          defaultValue={typed}
          required
          maxLength={LONGEST_MISSING}
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fehler ${id}-hinweis` : `${id}-hinweis`}
          className="min-h-12 min-w-0 flex-1 basis-60 rounded-control border border-ink-500 bg-white px-4 text-ink-950"
        />
        <Button type="submit" variant="secondary">
          Senden
        </Button>
      </div>
    </form>
  )
}
