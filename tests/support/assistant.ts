import { expect, type Page } from '@playwright/test'

export const field = (page: Page) => page.getByLabel('Ihre Frage')
export const log = (page: Page) => page.getByRole('log', { name: 'Gespräch' })
export const answers = (page: Page) => log(page).getByRole('article')

/** Opens the page and waits until its script listens. */
export async function openAssistant(page: Page): Promise<void> {
  await page.goto('/chatbot')
  await field(page).focus()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Types a question and sends it by key, as most do. */
export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/** The next question is the first one again. */
export async function beginAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Neues Gespräch' }).click()
  await expect(answers(page)).toHaveCount(0)
}
