import { useId, useState } from 'react'
import { type StepAddress, useStepsInDialog } from '#forms/use-step-address.ts'
import { Button } from '#ui/button/button.tsx'
import { ApplicationForm } from './application-form.tsx'
import { Received } from './received.tsx'
import { jobForm } from './fields.ts'

type DialogContentProps = { jobSlug: string | null; title: string; address: StepAddress; onClose: () => void }

/** The form, then the view that says that it arrived. */
export function DialogContent({ jobSlug, title, address, onClose }: DialogContentProps) {
  const [reference, setReference] = useState<string | null>(null)
  const titleId = useId()
  useStepsInDialog(address, jobForm.steps[0].id, onClose)

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
