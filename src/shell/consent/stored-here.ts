/** One entry that this site keeps on the visitor's device. */
export type StoredEntry = { key: string; where: 'localStorage' | 'sessionStorage' | 'IndexedDB'; meaning: string }

const meanings: [RegExp, string][] = [
  [/^cookie-consent$/, 'Ihre Auswahl im Cookie-Hinweis'],
  [/^provider-consent$/, 'Ihre Freigaben für einzelne Anbieter'],
  [/^entwurf-dateien$/, 'Fotos zu einem Formular, das Sie noch nicht abgeschickt haben'],
  [/^beworben:/, 'Vorgangsnummer und Tag einer Bewerbung, für die Seite der Wohnung'],
  [/^merkliste$/, 'Wohnungen, die Sie sich gemerkt haben, und Ihre Notizen dazu'],
  [/^entwurf-tab$/, 'Woran dieser Tab seine Entwürfe wiedererkennt (bis er geschlossen wird)'],
  [/^(entwurf|draft)/, 'Entwurf eines Formulars, den Sie noch nicht abgeschickt haben'],
  [/scroll/, 'Wie weit Sie auf einer Seite gelesen haben (bis der Tab geschlossen wird)'],
]

const entry = (where: StoredEntry['where'], key: string): StoredEntry => ({
  key,
  where,
  meaning: meanings.find(([pattern]) => pattern.test(key))?.[1] ?? 'Technischer Eintrag dieser Website',
})

/** All texts that lie on this device, with their purpose in words. Empty where the browser refuses to store anything. */
export function storedHere(): StoredEntry[] {
  try {
    return (['localStorage', 'sessionStorage'] as const).flatMap((where) =>
      Object.keys(window[where]).map((key) => entry(where, key)),
    )
  } catch {
    return []
  }
}

/** The browser's databases of this site: files of drafts. */
export async function databasesHere(): Promise<StoredEntry[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [entry('IndexedDB', name)]))
  } catch {
    return []
  }
}

/** Deletes everything of this site from the device, drafts and their files included. */
export async function clearStored(): Promise<void> {
  try {
    localStorage.clear()
    sessionStorage.clear()
    // Browsers tell all other tabs, but not this one.
    dispatchEvent(new StorageEvent('storage', { key: null }))
  } catch {
    // Nothing is stored where nothing may be stored.
  }
  for (const { key } of await databasesHere()) indexedDB.deleteDatabase(key)
}
