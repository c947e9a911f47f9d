import { type Draft, draftTime, dropDraft, keptDrafts, loadDraft, saveDraft } from './draft.ts'
import { type DraftPlace, hold, takePlace } from './draft-place.ts'
import { newIdempotencyKey } from './submission.ts'

const PAUSE_MS = 400

export type DraftState = {
  /** Something is kept on this device right now. */
  isKept: boolean
  /** When what was restored had been kept, in milliseconds; null when the form began empty. */
  restoredFrom: number | null
  /** Another tab that is open has begun this form, and this one begins anew. */
  isBegunElsewhere: boolean
}

export const nothingKept: DraftState = { isKept: false, restoredFrom: null, isBegunElsewhere: false }

export type DraftSource = {
  /** What to keep; null when nothing was entered. */
  read: () => Omit<Draft, 'savedAt'> | null
  /** The page is about to go: tells `saveSoon` of letters that nobody has told of. */
  hear: () => void
}

const noSource: DraftSource = { read: () => null, hear() {} }

/** Pages without https have none, nor have old browsers: there all tabs share one place. */
const hasLocks = () => 'locks' in navigator

const placeOf = (id: string): DraftPlace => ({ id, isBegunElsewhere: false, release: null })

const newPlace = (formId: string) => placeOf(hasLocks() ? `${formId}:${newIdempotencyKey().slice(0, 8)}` : formId)

/** Keeps one tab's draft of a form: after a pause in typing, and when the page is left. */
export function createDraftKeeper(formId: string, tell: (change: (known: DraftState) => DraftState) => void) {
  let source = noSource
  /** This tab's; null while the drafts of earlier visits are looked through. */
  let place: DraftPlace | null = null
  let hurry: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When this page last wrote the draft, in milliseconds; null while it only shows what it found. */
  let written: number | null = null
  /** Counts how often the page was left: an answer to what was asked before comes too late. */
  let visit = 0

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    // What was typed is kept with the draft that is about to be found (`begin`).
    if (!place) return
    const draft = source.read()
    if (draft === null) dropDraft(place.id)
    const now = Date.now()
    const isKept = draft !== null && saveDraft(place.id, draft, now)
    written = isKept ? now : null
    tell((known) => (known.isKept === isKept ? known : { ...known, isKept }))
  }

  function saveSoon(): void {
    lock()
    clearTimeout(timer)
    timer = setTimeout(save, PAUSE_MS)
  }

  /** Without an answer other tabs may take the draft up, too; it is asked for again at the next letter. */
  function lock(): void {
    if (!place || place.release || !hasLocks()) return
    const [asking, asked] = [place, visit]
    asking.release = () => {}
    hold(asking.id)
      .then((release) => {
        if (visit !== asked) release?.()
        else if (release) asking.release = release
        else moveOut()
      })
      .catch(() => {
        asking.release = null
      })
  }

  /** The browser brought this page back, and another tab has taken its draft up: what stands here goes on as another. */
  function moveOut(): void {
    place = newPlace(formId)
    if (written !== null) save()
    lock()
  }

  function saveWhatWaits(): void {
    if (place && timer === undefined) source.hear()
    if (timer !== undefined) return save()
    // Where tabs share one place, another may have written since, or sent its own: a reload of this one must bring back what stands here.
    if (!place || written === null || source.read() === null) return
    const kept = draftTime(place.id)
    if (kept === null || kept > written) save()
  }

  function leave(): void {
    hurry?.()
    saveWhatWaits()
    visit += 1
    hurry = null
    place?.release?.()
    if (place) place.release = null
  }

  return {
    save,
    saveSoon,
    readFrom(latest: DraftSource): void {
      source = latest
    },
    /** @returns what ends it. */
    attach(): () => void {
      // Everything on this device was deleted, here or in another tab („Cookie-Einstellungen“): then nothing is put back.
      const forget = ({ key }: StorageEvent) => {
        if (key === null) written = null
      }
      const comeBack = ({ persisted }: PageTransitionEvent) => persisted && lock()
      // Phones end pages without a further word once they are hidden.
      document.addEventListener('visibilitychange', saveWhatWaits)
      addEventListener('pagehide', leave)
      addEventListener('pageshow', comeBack)
      addEventListener('storage', forget)
      return () => {
        removeEventListener('storage', forget)
        removeEventListener('pageshow', comeBack)
        removeEventListener('pagehide', leave)
        document.removeEventListener('visibilitychange', saveWhatWaits)
        leave()
      }
    },
    /** Finds this tab's draft: one that `isOwn` and that no other tab holds, what was left last first. Calls back with null where there is none. */
    begin(isOwn: (draft: Draft) => boolean, then: (draft: Draft | null) => void): void {
      const asked = visit
      const go = (taken: DraftPlace) => {
        hurry = null
        place = taken
        tell(() => ({ ...nothingKept, isBegunElsewhere: taken.isBegunElsewhere }))
        then(loadDraft(taken.id))
      }
      const fresh = newPlace(formId)
      const kept = hasLocks() ? keptDrafts(formId).filter(({ draft }) => isOwn(draft)) : []
      const [first] = kept
      if (!first) return go(fresh)
      // There is no time to ask whether another tab holds it: what was typed goes with the draft that was left last.
      const goAtOnce = () => go(placeOf(first.id))
      const isOver = () => visit !== asked || hurry !== goAtOnce
      hurry = goAtOnce
      void takePlace(kept, fresh)
        .catch(() => placeOf(first.id))
        .then((taken) => (isOver() ? taken?.release?.() : taken && go(taken)))
    },
    /** What was found is shown: the form says from when it is. */
    restored: ({ savedAt }: Draft) => tell(() => ({ ...nothingKept, isKept: true, restoredFrom: savedAt })),
    /** Names what belongs to the draft elsewhere on this device; null until it is found. */
    place: () => place?.id ?? null,
    drop(): void {
      clearTimeout(timer)
      timer = undefined
      written = null
      if (place) dropDraft(place.id)
      tell(() => nothingKept)
    },
  }
}
