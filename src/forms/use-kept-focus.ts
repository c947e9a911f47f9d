import { useLayoutEffect, useRef } from 'react'

type Kept = {
  id: string /** Null where the browser tells no caret, as in e-mail fields. */
  caret: number | 'end' | null
}

/**
 * For a form whose fields are made anew: whoever was already in one of them, and typing, stays there.
 * @returns to be called right before the fields are replaced
 */
export function useKeptFocus(): (form: HTMLFormElement) => void {
  const kept = useRef<Kept | null>(null)

  useLayoutEffect(() => {
    if (!kept.current) return
    const { id, caret } = kept.current
    kept.current = null
    const field = document.getElementById(id)
    if (!field || field === document.activeElement) return
    field.focus({ preventScroll: true })
    if (caret === null || !isText(field)) return
    const at = caret === 'end' ? field.value.length : caret
    field.setSelectionRange(at, at)
  })

  return (form) => {
    const field = document.activeElement
    kept.current = field && field.id !== '' && form.contains(field) ? { id: field.id, caret: caretOf(field) } : null
  }
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.selectionEnd !== null

function caretOf(field: Element): Kept['caret'] {
  if (!isText(field)) return null
  return field.selectionEnd === field.value.length ? 'end' : field.selectionEnd
}
