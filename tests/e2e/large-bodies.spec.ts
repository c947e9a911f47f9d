import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** As a plain post of a form with one long text. */
function post(page: Page, address: string, megabytes: number): Promise<void> {
  return page.evaluate(
    ([action, length]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      form.append(
        Object.assign(document.createElement('input'), { type: 'hidden', name: 'x', value: 'x'.repeat(length) }),
      )
      document.body.append(form)
      form.submit()
    },
    [address, megabytes * 1024 * 1024] as const,
  )
}

test('what is too large to be taken', async ({ page, problems }) => {
  problems.allow(/status of 413/)
  // The larger one is more than the server reads of what it refuses.
  for (const megabytes of [1, 12]) {
    await test.step(`a browser that still sends ${megabytes} MB reads why they are refused`, async () => {
      await page.goto('/kontakt')
      await post(page, '/kontakt', megabytes)
      await expect(page.getByText('Die Angaben sind zu umfangreich')).toBeVisible({ timeout: 20_000 })
      await page.goto('/verwaltung/anmelden')
      await post(page, '/verwaltung/anmelden', megabytes)
      await expect(page.getByRole('heading', { name: 'Das war zu viel auf einmal' })).toBeVisible({ timeout: 20_000 })
    })
  }
})
