import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { FormContext } from './form-context.ts'
import { useAllEntered, useFormStore } from './form-store.ts'
import { asksFor, type StepFields } from './steps.ts'

/** False in a step that only waits in the document, because its chosen files live in its inputs. */
export const StepShown = createContext(true)

/** The fields of a step, filled with what is entered now. */
export function ShownStep({ isShown, children }: { isShown: boolean; children: ReactNode }) {
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

/** What was entered in a step that is not shown, so that the form holds all of it all the time. */
export function KeptStep({ step }: { step: StepFields }) {
  const entered = useAllEntered()
  return Object.entries(entered)
    .filter(([name]) => asksFor(step, name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
