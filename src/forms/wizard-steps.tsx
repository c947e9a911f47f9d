import { type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { FormContext, StepShown, useAllEntered, useFormStore } from './form-context.ts'
import type { SubmissionFormState } from './use-submission-form.ts'
import { asksFor, type StepFields, type WizardStep } from './use-wizard.ts'

type WizardStepsProps<Step extends WizardStep> = {
  form: SubmissionFormState
  steps: readonly Step[]
  /** The one that is shown. */
  shownId: string
  isHydrated: boolean
  /** All of them are shown, where the scripts have not come. */
  isLong: boolean
  renderStep: (step: Step) => ReactNode
}

/**
 * Every entry is in the form all the time, so nothing can be lost between steps; only the current step has its fields in the
 * document. Without JavaScript it is one long form.
 */
export function WizardSteps<Step extends WizardStep>(props: WizardStepsProps<Step>) {
  const { form, steps, shownId, isHydrated, isLong, renderStep } = props
  const [seen, setSeen] = useState(() => (isLong ? steps.map(({ id }) => id) : [shownId]))
  if (!seen.includes(shownId)) setSeen([...seen, shownId])

  return steps.map((step) => {
    const isShown = step.id === shownId
    const fields = (
      <ShownStep key={form.generation} isShown={isShown || !isHydrated}>
        {renderStep(step)}
      </ShownStep>
    )
    // With JavaScript these fields do not exist until it is their turn.
    if (!isHydrated && !isShown && !isLong) {
      return (
        <noscript key={step.id}>
          <h2 className="mb-5 text-2xl">{step.title}</h2>
          {fields}
        </noscript>
      )
    }
    const isKept = isHydrated && !isShown && !(step.holdsFiles && seen.includes(step.id))
    return (
      <div key={step.id} hidden={isHydrated && !isShown}>
        {!isHydrated && <h2 className={isLong ? 'mb-5 text-2xl' : 'without-js mb-5 text-2xl'}>{step.title}</h2>}
        {isKept ? <KeptStep step={step} /> : <Suspense fallback={<ComingStep step={step} />}>{fields}</Suspense>}
      </div>
    )
  })
}

/** The fields of a step, filled with what is entered now. */
function ShownStep({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const store = useFormStore()
  const form = useContext(FormContext)
  const [values] = useState(store.read)
  const context = useMemo(() => ({ ...form, values }), [form, values])
  return (
    <StepShown value={isShown}>
      <FormContext value={context}>{children}</FormContext>
    </StepShown>
  )
}

/** Keeps the entries of a step that is not shown. */
function KeptStep({ step }: { step: StepFields }) {
  const entered = useAllEntered()
  return Object.entries(entered)
    .filter(([name]) => asksFor(step, name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Its code has not come yet; the form holds what was entered in it all the same. */
function ComingStep({ step }: { step: StepFields }) {
  return (
    <>
      <KeptStep step={step} />
      <p role="status">Dieser Schritt wird geladen…</p>
    </>
  )
}
