import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { useStore } from '../store.ts'
import { dismissToast, type Toast, toastStore } from './toast.ts'

const tones = {
  success: {
    box: 'border-ok-200 bg-white text-ink-950',
    icon: 'text-ok-600',
    close: 'hover:bg-ink-100',
    Icon: CircleCheck,
  },
  info: { box: 'border-brand-200 bg-white text-ink-950', icon: 'text-action', close: 'hover:bg-ink-100', Icon: Info },
  error: {
    box: 'border-bad-700 bg-bad-600 text-white',
    icon: 'text-white',
    close: 'hover:bg-bad-800',
    Icon: OctagonAlert,
  },
}

/** The place where toasts appear. Once a page, near its end; both live regions exist before anything is said in them. */
export function Toaster() {
  const toast = useStore(toastStore)
  const shown = toast?.isOpen ? toast : null
  const regions = (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-4 top-20 z-[90] sm:w-[26rem] print:hidden',
        // A dialog has its buttons at the lower right.
        shown?.host ? 'sm:top-6 sm:mx-auto' : 'sm:top-auto sm:right-6 sm:bottom-24 sm:left-auto',
      )}
    >
      <div role="status" aria-live="polite">
        {shown && shown.tone !== 'error' && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert" aria-live="assertive">
        {shown?.tone === 'error' && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </div>
  )
  return shown?.host ? createPortal(regions, shown.host) : regions
}

function ToastCard({ toast }: { toast: Toast }) {
  const { box, icon, close, Icon } = tones[toast.tone]
  return (
    <div
      className={classNames(
        'pointer-events-auto flex items-start gap-3.5 rounded-card border p-4 shadow-overlay transition-[opacity,translate] duration-200 starting:opacity-0 motion-safe:starting:translate-y-3',
        box,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-6 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-sm">{toast.description}</p>}
        {toast.note && <p className="mt-0.5 text-sm">{toast.note}</p>}
      </div>
      <button
        type="button"
        aria-label="Meldung schließen"
        onClick={dismissToast}
        className={classNames('-mt-1.5 -mr-1.5 grid size-11 shrink-0 place-items-center rounded-full', close)}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
