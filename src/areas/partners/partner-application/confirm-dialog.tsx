import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { texts } from './texts.ts'

type ConfirmDialogProps = { open: boolean; onCancel: () => void; onSend: () => void }

/** Asks once more before the application leaves. */
export function ConfirmDialog({ open, onCancel, onSend }: ConfirmDialogProps) {
  const { title, question, cancel, send } = texts.confirm
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="picker"
      closeOnBackdrop
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button onClick={onSend}>{send}</Button>
        </>
      }
    >
      <p className="px-1 text-lg sm:px-2">{question}</p>
    </Dialog>
  )
}
