import type { CameBy, StoredRequest } from '#requests/request/repository.server.ts'

/** How somebody reached us whose request staff entered; stored by its code. */
export const waysIn: Record<CameBy, { label: string; taken: string }> = {
  telefon: { label: 'Telefon', taken: 'Am Telefon aufgenommen' },
  schalter: { label: 'Schalter', taken: 'Am Schalter aufgenommen' },
  brief: { label: 'Brief', taken: 'Aus einem Brief aufgenommen' },
}

export function isCameBy(text: unknown): text is CameBy {
  return typeof text === 'string' && Object.hasOwn(waysIn, text)
}

export const wayOptions = Object.entries(waysIn).map(([value, { label }]) => ({ value, label }))

/** „Am Telefon aufgenommen von Anna Beck“; null: it came by the website. */
export function takenBy(
  { cameBy, enteredBy }: Pick<StoredRequest, 'cameBy' | 'enteredBy'>,
  nameOf: (id: string) => string | undefined,
): string | null {
  if (cameBy === null) return null
  return `${waysIn[cameBy].taken} von ${nameOf(enteredBy ?? '') ?? 'früherem Konto'}`
}
