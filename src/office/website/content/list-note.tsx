import { X } from 'lucide-react'
import { Form, Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import { FollowUpLink } from './follow-up-link.tsx'
import type { ShownNote } from './list-actions.server.ts'

// After taking the change back one goes on here, also where the row has come back to the list and the note with it (`keep-focus.ts`).
const FIRST = 'hinweis-zuerst'

/** Says to screen readers what was just done; `ListNote` shows it. Always there: what is not there before it speaks is not heard. */
export function NoteSpoken({ note }: { note: ShownNote | null }) {
  return (
    <p role="status" className="sr-only">
      {[note?.text, note?.next && `${note.next.text}.`].filter(Boolean).join(' ')}
    </p>
  )
}

/**
 * Tells the last change, with its undo: stays at the lower edge, where a thumb is and wherever the list is scrolled to. It stands in the
 * row that it is about, so that for the keyboard the way back comes next and not after all other rows.
 */
export function ListNote({ base, note }: { base: string; note: ShownNote }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  for (const name of ['hinweis', 'eintrag', 'platz']) params.delete(name)
  const address = `${base}${params.size > 0 ? `?${params}` : ''}`
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-20 z-20 mb-0! flex justify-center lg:bottom-6 lg:left-60 print:hidden">
      <div
        data-list-note=""
        className={classNames(
          'pointer-events-auto flex w-full max-w-xl items-center gap-x-2 rounded-card border bg-white py-2 pr-2 pl-4 shadow-overlay',
          note.tone === 'good' ? 'border-ok-200' : 'border-bad-600',
        )}
      >
        <p className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere] text-ink-950">
          <span>{note.text}</span>
          {note.next && <FollowUpLink {...note.next} />}
        </p>
        {note.undo && (
          <Form method="post" action={address} preventScrollReset>
            <input type="hidden" name="entry" value={note.undo} />
            <SecondaryButton id={FIRST} type="submit" name="intent" value="rueckgaengig">
              Rückgängig
            </SecondaryButton>
          </Form>
        )}
        <Link
          {...(note.undo === null && { id: FIRST })}
          to={address}
          preventScrollReset
          aria-label="Hinweis schließen"
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-700 hover:bg-ink-100 hover:text-ink-950"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </div>
  )
}
