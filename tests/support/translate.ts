import type { BrowserContext, Page } from '@playwright/test'

type Translator = {
  /** Chrome and its like put elements around each text, Edge changes the text where it stands. */
  way?: 'elements' | 'in place'
  /** Who is quick has translated a page before React takes it over. */
  from?: 'load' | 'hydration'
}

/**
 * From now on each page of this context is translated as it is drawn and goes on being so as it changes, as a browser does for who reads
 * another language. The words stay as they are, so that a journey finds them.
 */
export async function translatePages(
  context: BrowserContext,
  { way = 'elements', from = 'hydration' }: Translator = {},
): Promise<void> {
  await context.addInitScript(beginTranslating, { way, from })
}

/** Opens a page and waits until its words are not its own any more. */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // Not its sign on the document, which React takes away where it draws the page anew.
  await page.waitForFunction(() => (globalThis as Told).isTranslating)
  await page.waitForFunction(
    () => 'hydrated' in document.documentElement.dataset || !document.querySelector('script[type="module"]'),
  )
}

/** Words that React has changed since they were translated, so that who reads the translation does not see it. */
export const staleWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { staleWords: read } = globalThis as Told
    return read?.() ?? []
  })

export type Told = { isTranslating?: boolean; staleWords?: () => string[] }

/** Runs in the page, before anything of its own. */
export function beginTranslating({ way, from }: Required<Translator>): void {
  type Torn = { text: Text; was: string; shown: Element }
  const torn = new Set<Torn>()
  /** Makes another text of it that reads alike. */
  const UNSEEN = '\u200b'
  const LEFT_ALONE = 'script, style, textarea, noscript, [translate="no"], .notranslate, font font'

  function translate(text: Text): void {
    const parent = text.parentElement
    if (!/\S/.test(text.data) || !parent || parent.closest(LEFT_ALONE)) return
    if (way === 'in place') {
      parent.setAttribute('_msttexthash', String(text.data.length))
      if (!text.data.endsWith(UNSEEN)) text.data += UNSEEN
      return
    }
    const shown = document.createElement('font')
    const inner = shown.appendChild(document.createElement('font'))
    inner.textContent = text.data
    text.replaceWith(shown)
    torn.add({ text, was: text.data, shown })
  }

  function translateBelow(node: Node): void {
    if (node instanceof Text) return translate(node)
    if (!(node instanceof Element) || node.closest(LEFT_ALONE)) return
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walk.nextNode()) texts.push(walk.currentNode as Text)
    for (const text of texts) translate(text)
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateBelow(target)
      for (const node of addedNodes) if (node.isConnected) translateBelow(node)
    }
  })
  ;(globalThis as Told).staleWords = () => {
    for (const each of torn) if (!each.shown.isConnected) torn.delete(each)
    return [...torn].filter(({ text, was }) => text.data !== was).map(({ text, was }) => `„${was}“ is „${text.data}“`)
  }
  function begin(): void {
    document.documentElement.classList.add('translated-ltr')
    ;(globalThis as Told).isTranslating = true
    translateBelow(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (from === 'load') return addEventListener('load', begin)
  // A page without scripts is never taken over.
  const isReady = () =>
    'hydrated' in document.documentElement.dataset || !document.querySelector('script[type="module"]')
  addEventListener('load', () => {
    const timer = setInterval(() => {
      if (!isReady()) return
      clearInterval(timer)
      begin()
    }, 20)
  })
}
