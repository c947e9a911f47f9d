import { MINUTE_MS } from '#values/durations.ts'

/** A message that must be said even if the page that was to say it breaks: „Ihre Angaben sind angekommen“. */
export type KeptNotice = { title: string; text: string }

const KEY = 'hinweis-bleibt'
const KEPT_MS = 15 * MINUTE_MS

/** Keeps it for this tab, also over a reload. */
export function keepNotice(notice: KeptNotice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...notice, at: Date.now() }))
  } catch {
    // A browser that stores nothing still shows the page.
  }
}

/** Reads the last kept message, for a quarter of an hour; null on the server. The same object as long as nothing else is kept. */
export function readNotice(): KeptNotice | null {
  let text: string | null = null
  try {
    text = sessionStorage.getItem(KEY)
  } catch {
    // As if nothing had been kept.
  }
  if (text !== read.text) read = { text, notice: parse(text) }
  return read.notice && Date.now() - read.notice.at < KEPT_MS ? read.notice : null
}

let read: { text: string | null; notice: (KeptNotice & { at: number }) | null } = { text: null, notice: null }

function parse(text: string | null): (KeptNotice & { at: number }) | null {
  const found = text === null ? null : (JSON.parse(text) as Partial<KeptNotice & { at: number }>)
  return found?.title && found.text && found.at ? { title: found.title, text: found.text, at: found.at } : null
}
