import { useEffect } from 'react'
import { useInBrowser } from '#ui/use-hydrated.ts'

const KEPT = 'verwaltung.liste'
const ROWS = 'verwaltung.reihe'

/**
 * Keeps the list's filters (`?status=neu`, or '') and the order of its requests while its tab is open: for the way back from a request, and
 * on to the next.
 */
export function useRememberList(query: string, references: readonly string[]): void {
  const rows = references.join(' ')
  useEffect(() => {
    sessionStorage.setItem(KEPT, query)
    sessionStorage.setItem(ROWS, rows)
  }, [query, rows])
}

const useKept = (key: string) => useInBrowser(() => sessionStorage.getItem(key) ?? '', '')

/** The query of the list as it was left: `?status=neu`, or ''. */
export const useListAddress = () => useKept(KEPT)

/** Where a request stands in the list as it was left, and the references before and after it; null: it is not there. */
export function useNeighbours(reference: string) {
  const rows = useKept(ROWS).split(' ')
  const at = rows.indexOf(reference)
  return at === -1 ? null : { place: at + 1, count: rows.length, previous: rows[at - 1], next: rows[at + 1] }
}
