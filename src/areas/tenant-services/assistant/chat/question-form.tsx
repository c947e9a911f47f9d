import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { Button } from '#ui/button/button.tsx'
import { LONGEST_QUESTION } from '../answer.ts'

type QuestionFormProps = {
  error: string | null
  field: Ref<HTMLTextAreaElement>
  /** An answer is on its way: it can be stopped, and no second question is sent. */
  isBusy: boolean
  onAsk: (question: string) => void
  onStop: () => void
  /** Beside the button. */
  children: ReactNode
}

/** Posts to the page without a script; with one, Enter sends, Shift and Enter begin a line, Escape stops the answer. */
export function QuestionForm({ error, field, isBusy, onAsk, onStop, children }: QuestionFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) onAsk(String(new FormData(event.currentTarget).get('frage') ?? ''))
  }
  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape' && isBusy) onStop()
    const isField = event.target instanceof HTMLTextAreaElement
    if (event.key !== 'Enter' || !isField || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    // Keys of the field and the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      method="post"
      action="/chatbot"
      onSubmit={submit}
      onKeyDown={press}
      // Browsers keep the focused field where it is while the answer grows above it; the answer is what one looks at.
      className="grid gap-3 [overflow-anchor:none]"
      noValidate
    >
      <label htmlFor="frage" className="font-semibold text-ink-950">
        Ihre Frage
      </label>
      <textarea
        id="frage"
        name="frage"
        ref={field}
        required
        dir="auto"
        rows={2}
        maxLength={LONGEST_QUESTION}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'frage-fehler frage-hinweis' : 'frage-hinweis'}
        autoComplete="off"
        // Read before React is there, too (`prepareHydration`).
        enterKeyHint="send"
        className="field-control h-auto py-3"
      />
      {error && (
        <p id="frage-fehler" className="font-semibold text-bad-700">
          {error}
        </p>
      )}
      <p id="frage-hinweis" className="text-sm text-ink-600">
        Bitte keine Namen, Anschriften oder anderen persönlichen Angaben.{' '}
        <span className="needs-js pointer-coarse:hidden">
          Enter sendet, Umschalt und Enter beginnen eine neue Zeile, Esc hält die Antwort an.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {/* Two elements: one that became the other while it was pressed would send the form. */}
        {isBusy ? (
          <Button key="stop" onClick={onStop} size="lg" variant="secondary">
            Antwort anhalten
          </Button>
        ) : (
          <Button key="send" type="submit" size="lg">
            Frage stellen
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
