/**
 * Has a long page laid out over several frames: what a phone's window shows at once comes first, the rest in the frames after it, from
 * top to bottom. One style and layout of everything blocks a slow phone for a tenth of a second; slices let a finger in between.
 * The browser leaves a block out (`content-visibility: auto`, CSS Containment Level 2) only while it is far from the window. It runs
 * inside the page, after its last block, and is sent as its own text, so it uses nothing from outside. Whoever touches the page, or comes
 * for a place in it, finds all of it laid out.
 */
export function layOutInSlices(): void {
  /** All weights are in letters. An element counts as twenty: a rough figure that gave slices of like duration on our pages. */
  const ELEMENT = 20
  /** CSS pixels. On a larger screen the first window shows most of a page, and tables are tables there: their columns need all rows. */
  const LARGE_SCREEN = 1024
  const LARGEST_BLOCK = 1500
  const FIRST_SLICE = 2500
  const LATER_SLICE = 6000
  const PX_PER_LETTER = 0.5

  type Block = { style: CSSStyleDeclaration; height: number }
  const slices: Block[][] = []
  let room = FIRST_SLICE

  const [navigation] = performance.getEntriesByType('navigation')
  const isNew = navigation && (navigation as PerformanceNavigationTiming).type === 'navigate'
  // Nothing here may ask for a place or a size: the answer would need the very layout that is to be cut.
  const isElsewhere = location.hash !== '' || document.querySelector('[autofocus]') !== null
  const isTooLate = window.late?.hasFrame !== false
  if (!isNew || isElsewhere || isTooLate || screen.width >= LARGE_SCREEN) return

  for (const part of document.querySelectorAll('main, body > footer')) slice(part)
  for (const block of slices.flat()) {
    block.style.contentVisibility = 'auto'
    block.style.containIntrinsicBlockSize = `auto ${block.height}px`
  }
  const hurry = new AbortController()
  for (const sign of ['pointerdown', 'keydown', 'click', 'beforeprint', 'hashchange']) {
    addEventListener(sign, showAll, { capture: true, passive: true, signal: hurry.signal })
  }
  showNextLater()

  /** Goes through the page from top to bottom and fills slice after slice; the first is laid out at once and not kept. */
  function slice(parent: Element): void {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || child.matches('script, noscript, template, [style]')) continue
      const letters = child.getElementsByTagName('*').length * ELEMENT + child.textContent.length
      // A cell that is left out would take its column's width with it.
      if (letters > LARGEST_BLOCK && child.childElementCount > 0 && child.localName !== 'tr') {
        slice(child)
        continue
      }
      room -= letters
      if (room < 0) {
        room = LATER_SLICE - letters
        slices.push([])
      }
      slices.at(-1)?.push({ style: child.style, height: Math.max(40, Math.round(letters * PX_PER_LETTER)) })
    }
  }

  function showNextLater(): void {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const next = slices.shift()
        if (!next) return hurry.abort()
        show(next)
        showNextLater()
      }),
    )
  }

  function showAll(): void {
    hurry.abort()
    show(slices.splice(0).flat())
  }

  function show(blocks: Block[]): void {
    for (const { style } of blocks) {
      style.removeProperty('content-visibility')
      style.removeProperty('contain-intrinsic-block-size')
    }
  }
}
