/** Starts anew whenever a filter changes. */
const PAGE = 'seite'

type Entry = [name: string, value: string]

/** What a filter form holds: its trimmed entries without the empty ones, and the names that it decides about. */
export function filterEntries(form: HTMLFormElement) {
  const names = new Set([...form.elements].map((control) => control.getAttribute('name') ?? '').filter(Boolean))
  const entries = [...new FormData(form)].flatMap(([name, value]): Entry[] => {
    const text = typeof value === 'string' ? value.trim() : ''
    return text === '' ? [] : [[name, text]]
  })
  return {
    names,
    entries,
    /** Whether an address says the same about these names. */
    isSameAs(search: string): boolean {
      const ofAddress = [...new URLSearchParams(search)]
        .map(([name, value]): Entry => [name, value.trim()])
        .filter(([name, value]) => names.has(name) && value !== '')
      return sortedText(entries) === sortedText(ofAddress)
    },
  }
}

function sortedText(entries: Entry[]): string {
  return JSON.stringify(entries.map(([name, value]) => `${name}=${value}`).toSorted())
}

/** The address's query after the form changed: what the form does not know stays, the page number goes. `''` or `?…`. */
export function filterSearch(form: HTMLFormElement, search: string): string {
  const { names, entries } = filterEntries(form)
  const query = new URLSearchParams(search)
  for (const name of [...names, PAGE]) query.delete(name)
  for (const [name, value] of entries) query.append(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
