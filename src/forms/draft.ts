import type { Entered } from './entered.ts'

/** What this device keeps of a form that was begun. It never leaves the device. */
export type Draft = {
  entered: Entered
  /** When the form was opened first: a form restored from a draft was not filled in within a second. */
  formToken: string
  /**
   * The last sending whose answer never arrived. Sent again unchanged it carries the same key and gives the same reference; once
   * something was changed it is another application and gets another key.
   */
  attempt: Attempt | null
  /** How many files were chosen. They lie elsewhere (`draft-files.ts`). */
  fileCount?: number
  /** It was sent and found no network: since when it waits, in milliseconds. */
  waitingSince?: number | null
  savedAt: number
  /** When the page that held it was left, in milliseconds: a reload finds its own. */
  leftAt?: number
}

export type Attempt = { idempotencyKey: string; body: string }

export const DRAFT_DAYS = 14
const DRAFT_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000
const VERSION = 1

const PREFIX = 'entwurf:'
export const keyOf = (id: string) => PREFIX + id

/** Null when there is none, it is too old, unreadable, or the browser keeps nothing. */
export function loadDraft(formId: string, now = Date.now()): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(formId)) ?? 'null')
    if (isDraft(stored) && now - stored.savedAt < DRAFT_MS) return stored
    dropDraft(formId)
  } catch {
    // A browser that keeps nothing, or a text that is not ours: then there is no draft.
  }
  return null
}

/** Names of all drafts on this device, of whatever form; none where the browser keeps nothing. */
export function namesOfDrafts(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}

/** Each tab keeps its own (`draft-keeper.ts`). */
export const isDraftOf = (formId: string, id: string) => id === formId || id.startsWith(`${formId}:`)

/** Every draft of a form that is not too old, what was left last first. */
export function keptDrafts(formId: string): { id: string; draft: Draft }[] {
  return namesOfDrafts()
    .filter((id) => isDraftOf(formId, id))
    .flatMap((id) => {
      const draft = loadDraft(id)
      return draft ? [{ id, draft }] : []
    })
    .toSorted((one, other) => lastOf(other.draft) - lastOf(one.draft))
}

const lastOf = ({ leftAt = 0, savedAt }: Draft) => Math.max(leftAt, savedAt)

/** When what lies there was kept, in milliseconds, however old it is; null when nothing does. */
export function draftTime(formId: string): number | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(formId)) ?? 'null')
    return isDraft(stored) ? stored.savedAt : null
  } catch {
    return null
  }
}

/** @returns false when the browser keeps nothing (private window, full, switched off). */
export function saveDraft(formId: string, draft: Omit<Draft, 'savedAt'>, now = Date.now()): boolean {
  try {
    localStorage.setItem(keyOf(formId), JSON.stringify({ version: VERSION, ...draft, savedAt: now }))
    return true
  } catch {
    return false
  }
}

export function dropDraft(formId: string): void {
  try {
    localStorage.removeItem(keyOf(formId))
  } catch {
    // Nothing is kept, so nothing is left.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { version, entered, formToken, savedAt } = value as Record<string, unknown>
  return (
    version === VERSION &&
    typeof formToken === 'string' &&
    typeof savedAt === 'number' &&
    typeof entered === 'object' &&
    entered !== null &&
    Object.values(entered).every((text) => typeof text === 'string')
  )
}
