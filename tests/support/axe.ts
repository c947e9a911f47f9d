import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on the page as it stands: WCAG 2.2 A and AA and best practices, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
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
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(wider, `${what} is not wider than the window`).toBeLessThanOrEqual(0)
}
