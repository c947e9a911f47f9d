/**
 * Prepares a page before React has taken it over. Runs in its head, sent as its own text, so it uses nothing from outside.
 * A button that only a script can work is marked when it is pressed early, and acts once React is there (`useHydration`). If a script
 * does not come, or not for long, nothing is held any more, and the page is as it is without JavaScript.
 */
export function prepareHydration(): void {
  const page = document.documentElement
  try {
    if (localStorage.getItem('cookie-consent') === null) page.dataset.asks = ''
  } catch {
    page.dataset.asks = ''
  }

  const holding = new AbortController()
  const options = { capture: true, signal: holding.signal }
  const LONGEST_HOLD_MS = 10_000
  const NEEDS_SCRIPTS = 'button[type="button"]:not([popovertarget]), button.needs-js'
  function hold(event: MouseEvent): void {
    if ('hydrated' in page.dataset) return holding.abort()
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPTS) : null
    if (!button) return
    event.preventDefault()
    button.dataset.pressed = ''
    const timer = setTimeout(giveUp, LONGEST_HOLD_MS)
    holding.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  function giveUp(): void {
    holding.abort()
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed
      button.click()
    }
  }
  /** Enter in a field that says that it sends. The browser would begin a line. */
  function send(event: KeyboardEvent): void {
    if ('hydrated' in page.dataset || event.defaultPrevented) return
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    const field = event.target
    if (!(field instanceof HTMLTextAreaElement) || field.getAttribute('enterkeyhint') !== 'send') return
    event.preventDefault()
    field.form?.requestSubmit()
  }
  document.addEventListener('click', hold, options)
  document.addEventListener('keydown', send)
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && giveUp(), options)
}
