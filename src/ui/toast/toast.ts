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

type Listener = () => void

let current: Toast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()

function change(next: Toast | null) {
  current = next
  for (const listener of listeners) listener()
}

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
  const moveOut = () => current?.id === id && change({ ...current, host: null })
  host?.addEventListener('close', moveOut, { once: true })
  change({ id, title, description, note, tone, isOpen: true, host })
}

export function dismissToast() {
  if (!current) return
  clearTimeout(removal)
  change({ ...current, isOpen: false })
  removal = setTimeout(() => change(null), REMOVAL_DELAY_MS)
}

export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => current,
  /** The server never has one: a message for everybody would be a message for the wrong person. */
  readOnServer: () => null,
}
