import type { BrowserContext } from '@playwright/test'

/** What extensions were reported to do to pages made by React, before its scripts run and each time something is drawn. */
export const extensions = {
  'a password manager puts its sign behind each field': () => {
    document.documentElement.append(document.createElement('com-1password-button'))
    return (within: Element) => {
      for (const field of within.querySelectorAll('input:not([type="hidden"]), form')) {
        if (field.hasAttribute('data-lastpass-icon-added')) continue
        field.setAttribute('data-lastpass-icon-added', '')
        if (field instanceof HTMLInputElement) {
          field.style.setProperty('background-image', 'none')
          field.setAttribute('data-com-onepassword-filled', 'light')
          const sign = document.createElement('div')
          sign.setAttribute('data-lastpass-icon-root', '')
          field.after(sign)
        }
      }
      for (const box of within.querySelectorAll('div')) box.setAttribute('bis_skin_checked', '1')
    }
  },

  'a password manager puts each field into an element of its own': () => (within: Element) => {
    for (const field of within.querySelectorAll('input:is([type="email"], [type="text"], [type="tel"])')) {
      if (field.parentElement?.localName === 'keeper-field') continue
      const around = document.createElement('keeper-field')
      field.replaceWith(around)
      around.append(field)
    }
  },

  'a writing aid puts its layer before each text': () => {
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
    document.body.setAttribute('data-gr-ext-installed', '')
    document.documentElement.append(document.createElement('grammarly-desktop-integration'))
    return (within: Element) => {
      for (const text of within.querySelectorAll('textarea')) {
        if (text.hasAttribute('data-lt-tmp-id')) continue
        text.setAttribute('data-lt-tmp-id', 'lt-1')
        text.setAttribute('data-gramm', 'false')
        text.spellcheck = false
        text.before(document.createElement('lt-highlighter'))
      }
    }
  },

  'a dark look puts its styles between those of the page': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    return (within: Element) => {
      for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
        if (sheet.nextElementSibling?.matches('.darkreader')) continue
        const own = document.createElement('style')
        own.className = 'darkreader darkreader--sync'
        sheet.after(own)
      }
      for (const icon of within.querySelectorAll<SVGElement>('svg')) {
        icon.setAttribute('data-darkreader-inline-stroke', '')
        icon.style.setProperty('--darkreader-inline-stroke', 'currentColor')
      }
    }
  },

  'an add-on writes other words and makes links of numbers': () => {
    document.head.prepend(document.createElement('script'))
    const input = document.createElement('input')
    input.type = 'hidden'
    document.documentElement.append(input)
    return (within: Element) => {
      const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walk.nextNode()) texts.push(walk.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, textarea, a[x-apple-data-detectors]')) continue
        if (/(innen|Innen)\b/.test(text.data)) text.data = text.data.replaceAll(/[:*]?[iI]nnen\b/g, '')
        const number = /\d{3,5}[ /–-]\d{3,}/.exec(text.data)
        if (!number) continue
        const behind = text.splitText(number.index)
        behind.splitText(number[0].length)
        const link = document.createElement('a')
        link.setAttribute('x-apple-data-detectors', 'true')
        behind.replaceWith(link)
        link.append(behind)
      }
    }
  },
}

export type Extension = keyof typeof extensions

/** From now on each page of this context has the extension at work, from before its own scripts. */
export async function installExtension(context: BrowserContext, name: Extension): Promise<void> {
  await context.addInitScript(`(${begin})(${extensions[name]})`)
}

/** Runs in the page. */
function begin(install: () => (within: Element) => void): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const change = install()
    change(document.body)
    Object.assign(globalThis, { isExtensionAtWork: true })
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.isConnected && node.parentElement) change(node.parentElement)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
