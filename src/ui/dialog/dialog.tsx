import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Part } from '../part/part.tsx'

let locks = 0

type DialogProps = {
  open: boolean
  /** Asked to close: by Escape, by the close button, by `closeOnBackdrop`. The owner sets `open`. */
  onClose: () => void
  title: ReactNode
  /** `picker` is as wide as its content and a sheet from below on phones; the others fill a phone's screen. */
  size?: 'picker' | 'sm' | 'md' | 'lg' | 'xl'
  /** Only where nothing typed can be lost. */
  closeOnBackdrop?: boolean
  /** Its content is read rather than operated: it takes the focus, so that the arrow keys scroll it. */
  isText?: boolean
  /** Stays at the lower edge: buttons. */
  footer?: ReactNode
  children: ReactNode
}

const sheet = 'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none'
const sizes = {
  picker: 'w-fit max-sm:mb-0 max-sm:w-screen max-sm:max-w-none max-sm:rounded-b-none',
  sm: `sm:w-md ${sheet}`,
  md: `sm:w-2xl ${sheet}`,
  lg: `sm:w-4xl ${sheet}`,
  xl: `sm:w-6xl ${sheet}`,
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. Its content exists only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  size = 'md',
  closeOnBackdrop = false,
  isText = false,
  footer,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const unlockScroll = lockScroll()
    dialog.showModal()
    // The name is read first; the browser alone would choose the close button.
    heading.current?.focus({ preventScroll: true })
    return () => {
      unlockScroll()
      dialog.close()
    }
  }, [open])

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser closes by itself when Escape is pressed again after a refused close.
      onClose={(event) => {
        // One that stands open again was only closed and shown anew, as development's double effects do.
        const isClosed = event.target === event.currentTarget && !event.currentTarget.open
        if (open && isClosed) onClose()
      }}
      // Browsers that do not know it yet close by button and Escape only.
      {...(closeOnBackdrop && { closedby: 'any' })}
      className={classNames(
        'm-auto max-h-[min(92dvh,60rem)] max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-card bg-white p-0 text-start text-ink-800 shadow-overlay open:flex',
        'transition-opacity duration-200 starting:opacity-0 backdrop:bg-ink-950/55',
        sizes[size],
      )}
    >
      {open && (
        <>
          <div className="flex shrink-0 items-start justify-between gap-4 border-b border-ink-200 px-5 py-3.5 sm:px-7 sm:py-4">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 self-center text-xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Schließen"
              onClick={onClose}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-700 transition-colors hover:bg-ink-100 hover:text-ink-950 print:hidden"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <div
            {...(isText && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
            className={classNames(
              // Positioned, so that hidden texts inside scroll with it instead of stretching the dialog. Not `flex-1`: of its 0 % Safari
              // makes no height at all, since the browser's own rule gives a dialog `height: fit-content`.
              'relative min-h-0 flex-auto overflow-y-auto overscroll-contain focus-visible:-outline-offset-3!',
              size === 'picker' ? 'p-4 sm:p-5' : 'px-5 py-6 sm:px-7',
            )}
          >
            <Part>{children}</Part>
          </div>
          {footer && (
            <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-ink-200 bg-ink-50 px-5 py-4 sm:px-7 print:hidden">
              {footer}
            </div>
          )}
        </>
      )}
    </dialog>
  )
}

/** Keeps the page still behind a dialog, in the room that its scroll bar took. Returns what undoes it; dialogs may nest. */
function lockScroll(): () => void {
  const { documentElement: page } = document
  locks += 1
  if (locks === 1) {
    const scrollBarPx = window.innerWidth - page.clientWidth
    page.style.overflow = 'hidden'
    page.style.paddingRight = `${scrollBarPx}px`
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    page.style.overflow = ''
    page.style.paddingRight = ''
  }
}
