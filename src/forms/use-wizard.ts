import { useEffect, useRef } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { FieldErrors } from './form-context.ts'
import type { StepAddress } from './use-step-address.ts'
import type { SubmissionFormState } from './use-submission-form.ts'

/** A step with the fields that it asks for. A name stands for its parts, too: `members` for `members.0.name`. */
export type StepFields = { id: string; fields: readonly string[] }

/** `holdsFiles`: its chosen files live in its inputs, so once shown these stay in the document while other steps are. */
export type WizardStep = StepFields & { title: string; lead?: string; holdsFiles?: boolean }

/** Whether a step asks for a field, or for a part of it. */
export const asksFor = ({ fields }: StepFields, name: string) =>
  fields.some((field) => name === field || name.startsWith(`${field}.`))

/** The messages that belong to one step. */
export function errorsOfStep(step: StepFields, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => asksFor(step, name)))
}

/** Index of the first step with a message; the number of steps when there is none. */
export function firstBrokenStep(steps: readonly StepFields[], errors: FieldErrors): number {
  const names = Object.keys(errors)
  const index = steps.findIndex((step) => names.some((name) => asksFor(step, name)))
  return index === -1 ? steps.length : index
}

/**
 * Where an address that names a step leads: to that step when all before it are fine, else to the first that is not. An unknown or
 * missing name is the first step.
 */
export function reachableStep(steps: readonly StepFields[], wantedId: string | null, errors: FieldErrors): number {
  const wanted = Math.max(
    0,
    steps.findIndex((step) => step.id === wantedId),
  )
  return Math.min(wanted, firstBrokenStep(steps, errors))
}

/** Messages of a step that is not shown, by field. */
export type OpenPoint = { stepId: string; errors: FieldErrors }

type WizardOptions = {
  /** Any step may be left before it is filled in; its messages are listed in the others and refuse the form when it is sent. */
  checksAtEnd?: boolean
}

/** Leads through the steps of one form: which is shown, whether the next may be, where the focus goes. */
export function useWizard<Step extends WizardStep>(
  steps: readonly [Step, ...Step[]],
  form: SubmissionFormState,
  address: StepAddress,
  { checksAtEnd = false }: WizardOptions = {},
) {
  const { stepId } = address
  const index = Math.max(
    0,
    steps.findIndex((step) => step.id === stepId),
  )
  const step = steps[index] ?? steps[0]
  const isLast = index === steps.length - 1
  const title = useRef<HTMLHeadingElement>(null)
  const shownBefore = useRef(index)
  const isHydrated = useHydrated()

  // An address can name a step that is not due yet, by a bookmark or after the draft expired.
  useEffect(() => {
    if (index === 0 || form.submission.kind === 'received') return
    if (checksAtEnd) return
    const reachable = steps[reachableStep(steps, stepId, form.check())]
    if (reachable && reachable.id !== step.id) address.show(reachable.id, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- when the address changes, not at every key press
  }, [stepId])

  // A fault of an earlier step, found by the server or at the end, is shown where it can be corrected.
  useEffect(() => {
    const broken = steps[firstBrokenStep(steps, form.faults.found)]
    if (broken && broken.id !== step.id) address.show(broken.id)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each check
  }, [form.faults.check])

  useEffect(() => {
    if (shownBefore.current === index) return
    shownBefore.current = index
    // After sending the form begins anew, but the visitor looks at the confirmation.
    const isBegunAnew = index === 0 && form.submission.kind === 'received'
    if (!title.current || isBegunAnew) return
    // The bar with the step's number stands above the heading.
    title.current.parentElement?.scrollIntoView({ block: 'start' })
    if (Object.keys(errorsOfStep(step, form.faults.found)).length === 0) title.current.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- when the step changes, not at every key press
  }, [index])

  return {
    steps,
    step,
    index,
    isFirst: index === 0,
    checksAtEnd,
    isLast,
    titleRef: title,
    isFromReview: address.isFromReview && !isLast,
    /** To the next step, if what this one asks for is fine; else its messages are shown. */
    next() {
      if (!checksAtEnd) {
        const errors = errorsOfStep(step, form.check())
        if (Object.keys(errors).length > 0) return form.report(errors)
        form.faults.clear()
      }
      const following = address.isFromReview ? steps.at(-1) : steps[index + 1]
      if (following) address.show(following.id)
    },
    back() {
      const previous = steps[index - 1]
      if (!previous) return
      if (!checksAtEnd) form.faults.clear()
      address.back(previous.id)
    },
    /** Messages of other steps, as far as they were left or the form was to be sent. */
    openPoints(): OpenPoint[] {
      if (!checksAtEnd || !isHydrated) return []
      const now = form.check()
      return steps.flatMap(({ id, fields }, position) => {
        const all = Object.entries(errorsOfStep({ id, fields }, now))
        const shown = position < index ? all : all.filter(([name]) => Object.hasOwn(form.faults.found, name))
        return position === index || shown.length === 0 ? [] : [{ stepId: id, errors: Object.fromEntries(shown) }]
      })
    },
    /** From the review to a step, to correct something there. */
    correct: (id: string) => address.show(id, { fromReview: true }),
  }
}

export type Wizard<Step extends WizardStep = WizardStep> = ReturnType<typeof useWizard<Step>>
