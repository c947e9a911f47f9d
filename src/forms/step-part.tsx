import { type ReactNode, useContext, useMemo, useState } from 'react'
import { FormContext } from './form-context.ts'
import { useAllEntered, useFormStore } from './form-store.ts'
import { asksFor, type StepFields } from './steps.ts'

/** The fields of the step that is shown, filled with what is entered now. */
export function ShownStep({ children }: { children: ReactNode }) {
  const store = useFormStore()
  const form = useContext(FormContext)
  const [values] = useState(store.read)
  const context = useMemo(() => ({ ...form, values }), [form, values])
  return <FormContext value={context}>{children}</FormContext>
}

/** What was entered in a step that is not shown, so that the form holds all of it all the time. */
export function KeptStep({ step }: { step: StepFields }) {
  const entered = useAllEntered()
  return Object.entries(entered)
    .filter(([name]) => asksFor(step, name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
