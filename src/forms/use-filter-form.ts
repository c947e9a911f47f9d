import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** Between the last letter and the new address, in milliseconds. */
const TYPING_PAUSE_MS = 250

/** Controls whose value is still being typed; all others are a choice that is complete at once. */
const typedTypes = new Set(['text', 'search', 'number', 'tel', 'url'])

/**
 * A GET form that filters a list: without JavaScript it is sent as it is; with it each choice changes the address at once
 * and typing after a pause. A choice is a step for the back button, typing is not. The inputs are uncontrolled and are
 * never replaced, so that the focus stays; they follow the address when it changes by anything but the form itself.
 * Give every control a `defaultValue` from the address and keep the form mounted. `resultsId`: the element that is scrolled
 * into view when its start is above the window.
 */
export function useFilterForm({ resultsId }: { resultsId?: string } = {}) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** How many addresses this form has asked for that have not arrived. */
  const underWay = useRef(0)
  const navigate = useNavigate()
  const location = useLocation()
  const navigationType = useNavigationType()

  function apply({ replace }: { replace: boolean }) {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const search = filterSearch(form.current, location.search)
    if (search === location.search) return
    void follow(search, replace)
    if (resultsId !== undefined) showStartOf(resultsId)
  }
  async function follow(search: string, replace: boolean) {
    underWay.current++
    await navigate({ search }, { replace, preventScrollReset: true, state: { byFilterForm: true } })
    underWay.current--
  }
  const onPause = useEffectEvent(() => apply({ replace: true }))

  const followed = useRef<string>(undefined)
  const followAddress = useEffectEvent((key: string) => {
    if (!form.current || followed.current === key) return
    const isFirst = followed.current === undefined
    followed.current = key
    if (isFirst) {
      // Typed before the scripts ran.
      if (!filterEntries(form.current).isSameAs(location.search)) apply({ replace: true })
      return
    }
    const isOwn = navigationType !== 'POP' && location.state?.byFilterForm === true
    // A later choice is newer than the address that arrives now. React may show it after the browser has left it.
    if (isOwn || underWay.current > 0 || hasLeft(key)) return
    clearTimeout(timer.current)
    writeControls(form.current, location.search)
  })
  useEffect(() => followAddress(location.key), [location.key])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** For the `<form method="get">`. */
    props: {
      ref: form,
      onChange: (event: ChangeEvent<HTMLFormElement>) => {
        const control: unknown = event.target
        if (!(control instanceof HTMLInputElement) || !typedTypes.has(control.type)) return apply({ replace: false })
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onPause(), TYPING_PAUSE_MS)
      },
      // The next press („Karten“, „Filter zurücksetzen“) begins with what was typed.
      onBlur: () => {
        if (timer.current !== undefined) apply({ replace: true })
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        apply({ replace: true })
      },
    },
    /** When a link of the form itself is pressed: shows at once what it leads to. The focus goes to the first control, since a reset link takes itself away. */
    showAtOnce: (path: string) => {
      if (!form.current) return
      clearTimeout(timer.current)
      timer.current = undefined
      writeControls(form.current, path.replace(/^[^?]*/, ''))
      form.current.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
    },
  }
}

/** The router keeps an address's key in the browser's history, which is ahead of what React has drawn. */
function hasLeft(key: string): boolean {
  const newest = (history.state as { key?: string } | null)?.key
  return newest !== undefined && newest !== key
}

/** Fewer results can lie above the window when the form sticks to its top. */
function showStartOf(id: string): void {
  const results = document.getElementById(id)
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}

function writeControls(form: HTMLFormElement, search: string): void {
  const query = new URLSearchParams(search)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      control.checked = query.getAll(control.name).includes(control.value)
    } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      if (control.name !== '' && control.type !== 'hidden') control.value = query.get(control.name) ?? ''
    }
  }
}

/** Starts anew whenever a filter changes. */
const PAGE = 'seite'

type Entry = [name: string, value: string]

/** Reads a filter form: its trimmed entries without the empty ones, and the names that it decides about. */
export function filterEntries(form: HTMLFormElement) {
  const names = new Set([...form.elements].map((control) => control.getAttribute('name') ?? '').filter(Boolean))
  const entries = [...new FormData(form)].flatMap(([name, value]): Entry[] => {
    const text = typeof value === 'string' ? value.trim() : ''
    return text === '' ? [] : [[name, text]]
  })
  return {
    names,
    entries,
    /** Whether an address says the same about these names. */
    isSameAs(search: string): boolean {
      const ofAddress = [...new URLSearchParams(search)]
        .map(([name, value]): Entry => [name, value.trim()])
        .filter(([name, value]) => names.has(name) && value !== '')
      return sortedText(entries) === sortedText(ofAddress)
    },
  }
}

function sortedText(entries: Entry[]): string {
  return JSON.stringify(entries.map(([name, value]) => `${name}=${value}`).toSorted())
}

/** The address's query after the form changed: what the form does not know stays, the page number goes. `''` or `?…`. */
export function filterSearch(form: HTMLFormElement, search: string): string {
  const { names, entries } = filterEntries(form)
  const query = new URLSearchParams(search)
  for (const name of [...names, PAGE]) query.delete(name)
  for (const [name, value] of entries) query.append(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
