import { type RefObject, useEffect } from 'react'
import { firstGap } from '#office/desk/templates/variables.ts'

/**
 * Selects what has to be said in one's own words first, as soon as a template was put in: who types replaces it. `inserted` changes with
 * each template; `filledLater`: what is left open is no gap.
 */
export function useGapSelected(
  box: RefObject<HTMLElement | null>,
  inserted: string | null,
  filledLater: readonly string[],
): void {
  useEffect(() => {
    const text = box.current?.querySelector<HTMLTextAreaElement>('textarea[name="body"]')
    const gap = inserted === null || !text ? null : firstGap(text.value, filledLater)
    if (!text || !gap) return
    text.focus()
    text.setSelectionRange(gap.start, gap.end)
  }, [box, inserted, filledLater])
}
