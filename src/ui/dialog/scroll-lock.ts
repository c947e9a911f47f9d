let locks = 0

/** Keeps the page still behind a dialog, in the room that its scroll bar took. Returns what undoes it; dialogs may nest. */
export function lockScroll(): () => void {
  const { documentElement: page } = document
  locks += 1
  if (locks === 1) {
    const scrollBarPx = window.innerWidth - page.clientWidth
    page.style.overflow = 'hidden'
    page.style.paddingRight = `${scrollBarPx}px`
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    page.style.overflow = ''
    page.style.paddingRight = ''
  }
}
