import { useLocation } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The confirmation of a form that leads to another page when it was received. */
export type SentElsewhere = { title: string; reference: string; about: string; nextSteps: readonly string[] }

const KEY = 'sentElsewhere'

/** For `navigate`: kept in the entry of the browser's history, so that a reload shows it again and nobody else's link does. */
export const withConfirmation = (sent: SentElsewhere) => ({ [KEY]: sent })

/** Finds what was sent before this page was opened; null for everybody else, and in what the server renders. */
export function useSentElsewhere(): SentElsewhere | null {
  const { state } = useLocation()
  return useHydrated() ? ((state as { [KEY]?: SentElsewhere } | null)?.[KEY] ?? null) : null
}
