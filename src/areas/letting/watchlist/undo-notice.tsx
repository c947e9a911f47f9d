import { Undo2, X } from 'lucide-react'
import { plural } from '#ui/format.ts'
import { changeKept, type Kept } from './kept.ts'

type UndoNoticeProps = { before: Kept[] | null; count: number; dismiss: () => void }

/** The button that was pressed may be gone: the focus goes to the one that takes it back. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

export function UndoNotice({ before, count, dismiss }: UndoNoticeProps) {
  return (
    <div role="status" className="fixed bottom-4 left-4 z-40 max-w-[calc(100%-6rem)] print:hidden">
      {before && (
        <div className="flex flex-wrap items-center gap-x-2 rounded-card bg-ink-950 py-1.5 pr-1.5 pl-4 text-white shadow-overlay">
          <span>{`${plural(count, 'Wohnung', 'Wohnungen')} entfernt`}</span>
          <button
            // One taken away after another brings a new button, which takes the focus again.
            key={before.length}
            ref={takeFocus}
            type="button"
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold underline underline-offset-4"
            onClick={() => changeKept(() => before)}
          >
            <Undo2 aria-hidden="true" className="size-5" /> Rückgängig
          </button>
          <button
            type="button"
            aria-label="Meldung schließen"
            className="grid size-11 place-items-center rounded-control"
            onClick={dismiss}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </div>
  )
}
