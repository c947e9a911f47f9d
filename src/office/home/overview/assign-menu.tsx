import { ChevronDown } from 'lucide-react'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { giveTo, ME, NOBODY } from '#office/desk/inbox/assignee-choice.ts'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import type { NextRow } from './read-next-due.server.ts'

// Beside it stands the deadline.
const line = 'inline-flex min-h-11 max-w-[calc(100%-9rem)] items-center [overflow-wrap:anywhere] lg:min-h-9'

/** Shows who works on the request; unfolded, one press gives it to somebody else. */
export function AssignMenu({ row }: { row: NextRow }) {
  const { id, version, contactName, assignee, choices } = row
  const who = `Zuständig: ${assignee ?? 'niemand'}`
  if (choices === null) return <p className={`${line} text-ink-600`}>{who}</p>
  return (
    // Above the link that fills the row.
    <details className="group relative z-10">
      <summary
        className={`${line} cursor-pointer list-none gap-1.5 text-ink-700 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden`}
      >
        <span>{who}</span>
        <span className="sr-only">{`, für ${contactName} ändern`}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <Form
        method="post"
        action="/verwaltung"
        preventScrollReset
        onSubmit={foldAway}
        className="flex flex-wrap gap-2 pt-1 pb-2"
      >
        <input type="hidden" name="intent" value="aendern" />
        <input type="hidden" name="request" value={`${id}:${version}`} />
        {choices.me && <Choice wanted={ME}>Ich</Choice>}
        {choices.colleagues.map((colleague) => (
          <Choice key={colleague.id} wanted={giveTo(colleague.id)}>
            {colleague.name}
          </Choice>
        ))}
        {assignee !== null && <Choice wanted={NOBODY}>Niemand</Choice>}
      </Form>
    </details>
  )
}

function Choice({ wanted, children }: { wanted: string; children: string }) {
  return (
    <SecondaryButton type="submit" name="wanted" value={wanted} className="[overflow-wrap:anywhere]">
      {children}
    </SecondaryButton>
  )
}

/** Chosen: the row says it again, and the focus stays on it. */
function foldAway({ currentTarget }: FormEvent<HTMLFormElement>) {
  const details = currentTarget.closest('details')
  details?.querySelector('summary')?.focus()
  details?.removeAttribute('open')
}
