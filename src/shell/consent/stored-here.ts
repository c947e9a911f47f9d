/** One entry that this site keeps on the visitor's device. */
export type StoredEntry = { key: string; where: 'localStorage' | 'sessionStorage'; meaning: string }

const meanings: [RegExp, string][] = [
  [/^cookie-consent$/, 'Ihre Auswahl im Cookie-Hinweis'],
  [/^provider-consent$/, 'Ihre Freigaben für einzelne Anbieter'],
  [/^(entwurf|draft)/, 'Entwurf eines Formulars, den Sie noch nicht abgeschickt haben'],
  [/scroll/, 'Wie weit Sie auf einer Seite gelesen haben (bis der Tab geschlossen wird)'],
]

/** Everything that lies on this device, with its purpose in words. Empty where the browser refuses to store anything. */
export function storedHere(): StoredEntry[] {
  try {
    return (['localStorage', 'sessionStorage'] as const).flatMap((where) =>
      Object.keys(window[where]).map((key) => ({
        key,
        where,
        meaning: meanings.find(([pattern]) => pattern.test(key))?.[1] ?? 'Technischer Eintrag dieser Website',
      })),
    )
  } catch {
    return []
  }
}

/** Deletes everything of this site from the device, drafts included. */
export function clearStored(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing is stored where nothing may be stored.
  }
}
