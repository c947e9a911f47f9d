/**
 * Changes the page with a view transition where the browser has them and the visitor welcomes motion, else at once. `change` has drawn
 * the new state when it ends; nothing moves on the screen until then, so it must be quick.
 */
export async function changeWithTransition(change: () => void | Promise<void>): Promise<void> {
  const moves = 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!moves) {
    await change()
    return
  }
  // One that the browser gives up (a hidden tab, another one right after it) has made its change all the same.
  await document.startViewTransition(change).finished.catch(() => {})
}

/** Marks the element that goes over into the next state; gives back how to take the mark away. */
export function markPicture(element: HTMLElement | null | undefined): () => void {
  element?.style.setProperty('view-transition-name', 'bild')
  return () => element?.style.removeProperty('view-transition-name')
}

/** One that is skipped (another follows, the tab is hidden) has changed the page all the same: no error for the console. */
export function acceptSkippedTransitions(): void {
  if (!('startViewTransition' in document)) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    transition.ready.catch(() => {})
    return transition
  }
}
