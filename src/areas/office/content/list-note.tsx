import X from 'lucide-react/icons/x'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { ShownNote } from './list-actions.server.ts'

/** What was just done, with its way back: stays at the lower edge, where a thumb is and wherever the list is scrolled to. */
export function ListNote({ base, note }: { base: string; note: ShownNote | null }) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  for (const name of ['hinweis', 'eintrag', 'platz']) params.delete(name)
  const address = `${base}${params.size > 0 ? `?${params}` : ''}`
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-20 flex justify-center lg:bottom-6 lg:left-60 print:hidden"
    >
      {note && (
        <div
          data-list-note=""
          className={classNames(
            'pointer-events-auto flex w-full max-w-xl items-center gap-x-2 rounded-card border bg-white py-2 pr-2 pl-4 shadow-overlay',
            note.tone === 'good' ? 'border-ok-200' : 'border-bad-600',
          )}
        >
          <p className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere] text-ink-950">{note.text}</p>
          {note.undo && (
            <Form method="post" action={address} preventScrollReset>
              <input type="hidden" name="entry" value={note.undo} />
              <Button type="submit" name="intent" value="rueckgaengig" size="sm" variant="secondary">
                Rückgängig
              </Button>
            </Form>
          )}
          <Link
            to={address}
            preventScrollReset
            aria-label="Hinweis schließen"
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-700 hover:bg-ink-100 hover:text-ink-950"
          >
            <X aria-hidden="true" className="size-5" />
          </Link>
        </div>
      )}
    </div>
  )
}
