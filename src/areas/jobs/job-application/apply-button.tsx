import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { href } from 'react-router'
import { useStepInHash } from '#forms/use-step-address.ts'
import { ButtonLink, type ButtonLinkProps } from '#ui/button/button.tsx'
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
} & Pick<ButtonLinkProps, 'variant' | 'size' | 'className'>

/** A link to the application's page; with JavaScript it opens the dialog instead. */
export function ApplyButton({ job, children, ...looks }: ApplyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const address = useStepInHash('bewerbung')
  const title = job ? `Bewerbung: ${job.title}` : texts.unsolicited

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // A visitor who wants another tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  function close() {
    address.leave()
    setOpen(false)
  }

  return (
    <>
      <ButtonLink
        to={job ? href('/job/:slug/bewerbung', { slug: job.slug }) : href('/jobs/initiativbewerbung')}
        prefetch="none"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        {...looks}
      >
        {children}
      </ButtonLink>
      <Dialog open={isOpen} onClose={close} title={title} size="lg">
        <Suspense fallback={<p role="status">Das Formular wird geladen…</p>}>
          <DialogContent jobSlug={job?.slug ?? null} title={title} address={address} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
