import { createContext, useContext } from 'react'

/** Messages by field name, as `parseForm` returns them. */
export type FieldErrors = Record<string, string>

export type FormState = {
  /** Goes before every id, so that two forms on one page (or a page and its dialog) do not share ids. */
  idPrefix: string
  /** What was entered so far, as the text that a form sends. A ticked box is "on". */
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

/** What a field component needs to know about its name. Outside any form it is an empty, faultless field. */
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
