import { useEffect, useMemo, useSyncExternalStore } from 'react'

const KEPT = 'verwaltung.liste'
const ROWS = 'verwaltung.reihe'
const never = () => () => {}

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

function useKept(key: string): string {
  return useSyncExternalStore(
    never,
    () => sessionStorage.getItem(key) ?? '',
    () => '',
  )
}

/** The query of the list as it was left: `?status=neu`, or ''. */
export const useListAddress = () => useKept(KEPT)

/** The references of the list as it was left. */
export function useListRows(): readonly string[] {
  const rows = useKept(ROWS)
  return useMemo(() => (rows === '' ? [] : rows.split(' ')), [rows])
}
