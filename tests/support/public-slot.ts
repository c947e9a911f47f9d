import { randomInt } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { addDays, berlinDay } from '../../src/platform/berlin-day.ts'
import type { Office } from './office.ts'
import { signInBrowser } from './staff.ts'
import { expect } from './test.ts'

/** A viewing with one place that anybody may book, as the office makes it; on a day of its own. @returns the day as it is shown. */
export async function makePublicSlot(browser: Browser, office: Office, flatId: string): Promise<string> {
  const day = addDays(berlinDay(new Date()), 9 + randomInt(50))
    .split('-')
    .toReversed()
    .join('.')
  const context = await browser.newContext()
  await signInBrowser(office, context, 'vermietung')
  const page = await context.newPage()
  await page.goto(`/verwaltung/bewerbungen/${flatId}/besichtigungen`)
  const form = page.locator('[data-form="anlegen"]')
  await form.getByLabel('Tag', { exact: true }).fill(day)
  await form.getByLabel('Von').fill('14:00')
  await form.getByLabel('Bis').fill('14:30')
  await form.getByLabel('Plätze', { exact: true }).fill('1')
  await form.getByLabel('Treffpunkt').fill('Vor dem Haus')
  await form.getByLabel('Wer kann kommen?').selectOption('Öffentlich buchbar: wer zuerst kommt')
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Die Termine sind angelegt' })).toBeVisible()
  await context.close()
  return day
}
