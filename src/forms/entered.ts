/** The entries of a form by field name, as the text that a form sends. A ticked box is "on", an unticked one is missing. */
export type Entered = Readonly<Record<string, string>>

/** Fields that carry no answer of a person; they are never kept as a draft. The names are the pipeline's (`read-request.server.ts`). */
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

/** Returns the value of the focused field where no event has announced its last letters; null when all is known. */
export function lastLetters(form: HTMLFormElement, known: Entered): Entered | null {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.form !== form) return null
  const text = readEntered(form, known)[field.name]
  return text === undefined || text === (known[field.name] ?? '') ? null : { [field.name]: text }
}

/** Reads the entries that the server gives back after a refused post (`FormAnswer.entered`), as far as fields can show them. */
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

/** A file and the input that it was chosen in. */
export type NamedFile = readonly [field: string, file: File]

/** The files that stand in a form's input right now. The input itself holds them, so that a form without scripts sends them too. */
export function chosenFiles(form: HTMLFormElement | null, name: string): File[] {
  return form ? new FormData(form).getAll(name).filter(isChosen) : []
}

/** All that is chosen in these inputs. */
export function chosenIn(form: HTMLFormElement | null, names: readonly string[]): NamedFile[] {
  return names.flatMap((name) => chosenFiles(form, name).map((file): NamedFile => [name, file]))
}

/** An input in which nothing was chosen gives a nameless file. */
function isChosen(value: FormDataEntryValue): value is File {
  return value instanceof File && (value.name !== '' || value.size > 0)
}

/** Puts files into an input as if they had been chosen, with the event of a choice. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const carrier = new DataTransfer()
  for (const file of files) carrier.items.add(file)
  input.files = carrier.files
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const restored = new Set<string>()

/** Whether a file comes from a draft: then it is as the form had made it. */
export const wasRestored = (file: File) => restored.has(keyOf(file))
export const markRestored = (file: File) => void restored.add(keyOf(file))

/** Puts files back into their inputs, beside what was chosen meanwhile, with the events of a choice. */
export function restoreFiles(form: HTMLFormElement, back: readonly NamedFile[]): void {
  for (const name of new Set(back.map(([each]) => each))) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement) || input.type !== 'file') continue
    const files = back.filter(([each]) => each === name).map(([, file]) => file)
    putFiles(input, joinFiles(files, [...(input.files ?? [])]))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Tells files apart without reading them. */
export const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Joins earlier and new choices, each file once; the newest place of a file that was chosen again counts. */
export function joinFiles(before: readonly File[], now: readonly File[]): File[] {
  const again = new Set(now.map(keyOf))
  return [...before.filter((file) => !again.has(keyOf(file))), ...now]
}

/** Tells choices of files apart without reading them. */
export function fingerprintOf(files: readonly NamedFile[]): string {
  return files.map(([name, file]) => `${name}:${file.name}:${file.size}:${file.lastModified}`).join('|')
}
