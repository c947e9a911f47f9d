import type { DOMWindow } from 'jsdom'

type Style = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'getPropertyValue'>

/** By the signs that the rules of jsdom's own style sheet and of WITHOUT_SCRIPTS ask for. */
const remembered = new Map<string, Style>()

/** Asks jsdom once what it shows of elements with the same signs: its rules for each element took longer than reading the page. */
export function rememberStyles(window: DOMWindow): void {
  const compute = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element) => {
    const signs = signsOf(element)
    const style = remembered.get(signs) ?? styleOf(compute(element))
    remembered.set(signs, style)
    return style as CSSStyleDeclaration
  }
}

function signsOf(element: Element): string {
  const has = (name: string) => element.hasAttribute(name)
  const isHidden = has('hidden') || (element.localName === 'input' && element.getAttribute('type') === 'hidden')
  return [element.localName, isHidden, has('popover'), has('open'), element.classList.contains('needs-js')].join()
}

/** Without the element, which would keep its whole page in memory. */
function styleOf({ display, visibility }: CSSStyleDeclaration): Style {
  const values: Record<string, string> = { display, visibility }
  return { display, visibility, getPropertyValue: (name) => values[name] ?? '' }
}
