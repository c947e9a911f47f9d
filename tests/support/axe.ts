import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on the page as it stands, or in parts of it: WCAG 2.2 A and AA and best practices, one line each. */
export async function axeViolations(page: Page, parts?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (parts ? builder.include(parts) : builder)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes
        .map((node) => node.html)
        .slice(0, 5)
        .join('\n  ')}`,
  )
}

/** No violation, and nothing that is wider than the window. All states of a test are looked at, whatever one of them shows. */
export async function expectClean(page: Page, what: string): Promise<void> {
  expect.soft(await axeViolations(page), what).toEqual([])
  await expectNarrow(page, what)
}

async function expectNarrow(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(wider, `${what} is not wider than the window`).toBeLessThanOrEqual(0)
}

/**
 * Looks at a state on a phone, then at what a desk shows beside it: the page is widened, and axe reads what was not to be seen before.
 * With AXE_MATRIX=all (`npm run test:night`) the state is reached anew and read whole at both widths.
 */
export async function expectCleanOnPhoneAndDesk(page: Page, what: string, reach: () => Promise<unknown>) {
  await page.setViewportSize({ width: 390, height: 900 })
  await reach()
  await expectClean(page, `${what} at 390 px`)
  if (process.env.AXE_MATRIX === 'all') {
    await page.setViewportSize({ width: 1440, height: 900 })
    await reach()
    return expectClean(page, `${what} at 1440 px`)
  }
  await page.evaluate(markSeen)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNarrow(page, `${what} at 1440 px`)
  if ((await page.evaluate(markNew)) === 0) return
  expect.soft(await axeViolations(page, '[data-new-on-desk]'), `${what} at 1440 px`).toEqual([])
}

function markSeen(): void {
  for (const element of document.body.querySelectorAll('*')) {
    if (element.checkVisibility({ visibilityProperty: true })) element.setAttribute('data-seen-on-phone', '')
  }
}

/** Marks the outermost elements that came into view. Returns how many. */
function markNew(): number {
  const isNew = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.hasAttribute('data-seen-on-phone')
  const found = [...document.body.querySelectorAll('*')].filter(isNew)
  const outermost = found.filter((element) => !element.parentElement || !found.includes(element.parentElement))
  for (const element of outermost) element.setAttribute('data-new-on-desk', '')
  return outermost.length
}
