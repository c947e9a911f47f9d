import { useEffect, useRef } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'

/** Where the browser keeps which step is shown, so that its back button leads through the steps. */
export type StepAddress = {
  stepId: string | null
  /** `fromReview`: a visit to correct something, after which the last step is next. */
  show(stepId: string, how?: { replace?: boolean; fromReview?: boolean }): void
  /** Back to the step before, without adding to the history when that is where the visitor came from. */
  back(stepId: string): void
  /** Out of the steps, to where the visitor was before the first of them. */
  leave(): void
  isFromReview: boolean
}

/** `?schritt=adresse`: for a page of its own. The page's `shouldRevalidate` leaves its data alone when only this changes. */
export function useStepInSearch(parameter = 'schritt'): StepAddress {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  return useSteps(parameters.get(parameter), (stepId) => {
    const next = new URLSearchParams(search)
    next.set(parameter, stepId)
    return { search: `?${next}` }
  })
}

/** `#bewerbung-adresse`: for a dialog, above a page whose address stays what it is. */
export function useStepInHash(prefix: string): StepAddress {
  const { hash, search } = useLocation()
  const stepId = hash.startsWith(`#${prefix}-`) ? hash.slice(prefix.length + 2) : null
  return useSteps(stepId, (next) => ({ search, hash: `#${prefix}-${next}` }))
}

/** In the history entry of a step. `depth` counts the entries since the form was begun. */
type StepState = { cameFrom?: string | null; isFromReview?: boolean; depth?: number } | null

function useSteps(stepId: string | null, addressOf: (stepId: string) => To): StepAddress {
  const navigate = useNavigate()
  const { search, state: given } = useLocation()
  const state = given as StepState

  return {
    stepId,
    isFromReview: state?.isFromReview === true,
    show(next, { replace = false, fromReview = false } = {}) {
      const depth = (state?.depth ?? 0) + (replace ? 0 : 1)
      const cameFrom = replace ? (state?.cameFrom ?? null) : stepId
      const nextState: StepState = { cameFrom, isFromReview: fromReview, depth }
      void navigate(addressOf(next), { replace, state: nextState, preventScrollReset: true })
    },
    back(previous) {
      if (state?.cameFrom === previous) void navigate(-1)
      else void navigate(addressOf(previous), { replace: true, state, preventScrollReset: true })
    },
    leave() {
      if (stepId === null) return
      if (state?.depth) void navigate(-state.depth)
      else void navigate({ search }, { replace: true, preventScrollReset: true })
    },
  }
}

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
