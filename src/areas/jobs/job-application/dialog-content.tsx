import { useEffect, useId, useRef, useState } from 'react'
import type { StepAddress } from '#forms/use-step-address.ts'
import { Button } from '#ui/button/button.tsx'
import { ApplicationForm } from './application-form.tsx'
import { Received } from './received.tsx'
import { steps } from './steps.ts'

type DialogContentProps = { jobSlug: string | null; title: string; address: StepAddress; onClose: () => void }

/** The form, then the view that says that it arrived. */
export function DialogContent({ jobSlug, title, address, onClose }: DialogContentProps) {
  const [reference, setReference] = useState<string | null>(null)
  const titleId = useId()
  const progress = useRef<'closed' | 'asked' | 'shown'>('closed')

  // The first step gets an entry in the history, too, so that going back from it closes the dialog and keeps the page.
  useEffect(() => {
    if (address.stepId !== null) progress.current = 'shown'
    else if (progress.current === 'shown') onClose()
    else if (progress.current === 'closed') {
      progress.current = 'asked'
      address.show(steps[0].id)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- when the address changes
  }, [address.stepId])

  if (reference !== null) {
    return (
      <Received reference={reference} takesFocus level={3}>
        <Button onClick={onClose}>Schließen</Button>
      </Received>
    )
  }
  return (
    <>
      <p id={titleId} hidden>
        {title}
      </p>
      <ApplicationForm jobSlug={jobSlug} address={address} labelledBy={titleId} level={3} onReceived={setReference} />
    </>
  )
}
