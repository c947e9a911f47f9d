import { useEffect, useRef } from 'react'
import type { StepAddress } from './use-step-address.ts'

/**
 * Steps of a form in a dialog. The first one gets an entry in the history, too, so that going back from it closes the dialog and
 * keeps the page.
 */
export function useStepsInDialog(address: StepAddress, firstStepId: string, onClose: () => void) {
  const progress = useRef<'closed' | 'asked' | 'shown'>('closed')

  useEffect(() => {
    if (address.stepId !== null) progress.current = 'shown'
    else if (progress.current === 'shown') onClose()
    else if (progress.current === 'closed') {
      progress.current = 'asked'
      address.show(firstStepId)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- when the address changes
  }, [address.stepId])
}
