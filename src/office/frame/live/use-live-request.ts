import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { liveStore } from './live-store.ts'
import type { Present, Writes } from './presence/repository.server.ts'

const EVERY_MS = 4000
/** So long after the last key somebody still counts as writing. */
const WRITING_MS = 20_000

const fields: readonly (readonly [string, Writes])[] = [
  ['#antwort', 'answer'],
  ['#verlauf', 'note'],
]

/**
 * While a request is open and looked at: says so to the server, reads the page again when something happened to it, and tells who else is
 * here. What is typed stays: only what the server drew is drawn anew.
 */
export function useLiveRequest(reference: string, stamp: string, drawn: readonly Present[]): readonly Present[] {
  const { revalidate, state } = useRevalidator()
  const [heard, setHeard] = useState<{ reference: string; others: readonly Present[] } | null>(null)
  // Something came while the page was open: it is read once its reader does something here.
  const hasNews = useRef(false)
  const address = `/verwaltung/anfragen/${reference}/stand`
  useEffect(() => {
    const goes = () => navigator.sendBeacon(address, new URLSearchParams({ geht: '1' }))
    const reads = () => {
      if (hasNews.current) navigator.sendBeacon(address, new URLSearchParams({ gelesen: '1' }))
      hasNews.current = false
    }
    window.addEventListener('pagehide', goes)
    document.addEventListener('pointerdown', reads)
    document.addEventListener('keydown', reads)
    return () => {
      window.removeEventListener('pagehide', goes)
      document.removeEventListener('pointerdown', reads)
      document.removeEventListener('keydown', reads)
      goes()
    }
  }, [address])
  useEffect(() => {
    if (state !== 'idle') return undefined
    let isOpen = true
    const ask = async (isJustDrawn = false) => {
      if (document.visibilityState !== 'visible') return
      try {
        const body = new URLSearchParams({ schreibt: writesNow() })
        const answer = await fetch(address, { method: 'POST', body })
        if (!isOpen || answer.redirected || answer.status !== 200) return
        // The router's own routes answer what the type says.
        const { stamp: newest, others } = (await answer.json()) as { stamp: string; others: Present[] }
        setHeard({ reference, others })
        // A page that was just drawn is left alone: the router has yet to hear of its route, and could not keep it if the line were cut.
        if (newest === stamp || isJustDrawn) return
        hasNews.current = true
        if (liveStore.read().line === 'alive') await revalidate()
      } catch {
        // The frame says when the line is dead.
      }
    }
    void ask(true)
    const asksAgain = () => void ask()
    const timer = setInterval(asksAgain, EVERY_MS)
    document.addEventListener('visibilitychange', asksAgain)
    document.addEventListener('input', noteTyping)
    return () => {
      isOpen = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', asksAgain)
      document.removeEventListener('input', noteTyping)
    }
  }, [address, reference, stamp, state, revalidate])
  return heard?.reference === reference ? heard.others : drawn
}

let typed: { at: number; writes: Writes } = { at: 0, writes: '' }

function noteTyping({ target }: Event): void {
  const field = fields.find(([selector]) => target instanceof Element && target.closest(selector) !== null)
  if (field) typed = { at: Date.now(), writes: field[1] }
}

function writesNow(): Writes {
  return Date.now() - typed.at < WRITING_MS ? typed.writes : ''
}
