/** What is entered in a form, by field name, as the text that a form sends. A ticked box is "on", an unticked one is missing. */
export type Entered = Readonly<Record<string, string>>

/** Fields that carry no answer of a person; they are never kept as a draft. The names are the pipeline's (`form-fields.ts`). */
export const hiddenFields: ReadonlySet<string> = new Set([
  'form_token',
  'idempotency_key',
  'ihre_webseite',
  'proof_of_work',
])

/**
 * Reads a form as it stands in the document. Files are left out. Steps that a browser with scripts has not made yet (`noscript` of
 * `wizard-form.tsx`) hold nothing there: `known` is what they hold.
 */
export function readEntered(form: HTMLFormElement, known: Entered): Entered {
  const entered: [string, string][] = form.querySelector('noscript') ? Object.entries(known) : []
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !hiddenFields.has(name)) entered.push([name, value])
  }
  return Object.fromEntries(entered)
}

/** What the focused field holds, where no event has announced its last letters; null when all is known. */
export function lastLetters(form: HTMLFormElement, known: Entered): Entered | null {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.form !== form) return null
  const text = readEntered(form, known)[field.name]
  return text === undefined || text === (known[field.name] ?? '') ? null : { [field.name]: text }
}

/** What the server gives back after a refused post (`FormAnswer.entered`), as far as fields can show it. */
export function enteredFrom(answered: Record<string, unknown>): Entered {
  const texts = Object.entries(answered).flatMap(([name, value]): [string, string][] => {
    const text: unknown = Array.isArray(value) ? value.at(-1) : value
    return typeof text === 'string' ? [[name, text]] : []
  })
  return Object.fromEntries(texts)
}

/** True when nothing was entered that `untouched` did not hold already: then there is nothing to keep. */
export function isUntouched(entered: Entered, untouched: Entered): boolean {
  const names = new Set([...Object.keys(entered), ...Object.keys(untouched)])
  return [...names].every((name) => (entered[name] ?? '') === (untouched[name] ?? ''))
}

/**
 * Keeps focus and caret in a field that is about to be made anew under the same id.
 * @returns to be called once they are there.
 */
export function keepFocus(form: HTMLFormElement): () => void {
  const { activeElement: before } = document
  const id = before && form.contains(before) ? before.id : ''
  // Null where the browser knows no caret, as in e-mail fields; the end moves with a longer text.
  const caret = before && isText(before) && before.selectionEnd !== before.value.length ? before.selectionEnd : null
  return () => {
    const field = id === '' ? null : document.getElementById(id)
    if (!field || field === document.activeElement) return
    field.focus({ preventScroll: true })
    if (isText(field)) field.setSelectionRange(caret ?? field.value.length, caret ?? field.value.length)
  }
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.selectionEnd !== null

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sets a field as typing would, with its event: store, draft and messages follow. */
export function changeField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (!(control instanceof Element) || !isControl(control) || control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function isControl(element: Element): element is Control {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
