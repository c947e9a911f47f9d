import type { Page } from '@playwright/test'

/** Longer than any of our pages has kinds of controls; a page that goes on making new ones ends here. */
const MOST_PRESSES = 80

/**
 * Presses, ticks, chooses and fills in one of each kind of control that a page shows, those that come with it included. A page that leads
 * elsewhere is opened again. `after` is asked each time, with what was used.
 */
export async function pressEverything(
  page: Page,
  { open, except = '', after }: { open: () => Promise<void>; except?: string; after: (used: string) => Promise<void> },
): Promise<number> {
  await open()
  const { pathname } = new URL(page.url())
  const used: string[] = []
  while (used.length < MOST_PRESSES) {
    const kind = await page.evaluate(useNext, { used, except }).catch(isLeft)
    if (kind === null && (await page.evaluate(() => document.querySelector(':modal') !== null))) {
      // What stands behind it can be reached again.
      await page.keyboard.press('Escape')
      if (await page.evaluate(() => document.querySelector(':modal') !== null)) await open()
      used.push(`Escape ${used.length}`)
      continue
    }
    if (kind === null) break
    used.push(kind)
    await settled(page)
    await after(kind).catch(async (error: Error) => {
      isLeft(error)
      await settled(page)
      await after(kind)
    })
    if (new URL(page.url()).pathname !== pathname) await open()
  }
  return used.length
}

/** A press may lead elsewhere before it is answered. */
function isLeft(error: Error): string {
  if (!/Execution context was destroyed|navigat/i.test(error.message)) throw error
  return `a way elsewhere: ${Math.random()}`
}

/** Whatever was asked of the server is drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 120))).catch(() => {})
  await page.waitForLoadState()
}

/** Runs in the page. Returns the kind of what it used, or null where nothing new is left. */
function useNext({ used, except }: { used: string[]; except: string }): string | null {
  const within = document.querySelector(':modal') ?? document
  const controls = within.querySelectorAll<HTMLElement>(
    'button, summary, select, textarea, input:not([type="hidden"], [type="file"]), [role="tab"], [role="option"]',
  )
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) continue
    if (control.matches(':disabled, [aria-disabled="true"]') || (except && control.closest(except))) continue
    const words = (control.getAttribute('aria-label') ?? control.textContent).replaceAll(/[\s\u200b\d]+/g, ' ').trim()
    const first = words.split(' ').slice(0, 2).join(' ')
    const { tagName } = control
    const kind = [tagName, control.getAttribute('type'), control.getAttribute('name'), first].filter(Boolean).join(' ')
    if (used.includes(kind)) continue
    const write = (value: string) =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    if (control instanceof HTMLSelectElement) {
      write(control.options[control.selectedIndex === 0 ? 1 : 0]?.value ?? '')
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !isBox(control))) {
      control.focus()
      write(control.type === 'date' ? '2027-03-01' : 'heizung@gmial.com')
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.blur()
    } else control.click()
    return kind
  }
  return null

  function isBox({ type }: HTMLInputElement): boolean {
    return type === 'checkbox' || type === 'radio'
  }
}
