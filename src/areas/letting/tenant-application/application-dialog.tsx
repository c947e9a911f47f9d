import { lazy, Suspense } from 'react'
import { useStepInHash } from '#forms/use-step-address.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'

export type ApplicationDialogProps = {
  apartmentId: string
  apartmentName: string
  open: boolean
  onClose: () => void
  /** It was received, and the dialog closes. */
  onReceived: (reference: string) => void
}

/** The form and its rules are fetched when somebody applies, not with every flat's page. */
const loadContent = () => import('./dialog-content.tsx')
const DialogContent = lazy(async () => ({ default: (await loadContent()).DialogContent }))

/** For a button that opens the dialog: begins to fetch the form on intent (`onPointerEnter`, `onFocus`). */
export function preloadApplicationDialog(): void {
  void loadContent()
}

/**
 * „Bewerbung für …“: the tenant application with this flat chosen. It closes once the application was received. The browser's back
 * button leads through its steps and, from the first, out of it.
 */
export function ApplicationDialog({ apartmentId, apartmentName, open, onClose, onReceived }: ApplicationDialogProps) {
  const address = useStepInHash('bewerbung')

  function close() {
    address.leave()
    onClose()
  }

  function receive(reference: string) {
    close()
    onReceived(reference)
  }

  return (
    <Dialog open={open} onClose={close} title={`Bewerbung für ${apartmentName}`} size="lg">
      <Suspense fallback={<p role="status">Das Formular wird geladen…</p>}>
        <DialogContent apartmentId={apartmentId} address={address} onClose={close} onReceived={receive} />
      </Suspense>
    </Dialog>
  )
}
