/** The files that stand in a form's input right now. The input itself holds them, so that a form without scripts sends them too. */
export function chosenFiles(form: HTMLFormElement | null, name: string): File[] {
  return form ? new FormData(form).getAll(name).filter(isChosen) : []
}

/** An input in which nothing was chosen gives a nameless file. */
function isChosen(value: FormDataEntryValue): value is File {
  return value instanceof File && (value.name !== '' || value.size > 0)
}

/** Puts files into an input as if they had been chosen: whoever listens to the form hears of it. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const carrier = new DataTransfer()
  for (const file of files) carrier.items.add(file)
  input.files = carrier.files
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was chosen before and now, each file once; the newest place of a file that was chosen again counts. */
export function joinFiles(before: readonly File[], now: readonly File[]): File[] {
  const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
  const again = new Set(now.map(keyOf))
  return [...before.filter((file) => !again.has(keyOf(file))), ...now]
}

/** Tells one choice of files from another, without reading them. */
export function fingerprintOf(files: readonly (readonly [name: string, file: File])[]): string {
  return files.map(([name, file]) => `${name}:${file.name}:${file.size}:${file.lastModified}`).join('|')
}
