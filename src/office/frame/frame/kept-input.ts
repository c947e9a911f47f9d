import { useCallback, useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'

const PREFIX = 'verwaltung.eingabe '
/** Say which request or what state, not what was typed. */
const notTheName = new Set(['intent', 'version', 'seen'])
/** Where nothing is typed, nothing is lost: what is chosen shows the state of the page. */
const TYPED = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=password])'
const notKept = new Set(['password', 'submit', 'button'])

type Kept = { staffId: string; at: string; values: Record<string, string> }

/** Of a page with several forms of one intent, what they are about tells them apart. */
function keyOf(form: HTMLFormElement): string {
  const about = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
    .filter(({ name }) => !notTheName.has(name))
    .map(({ value }) => value)
  return [PREFIX + location.pathname, form.dataset.form, ...about].join(' ')
}

/** As `FormContext` takes it; what is not ticked is there, too, and empty. Of files their names: browsers do not give them back. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const sent = new FormData(form)
  const inputs = [...form.elements].filter(
    (each): each is HTMLInputElement =>
      'name' in each && 'type' in each && each.name !== '' && !notKept.has(String(each.type)),
  )
  return Object.fromEntries(inputs.map(({ name }) => [name, sent.getAll(name).map(textOf).join('\n')]))
}

const textOf = (sent: FormDataEntryValue) => (typeof sent === 'string' ? sent : sent.name)

function read(key: string, staffId: string): Kept | null {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
  return kept?.staffId === staffId ? kept : null
}

/** The form's input is stored where it belongs, or was thrown away. */
export function forgetInput(form: HTMLFormElement): void {
  sessionStorage.removeItem(keyOf(form))
}

/** All input of a page, or of the whole office. */
export function forgetAllInput(pathname = ''): void {
  const begin = pathname === '' ? PREFIX : `${PREFIX}${pathname} `
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(begin)) sessionStorage.removeItem(key)
}

/**
 * Keeps what is typed into a form of the office in this tab until the server has taken it, and gives it back when its page is opened
 * again: after a lost network, a reload, the end of the session. Never to another person, never a password.
 */
export function useKeptInput() {
  const desk = useRouteLoaderData('office/home/navigation/desk-layout') as { staffId: string } | undefined
  const staffId = desk?.staffId
  const form = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState<Kept | null>(null)
  const take = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      if (element && staffId) setRestored(read(keyOf(element), staffId))
    },
    [staffId],
  )
  useEffect(() => {
    if (!restored || !form.current) return
    const folded = form.current.closest('details')
    if (folded) folded.open = true
    // Drafts and the question before leaving take it as typed.
    form.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [restored])
  return {
    take,
    restored,
    keep() {
      if (!form.current?.querySelector(TYPED) || !staffId) return
      const kept: Kept = { staffId, at: new Date().toISOString(), values: valuesOf(form.current) }
      sessionStorage.setItem(keyOf(form.current), JSON.stringify(kept))
    },
    drop() {
      if (form.current) forgetInput(form.current)
      setRestored(null)
    },
  }
}
