import { useSyncExternalStore } from 'react'

type Store<Value> = {
  read: () => Value
  readInitial: () => Value
  subscribe: (listener: () => void) => () => void
}

/** A value outside of React that components show. What it is at first holds on the server, too. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    readInitial: () => initial,
    write(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The value as it changes. */
export function useStore<Value>({ subscribe, read, readInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, readInitial)
}
