import type { DangerKind, Helper } from '../danger/kinds.ts'
import type { HandOver } from '../hand-over.ts'

/** The assistant's words in one language. */
export type Words = {
  /** Advice of fire brigades, police and the federal office for civil protection (https://www.bbk.bund.de). */
  dangers: Record<DangerKind, { title: string; steps: readonly string[] }>
  /** Cries for help that say nothing of the danger; those that are polite or hurried are none by themselves. */
  cries: { alone: string; polite: string }
  /** Words beside a number to call. */
  helpers: Record<Helper, string>
  /** Beside the company's number: it is answered day and night, and: only in office hours. */
  always: string
  officeHours: string
  /** Stands before the numbers below every answer. */
  inDanger: string
  /** When everybody is safe. */
  report: HandOver
}

/** Words for a question that is not German: we can be reached, and how. */
export type ForeignWords = Words & { onlyInGerman: string; handOvers: readonly HandOver[] }
