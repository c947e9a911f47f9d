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

/** What was chosen before and now, each file once; the newest place of a file that was chosen again counts. */
export function joinFiles(before: readonly File[], now: readonly File[]): File[] {
  const again = new Set(now.map(keyOf))
  return [...before.filter((file) => !again.has(keyOf(file))), ...now]
}

/** Tells choices of files apart without reading them. */
export function fingerprintOf(files: readonly NamedFile[]): string {
  return files.map(([name, file]) => `${name}:${file.name}:${file.size}:${file.lastModified}`).join('|')
}
