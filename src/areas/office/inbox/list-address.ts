import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const KEPT = 'verwaltung.liste'
const never = () => () => {}

/** Keeps the list's filters while its tab is open, so that the way back from a request leads to them. */
export function useRememberList(): void {
  const { search } = useLocation()
  useEffect(() => sessionStorage.setItem(KEPT, search), [search])
}

/** The query of the list as it was left: `?status=neu`, or ''. */
export function useListAddress(): string {
  return useSyncExternalStore(
    never,
    () => sessionStorage.getItem(KEPT) ?? '',
    () => '',
  )
}
