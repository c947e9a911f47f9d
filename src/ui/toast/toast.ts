import { createStore } from '../store.ts'

export type ToastTone = 'success' | 'error' | 'info'

export type Toast = {
  id: number
  title: string
  description?: string | undefined
  /** A sentence of its own below the others: a reference. */
  note?: string | undefined
  tone: ToastTone
  isOpen: boolean
  /** The modal dialog that was open: everything outside it is out of reach, so the toast is shown inside. */
  host: Element | null
}

/** A dismissed toast is forgotten after this time (specification, chapter 4). An open one stays until dismissed or replaced. */
export const REMOVAL_DELAY_MS = 1_000_000

let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** The server never has one: a message for everybody would be a message for the wrong person. */
export const toastStore = createStore<Toast | null>(null)

/** Shows a message in the corner. There is one at a time: a new one takes the place of the old. Browser only. */
export function showToast({
  title,
  description,
  note,
  tone = 'info',
}: Pick<Toast, 'title' | 'description' | 'note'> & { tone?: ToastTone }) {
  clearTimeout(removal)
  lastId += 1
  const id = lastId
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
  const moveOut = () => {
    const shown = toastStore.read()
    if (shown?.id === id) toastStore.write({ ...shown, host: null })
  }
  host?.addEventListener('close', moveOut, { once: true })
  toastStore.write({ id, title, description, note, tone, isOpen: true, host })
}

export function dismissToast() {
  const shown = toastStore.read()
  if (!shown) return
  clearTimeout(removal)
  toastStore.write({ ...shown, isOpen: false })
  removal = setTimeout(() => toastStore.write(null), REMOVAL_DELAY_MS)
}
