import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Entered } from './entered.ts'

/**
 * What is entered right now. The document's inputs are the truth (they are uncontrolled); this is their latest reading, for
 * the few parts that show something because of it: dependent selects, details, the review.
 */
export type FormStore = ReturnType<typeof createFormStore>

export function createFormStore(initial: Entered) {
  let entered = initial
  const listeners = new Set<() => void>()
  const pending = new Set<Promise<void>>()
  return {
    read: () => entered,
    readInitial: () => initial,
    write(next: Entered) {
      entered = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Something that belongs to what is entered is being made ready: a photo is shrunk. Sending waits for it. */
    hold(work: Promise<void>) {
      pending.add(work)
      void work.catch(() => {}).then(() => pending.delete(work))
    },
    isHolding: () => pending.size > 0,
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

const emptyStore = createFormStore({})

export const FormStoreContext = createContext<FormStore>(emptyStore)

/** For fields that change other fields. */
export function useFormStore(): FormStore {
  return useContext(FormStoreContext)
}

/** One fact about what is entered; the component renders again when the fact changes. `select` returns text, number or truth. */
export function useEntered<Fact extends string | number | boolean | undefined>(
  select: (entered: Entered) => Fact,
): Fact {
  const store = useFormStore()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(store.readInitial()),
  )
}

/** Everything that is entered. The component renders again at every key press, so keep it small or out of sight. */
export function useAllEntered(): Entered {
  const store = useFormStore()
  return useSyncExternalStore(store.subscribe, store.read, store.readInitial)
}
