import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore, useStore } from '#ui/store.ts'
import type { Entered } from './entered.ts'

/** Messages by field name, as `parseForm` returns them. */
export type FieldErrors = Record<string, string>

export type FormState = {
  /** Goes before every id, so that two forms on one page (or a page and its dialog) do not share ids. */
  idPrefix: string
  /** The entries so far, as the text that a form sends. A ticked box is "on". */
  values: Record<string, string>
  errors: FieldErrors
  /** Names of fields that must be filled in; a field's own `required` wins. */
  required: ReadonlySet<string>
}

const emptyForm: FormState = { idPrefix: '', values: {}, errors: {}, required: new Set() }

export const FormContext = createContext<FormState>(emptyForm)

/** False in a step that only waits in the document, because its chosen files live in its inputs. */
export const StepShown = createContext(true)

export type Field = {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  errorId: string
  hintId: string
  required: boolean
}

/** Id of the input that a name belongs to; error summaries link to it. */
export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}${name}`
}

/** Finds all that a field component needs by its name. Outside any form it is an empty, faultless field. */
export function useField(name: string): Field {
  const { idPrefix, values, errors, required } = useContext(FormContext)
  const id = fieldId(idPrefix, name)
  return {
    id,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    errorId: `${id}-fehler`,
    hintId: `${id}-hinweis`,
    required: required.has(name),
  }
}

/**
 * The entries right now. The document's inputs are the truth (they are uncontrolled); this is their latest reading, for
 * the few parts that show something because of it: dependent selects, details, the review.
 */
export type FormStore = ReturnType<typeof createFormStore>

export function createFormStore(initial: Entered) {
  const pending = new Set<Promise<void>>()
  return {
    ...createStore(initial),
    /** Something that belongs to what is entered is being made ready: a photo is shrunk. Sending waits for it. */
    hold(work: Promise<void>) {
      pending.add(work)
      void work.catch(() => {}).then(() => pending.delete(work))
    },
    isHolding: () => pending.size > 0,
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

const emptyStore = createFormStore({})

export const FormStoreContext = createContext<FormStore>(emptyStore)

/** For fields that change other fields. */
export function useFormStore(): FormStore {
  return useContext(FormStoreContext)
}

/** One fact about what is entered; the component renders again when the fact changes. `select` returns text, number or truth. */
export function useEntered<Fact extends string | number | boolean | undefined>(
  select: (entered: Entered) => Fact,
): Fact {
  const store = useFormStore()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(store.readInitial()),
  )
}

/** Everything that is entered. The component renders again at every key press, so keep it small or out of sight. */
export function useAllEntered(): Entered {
  return useStore(useFormStore())
}
