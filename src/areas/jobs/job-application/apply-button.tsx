import { lazy, type ReactNode, Suspense, useState } from 'react'
import { href } from 'react-router'
import { useStepInHash } from '#forms/use-step-address.ts'
import type { ButtonProps } from '#ui/button/button.tsx'
import { DialogButton } from '#ui/button/dialog-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { texts } from './texts.ts'

/** The form and its rules are fetched when somebody applies. */
const loadContent = () => import('./dialog-content.tsx')
const DialogContent = lazy(async () => ({ default: (await loadContent()).DialogContent }))
const preload = () => void loadContent()

type ApplyButtonProps = {
  /** Null: an application on one's own initiative. */
  job: { slug: string; title: string } | null
  children: ReactNode
} & Pick<ButtonProps, 'variant' | 'size' | 'className'>

/** Opens the application; without JavaScript it leads to the application's page. */
export function ApplyButton({ job, children, ...looks }: ApplyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const address = useStepInHash('bewerbung')
  const title = job ? `Bewerbung: ${job.title}` : texts.unsolicited

  function close() {
    address.leave()
    setOpen(false)
  }

  return (
    <>
      <DialogButton
        page={job ? href('/job/:slug/bewerbung', { slug: job.slug }) : href('/jobs/initiativbewerbung')}
        onOpen={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        {...looks}
      >
        {children}
      </DialogButton>
      <Dialog open={isOpen} onClose={close} title={title} size="lg">
        <Suspense fallback={<p role="status">Das Formular wird geladen…</p>}>
          <DialogContent jobSlug={job?.slug ?? null} title={title} address={address} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
