import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Something that only the browser knows, and that stays while the page is shown. On the server and while the browser takes over its page: `before`. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before)
}

/** False on the server and while the browser takes over its page; true from then on. */
export const useHydrated = (): boolean => useInBrowser(() => true, false)
