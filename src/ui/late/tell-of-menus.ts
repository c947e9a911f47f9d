/**
 * The header's menus on a page that stays the server's. The style sheet opens them under the pointer and the focus; this says so
 * (`aria-expanded`), lets Escape close them and the arrow keys lead in. Sent as its own text beside `waitForVisitor`, so it uses
 * nothing from outside. Ends when React has taken over.
 */
export function tellOfMenus(): void {
  const ending = new AbortController()
  const menuOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-dropdown]') : null
  const buttonOf = (menu: HTMLElement) => menu.querySelector('button')

  function look(): void {
    const isOver = 'hydrated' in document.documentElement.dataset
    if (isOver) ending.abort()
    for (const menu of document.querySelectorAll<HTMLElement>('[data-dropdown]')) {
      const isNear = menu.matches(':hover, :focus-within')
      if (!isNear || isOver) delete menu.dataset.dismissed
      buttonOf(menu)?.setAttribute('aria-expanded', String(isNear && !isOver && !('dismissed' in menu.dataset)))
    }
  }

  function press(event: KeyboardEvent): void {
    const menu = menuOf(event.target) ?? document.querySelector<HTMLElement>('[data-dropdown]:hover')
    const button = menu && buttonOf(menu)
    if (!menu || !button) return
    if (event.key === 'Escape') {
      if (menu.contains(document.activeElement)) button.focus()
      menu.dataset.dismissed = ''
    } else if (event.key.startsWith('Arrow') && menu.contains(event.target as Node)) {
      event.preventDefault()
      delete menu.dataset.dismissed
      const stops = [button, ...menu.querySelectorAll('a')]
      const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1
      stops.at((stops.indexOf(event.target as HTMLAnchorElement) + step) % stops.length)?.focus()
    }
    look()
  }

  /** By keyboard the button opens what Escape has closed, and closes what the focus has opened. */
  function click(event: MouseEvent): void {
    const menu = menuOf(event.target)
    if (!menu || event.detail !== 0 || buttonOf(menu) !== event.target) return
    if ('dismissed' in menu.dataset) delete menu.dataset.dismissed
    else menu.dataset.dismissed = ''
    look()
  }

  const { signal } = ending
  // Firefox knows what is hovered when it tells of the mouse, and not yet when it tells of the pointer.
  for (const sign of ['mouseover', 'mouseout', 'focusin', 'click']) {
    document.addEventListener(sign, look, { signal })
  }
  // The focus is nowhere while it moves.
  document.addEventListener('focusout', () => setTimeout(look), { signal })
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('click', click, { signal })
}
