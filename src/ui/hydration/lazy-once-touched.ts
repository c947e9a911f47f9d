import { type ComponentType, lazy } from 'react'

const touches = ['scroll', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * A part of a page below its first screen, in an element with this id. The server writes it with the page, and its links and pictures work; its
 * script comes when somebody first scrolls or presses something, so that a first visit does not wait for it.
 */
export function lazyOnceTouched<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (isWrittenByServer(id) && window.scrollY === 0) await touched()
    return { default: await load() }
  })
}

/** Of a page that was reached by a link nothing stands there yet. */
const isWrittenByServer = (id: string) => typeof document !== 'undefined' && document.getElementById(id) !== null

const touched = () =>
  new Promise<void>((resolve) => {
    for (const type of touches) window.addEventListener(type, () => resolve(), { once: true, passive: true })
  })
