import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the browser has taken over: until then menus open by CSS alone. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
