import type { Entered } from './entered.ts'
import { type Attempt, newKey } from './send.ts'
import { DAY_MS, HOUR_MS } from '#values/durations.ts'

/** A begun form as this device keeps it. It never leaves the device. */
export type Draft = DraftContent & {
  savedAt: number
  /** The tab that writes it. */
  tab?: string
  /** A page shows it. */
  isOpen?: boolean
  /** When it was opened, saved or left last, in milliseconds. */
  touchedAt?: number
}

export type DraftContent = {
  entered: Entered
  /** When the form was opened first: a form restored from a draft was not filled in within a second. */
  formToken: string
  /**
   * The last sending whose answer never arrived. Sent again unchanged it carries the same key and gives the same reference; once
   * something was changed it is another application and gets another key.
   */
  attempt: Attempt | null
  /** How many files were chosen. They are kept by `draft-files.ts`, under the draft's id. */
  fileCount?: number
  /** It was sent and found no network: since when it waits, in milliseconds. */
  waitingSince?: number | null
}

type KeptDraft = { id: string; draft: Draft }

export const DRAFT_DAYS = 14
const DRAFT_MS = DRAFT_DAYS * DAY_MS
/** A page that ended without an event (a crash, a phone short of memory) counts as closed after this time. */
const LONGEST_OPEN_MS = HOUR_MS
const TYPING_PAUSE_MS = 400
const VERSION = 1
const PREFIX = 'entwurf:'
const TAB = 'entwurf-tab'

const touchedAt = ({ touchedAt: at, savedAt }: Draft) => at ?? savedAt
const isFree = (draft: Draft) => !draft.isOpen || Date.now() - touchedAt(draft) > LONGEST_OPEN_MS

/** Every draft of a form on this device, the last one first; what is too old or unreadable is deleted. */
export function keptDrafts(formId: string, now = Date.now()): KeptDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key === PREFIX + formId || key.startsWith(`${PREFIX}${formId}:`))
      .flatMap((key) => {
        const draft = parse(localStorage.getItem(key))
        if (isDraft(draft) && now - draft.savedAt < DRAFT_MS) return [{ id: key.slice(PREFIX.length), draft }]
        localStorage.removeItem(key)
        return []
      })
      .toSorted((one, other) => touchedAt(other.draft) - touchedAt(one.draft))
  } catch {
    return []
  }
}

export type DraftSource = {
  /** Null when nothing was entered. */
  read: () => DraftContent | null
  /** Called before the page goes. @returns true when the document held letters that no event has announced. */
  readLastLetters: () => boolean
  onKept: (isKept: boolean) => void
  /** The draft has another id, under which its files must be kept, too. */
  onMoved: () => unknown
}

/**
 * Keeps one tab's draft of a form, after a pause in typing and when the page is left. It only ever overwrites what this page itself
 * has read or written: if another tab has written there, this one goes on with a draft of its own.
 */
export function createDraftKeeper(formId: string, { read, readLastLetters, onKept, onMoved }: DraftSource) {
  let id = ''
  let tab = ''
  /** The stored text as this page last read or wrote it. */
  let known: string | null = null
  let hasWritten = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stored = () => tryTo(() => localStorage.getItem(PREFIX + id), null)
  const isOthers = () => stored() !== null && contentOf(stored()) !== contentOf(known)

  function write(draft: Draft): boolean {
    const isMoved = isOthers()
    if (isMoved) [id, tab] = [`${formId}:${newKey().slice(0, 8)}`, newKey().slice(0, 8)]
    const text = JSON.stringify({ version: VERSION, ...draft, tab, touchedAt: Date.now() })
    const isKept = tryTo(() => {
      localStorage.setItem(PREFIX + id, text)
      sessionStorage.setItem(TAB, tab)
      return true
    }, false)
    if (isKept) known = text
    if (isMoved) onMoved()
    return isKept
  }

  function remove(): void {
    if (!isOthers()) tryTo(() => localStorage.removeItem(PREFIX + id), undefined)
    known = null
    hasWritten = false
    onKept(false)
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    const content = read()
    if (content === null) return remove()
    hasWritten = true
    onKept(write({ ...content, savedAt: Date.now(), isOpen: true }))
  }

  function saveWhatWaits(): void {
    // Words of this page that another tab has overwritten would be gone after a reload.
    if (readLastLetters() || timer !== undefined || (hasWritten && isOthers())) save()
  }

  function leave(): void {
    saveWhatWaits()
    const draft = parse(known)
    if (isDraft(draft) && stored() === known) write({ ...draft, isOpen: false })
  }

  function comeBack({ persisted }: PageTransitionEvent): void {
    if (persisted && stored() !== null && (hasWritten || !isOthers())) save()
  }

  return {
    id: () => id,
    save,
    saveSoon(): void {
      clearTimeout(timer)
      timer = setTimeout(save, TYPING_PAUSE_MS)
    },
    /** This tab's draft, or the last one that no tab shows; `accepts` says which may be shown at all. */
    find(accepts: (draft: Draft) => boolean): { found: Draft | null; isBegunElsewhere: boolean } {
      tab = tryTo(() => sessionStorage.getItem(TAB), null) ?? newKey().slice(0, 8)
      const kept = keptDrafts(formId).filter(({ draft }) => accepts(draft))
      const own = kept.find(({ draft }) => draft.tab === tab) ?? kept.find(({ draft }) => isFree(draft))
      id = own?.id ?? `${formId}:${newKey().slice(0, 8)}`
      if (!own) return { found: null, isBegunElsewhere: kept.length > 0 }
      known = stored()
      write({ ...own.draft, isOpen: true })
      return { found: own.draft, isBegunElsewhere: false }
    },
    drop(): void {
      clearTimeout(timer)
      timer = undefined
      remove()
    },
    /** @returns what ends it. */
    attach(): () => void {
      // Phones end pages without another event once they are hidden.
      document.addEventListener('visibilitychange', saveWhatWaits)
      addEventListener('pagehide', leave)
      addEventListener('pageshow', comeBack)
      return () => {
        leave()
        removeEventListener('pageshow', comeBack)
        removeEventListener('pagehide', leave)
        document.removeEventListener('visibilitychange', saveWhatWaits)
      }
    },
  }
}

/** Browsers that keep nothing (private window, full, switched off) throw, and so does a text that is not ours. */
function tryTo<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act()
  } catch {
    return otherwise
  }
}

const parse = (text: string | null): unknown => tryTo(() => JSON.parse(text ?? 'null') as unknown, null)

/** Leaves out the mark of a tab that only looks at a draft. */
function contentOf(text: string | null): string {
  const { savedAt, entered } = Object(parse(text)) as Partial<Draft>
  return JSON.stringify([savedAt, entered])
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
