import type { UNSAFE_AssetsManifest } from 'react-router'

/** The page's routes, of React Router's own list. */
type Manifest = Pick<UNSAFE_AssetsManifest, 'entry' | 'routes'>

/** Something that was done before the page's scripts could hear of it. */
export type Held = { target: HTMLElement; key?: string }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged with the browser's own
  interface Window {
    /** Between the script in the page (`waitForVisitor`) and the bundle (`takeOver`). */
    late?: { held: Held[]; handOver: () => void }
  }
}

/**
 * Loads the page's scripts when the visitor begins to do something, or after a while. Runs inside the page, before anything is seen:
 * it is sent as its own text, so it uses nothing from outside. What is clicked meanwhile and needs a script waits for it
 * (`takeOver` repeats it); if the scripts do not arrive in time, the browser does what it does without JavaScript.
 */
export function waitForVisitor(): void {
  /** Reading needs no script. Somebody who has not moved for so long may still see the slides change. */
  const AFTER_LOAD_MS = 5000
  const LINK_WAITS_MS = 2000
  const BUTTON_WAITS_MS = 5000
  const AGAIN_AFTER_MS = 3000
  const signs = 'pointermove pointerdown touchstart keydown focusin wheel scroll input change click'.split(' ')
  /** A page of plain text stays the server's, whatever one does: only what is marked so asks for its scripts. */
  const isOnlyRead = document.currentScript?.hasAttribute('data-only-read') === true

  const listening = new AbortController()
  const holding = new AbortController()
  const held: Held[] = []
  window.late = { held, handOver: () => holding.abort() }

  function begin(): void {
    // What names the scripts stands at the end of the document, and may have arrived in part.
    if (document.readyState === 'loading') {
      return document.addEventListener('DOMContentLoaded', begin, { once: true })
    }
    const late = document.querySelector<HTMLScriptElement>('script[data-late]')
    if (!late || listening.signal.aborted) return
    listening.abort()
    for (const href of late.dataset.late?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    void start(JSON.parse(late.textContent))
  }

  /** What React Router's own script does, by `import()`: it tells when a file did not come, which is then asked for again. */
  async function start(manifest: Manifest, againAfterMs = AGAIN_AFTER_MS): Promise<void> {
    try {
      const modules = await Promise.all(Object.entries(manifest.routes).map(partsOf))
      Object.assign(window, {
        __reactRouterManifest: manifest,
        __reactRouterRouteModules: Object.fromEntries(modules),
      })
      await import(/* @vite-ignore */ manifest.entry.module)
    } catch {
      setTimeout(() => void start(manifest, 2 * againAfterMs), againAfterMs)
    }
  }

  /** A route's module; what of it the browser may need before the rest (`clientLoader`) is a file of its own. */
  async function partsOf([id, route]: [string, Manifest['routes'][string]]): Promise<[string, object]> {
    const files = [
      route?.module,
      route?.clientActionModule,
      route?.clientLoaderModule,
      route?.clientMiddlewareModule,
      route?.hydrateFallbackModule,
    ]
    const parts = await Promise.all(files.map((file) => file && import(/* @vite-ignore */ file)))
    return [id, Object.assign({}, ...parts)]
  }

  if (!isOnlyRead) {
    for (const sign of signs) {
      document.addEventListener(sign, begin, { capture: true, passive: true, signal: listening.signal })
    }
    addEventListener('load', () => setTimeout(begin, AFTER_LOAD_MS), { signal: listening.signal })
    document.addEventListener('DOMContentLoaded', () => {
      if (hasUnfinished()) begin()
    })
  }

  if (stored().every((name) => name !== 'cookie-consent')) document.documentElement.dataset.asks = ''

  function stored(): string[] {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  }

  /** A form with a draft on this device, or an answer that takes the focus. */
  function hasUnfinished(): boolean {
    if (/[?&](schritt|eingegangen)=/.test(location.search)) return true
    return (
      document.querySelector('form[method="post"]') !== null && stored().some((name) => name.startsWith('entwurf:'))
    )
  }

  // Back to an address of before a reload: the browser changes it and leaves the page as it is.
  const address = location.pathname + location.search
  addEventListener('popstate', () => location.pathname + location.search !== address && location.reload(), {
    signal: holding.signal,
  })

  document.addEventListener('click', holdClick, { capture: true, signal: holding.signal })
  if (!isOnlyRead) document.addEventListener('keydown', holdKey, { capture: true, signal: holding.signal })

  function holdClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!target || !isPlain || worksAlone(target)) return
    if (isOnlyRead) begin()
    event.preventDefault()
    event.stopImmediatePropagation()
    if (choose(target.dataset.consent)) return
    if (held.some((other) => other.target === target)) return
    hold({ target }, target.localName === 'a' ? LINK_WAITS_MS : BUTTON_WAITS_MS)
  }

  /** The banner's answer holds at once, whatever comes next (the same keys as in `#platform/consent.ts`). */
  function choose(consent: string | undefined): boolean {
    if (consent === undefined) return false
    try {
      localStorage.setItem('cookie-consent', consent)
      localStorage.removeItem('provider-consent')
      delete document.documentElement.dataset.asks
      return true
    } catch {
      return false
    }
  }

  /** Other pages and programs, places on this page, popovers, and forms that only ask for a list, unless marked otherwise. */
  function worksAlone(target: HTMLElement): boolean {
    if (target.hasAttribute('data-needs-scripts')) return false
    if (isOnlyRead) return true
    if (target instanceof HTMLAnchorElement) {
      const isElsewhere = target.origin !== location.origin || target.target !== '' || target.hasAttribute('download')
      return isElsewhere || target.getAttribute('href')?.startsWith('#') === true
    }
    if (target.hasAttribute('popovertarget')) return true
    return (
      target instanceof HTMLButtonElement &&
      target.ariaHasPopup === null &&
      target.type === 'submit' &&
      target.form?.method === 'get'
    )
  }

  /** Arrow keys on a button that opens something; Enter in a field where it sends; Escape anywhere. */
  function holdKey(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement)) return
    if (event.key === 'Escape') return hold({ target: event.target, key: 'Escape' }, BUTTON_WAITS_MS)
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && 'enterSends' in event.target.dataset) {
      event.preventDefault()
      return hold({ target: event.target, key: 'Enter' }, BUTTON_WAITS_MS)
    }
    const target = event.target.closest<HTMLElement>('button[aria-expanded], [role="tab"]')
    if (!target || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    hold({ target, key: event.key }, BUTTON_WAITS_MS)
  }

  function hold(one: Held, longestMs: number): void {
    held.push(one)
    setTimeout(() => {
      const index = held.indexOf(one)
      if (index < 0) return
      held.splice(index, 1)
      // From here on the page works as it does without JavaScript.
      holding.abort()
      if (one.key === undefined) one.target.click()
    }, longestMs)
  }
}
