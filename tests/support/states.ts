import { expect, type Page } from '@playwright/test'
import { expectCleanOnPhoneAndDesk, openWhole } from './axe.ts'

/** What a page looks like after something was opened, refused or done; `office-axe.spec.ts` opens each page as it is. */
export type State = { what: string; at: string; reach?: (page: Page) => Promise<unknown> }

/** Looks at each state on a phone and on a desk. A state may be reached twice. */
export async function walkStates(page: Page, states: readonly State[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { what, at, reach } of states) {
    const open = async () => {
      // What was typed the first time would stand in the form again.
      await page.evaluate(() => sessionStorage.clear()).catch(() => null)
      await openWhole(page, at)
      await reach?.(page)
    }
    await expectCleanOnPhoneAndDesk(page, what, open)
  }
}

/** What a refused form says. */
export async function expectAlert(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
}
