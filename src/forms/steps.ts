import type { FieldErrors } from './form-context.ts'

/** What a step of a form asks for. A name stands for its parts, too: `members` for `members.0.name`. */
export type StepFields = { id: string; fields: readonly string[] }

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
