import { useEffect } from 'react'
import { listenForKeys } from '../inbox/use-list-keys.ts'
import { wordTable } from '#platform/word-table.ts'

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

const keys = wordTable<() => void>({
  j: () => click('[data-next]'),
  k: () => click('[data-previous]'),
  a: () => click('[data-assign-me]'),
  r: () => focus('#antwort textarea'),
  n: () => focus('#verlauf textarea'),
})

/** j and k go to the next and the previous request of the list, r to the answer, n to a note, a takes over. */
export function useRequestKeys(): void {
  useEffect(() => listenForKeys(keys), [])
}
