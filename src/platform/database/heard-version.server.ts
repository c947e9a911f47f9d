import type { ContentVersionSource } from './content-version-source.server.ts'

/** A message that got lost is made good after so long. */
const ASK_EVERY_MS = 500
/** For so long after a change of our own we ask: the answer to our own commit may come before its message. */
const OWN_CHANGE_MS = 1000

type Heard = (hear: (version: number | null) => void) => void

/**
 * PostgreSQL with several servers: each hears of every commit (LISTEN/NOTIFY), so a kept answer costs no query. Until the first word,
 * while nobody can be heard, and right after a change of our own, the database is asked as if there were no messages.
 */
export function heardVersion(
  exact: ContentVersionSource,
  onVersion: Heard,
): ContentVersionSource & { changed: () => void } {
  let version: number | null = null
  let heard = 0
  let askUntil = 0

  async function ask(): Promise<void> {
    const before = heard
    try {
      const found = await exact.read()
      // Whatever was heard meanwhile is newer than the answer.
      if (heard === before) version = found
    } catch {
      version = null
    }
  }
  onVersion((found) => {
    heard += 1
    version = found
    // The line is back, or gone: what was missed is asked for.
    if (found === null) void ask()
  })
  const timer = setInterval(() => void ask(), ASK_EVERY_MS)
  timer.unref()

  return {
    read: () => (version === null || performance.now() < askUntil ? exact.read() : version),
    changed() {
      askUntil = performance.now() + OWN_CHANGE_MS
    },
    close() {
      clearInterval(timer)
      exact.close()
    },
  }
}
