import type { ComponentType } from 'react'
import { type LatePart, latePart } from '#ui/late-part/late-part.tsx'
import { KeptStep } from './step-part.tsx'
import type { StepFields } from './steps.ts'

/** Steps by their ids; `prepare` fetches them all, for nobody should wait at „Weiter“. */
export type LaterSteps<Props> = { contents: Record<string, LatePart<Props>>; prepare: () => void }

/**
 * The steps of a form that nobody begins with, in one file of its own. Give `prepare` to `useSubmissionForm`: it comes when somebody
 * comes near the form. Where it did not come, the form holds what was entered all the same.
 */
export function laterSteps<Id extends string, Props extends object>(
  steps: readonly (StepFields & { id: Id })[],
  load: () => Promise<Record<Id, ComponentType<Props>>>,
): LaterSteps<Props> {
  const contents = steps.map((step): [Id, LatePart<Props>] => [
    step.id,
    latePart<Props>(`schritt-${step.id}`, async () => (await load())[step.id], {
      meanwhile: () => (
        <>
          <KeptStep step={step} />
          <p role="status">Dieser Schritt wird geladen…</p>
        </>
      ),
    }),
  ])
  return {
    contents: Object.fromEntries(contents),
    prepare() {
      for (const [, content] of contents) void content.prepare()
    },
  }
}
