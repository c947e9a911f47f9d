/** How long a click waits for its island before the browser does what it would do without scripts. */
const LONGEST_WAIT_MS = 4000

/** Ticks and choices take effect at once; the part hears of them later (`keep-input.ts`). */
const CLICKABLE = 'a[href], button, summary'

/** Clicked or sent, and not repeated yet. */
const waiting = new WeakSet<Element>()
/** Waited in vain: the next event of it is left to the browser. */
const released = new WeakSet<Element>()
let isHolding = false

/**
 * A click, or a form sent by Enter, on a part whose script is still on its way is kept and repeated when the part is ready: nothing is
 * clicked in vain, and nothing happens twice. If the script does not arrive, the link or form works as it does without JavaScript.
 */
export function holdClicks(): void {
  if (isHolding) return
  isHolding = true
  document.addEventListener('click', holdClick, true)
  document.addEventListener('submit', holdSubmit, true)
}

function holdClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(CLICKABLE) : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  // The repeated click is no trusted one.
  if (target && isPlain && event.isTrusted)
    keep(event, target, () => (target.isConnected ? target : twinOf(target))?.click())
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target
  if (form instanceof HTMLFormElement) keep(event, form, () => form.isConnected && form.requestSubmit(event.submitter))
}

function keep(event: Event, target: Element, repeat: () => void): void {
  const island = target.closest<HTMLElement>('[data-island="waiting"]')
  if (!island || released.delete(target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (waiting.has(target)) return
  waiting.add(target)
  void whenReady(island).then(() => {
    waiting.delete(target)
    if (island.dataset.island === 'waiting') released.add(target)
    repeat()
  })
}

/** The island says with its attribute that it is ready. */
function whenReady(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => island.dataset.island === 'ready' && finish())
    const timer = setTimeout(finish, LONGEST_WAIT_MS)
    function finish(): void {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
    observer.observe(island, { attributeFilter: ['data-island'] })
    if (island.dataset.island === 'ready') finish()
  })
}

/** The same link or button where React has made the part anew instead of taking over the server's HTML. */
function twinOf(gone: HTMLElement): HTMLElement | undefined {
  const alike = document.querySelectorAll<HTMLElement>(`[data-island] ${gone.localName}`)
  return [...alike].find(({ textContent }) => textContent === gone.textContent)
}
