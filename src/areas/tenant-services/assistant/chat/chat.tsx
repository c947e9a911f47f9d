import { useEffect, useRef, useState } from 'react'
import { offers } from '#company/offered.ts'
import { site } from '#site'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/button/button.tsx'
import type { Turn } from '../answer.ts'
import { QuestionForm } from './question-form.tsx'
import { TurnView } from './turn-view.tsx'
import { useChat } from './use-chat.ts'

const examples = () => [
  `Gibt es freie 2-Zimmer-Wohnungen in ${site.places.names[1] ?? site.places.first}?`,
  'Welche Unterlagen brauche ich für die Bewerbung?',
  ...(offers('help_centre') || offers('damage_reports') ? ['Die Heizung bleibt kalt. Was kann ich tun?'] : []),
  ...(offers('help_centre') ? ['Wie trenne ich den Müll?'] : []),
]

type ChatProps = {
  /** The question of the page's address or form. */
  first: Turn | null
  error: string | null
}

/** The conversation: what was said, then the field. The focus stays in the field. */
export function Chat({ first, error }: ChatProps) {
  const { turns, isBusy, ask, stop, clear } = useChat(first)
  const [problem, setProblem] = useState(error)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const newest = turns.at(-1)?.key ?? 0

  // A new question comes to the top, so that its answer is read from its beginning.
  useEffect(() => {
    if (newest > 0) log.current?.querySelector('article:last-of-type')?.scrollIntoView({ block: 'start' })
  }, [newest])

  function send(question: string) {
    if (question.trim() === '') {
      setProblem('Bitte schreiben Sie Ihre Frage in das Feld.')
      field.current?.focus()
      return
    }
    setProblem(null)
    void ask(question).then((isAnswered) => {
      // A question is not typed again after a lost line.
      if (!isAnswered && field.current?.value === '') field.current.value = question
    })
    if (field.current) {
      field.current.value = ''
      field.current.focus({ preventScroll: true })
    }
  }
  function halt() {
    stop()
    field.current?.focus({ preventScroll: true })
  }
  function restart() {
    clear()
    field.current?.focus()
  }

  return (
    <div className="grid gap-8">
      {/* Read with the arrow keys and scrolled by keyboard, as any log. */}
      <div
        ref={log}
        role="log"
        aria-label="Gespräch"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={turns.length > 0 ? 0 : undefined}
        className={classNames('grid gap-8 rounded-card', turns.length === 0 && '-mb-8')}
      >
        {turns.map(({ key, ...turn }) => (
          <TurnView key={key} turn={turn} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {isBusy ? 'Der Assistent antwortet.' : turns.length > 0 ? 'Die Antwort ist da.' : ''}
      </p>
      {turns.length === 0 && <Examples onAsk={send} />}
      <QuestionForm field={field} error={problem} isBusy={isBusy} onAsk={send} onStop={halt}>
        {turns.length > 0 && !isBusy && (
          <Button variant="quiet" size="lg" onClick={restart} className="needs-js">
            Neues Gespräch
          </Button>
        )}
      </QuestionForm>
    </div>
  )
}

/** Questions to begin with. Without a script they are links that the page answers. */
function Examples({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div>
      <h3 className="text-base font-semibold">Zum Beispiel</h3>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {examples().map((question) => (
          <li key={question}>
            <a
              href={`/chatbot?frage=${encodeURIComponent(question)}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return
                event.preventDefault()
                onAsk(question)
              }}
              className="inline-flex min-h-11 items-center rounded-full border border-brand-300 bg-white px-4 py-2 text-sm text-action hover:border-action hover:bg-brand-50"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
