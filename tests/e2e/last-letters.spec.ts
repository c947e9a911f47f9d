import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const words = ['Unter der Spüle', ' läuft Wasser', ' aus dem Siphon.'] as const

/** Begun by a touch: nothing is typed before the scripts listen, and no draft is kept yet. */
async function openForm(page: Page, address: string, name: string) {
  await page.goto(address)
  const field = page.locator(`form[method="post"] [name="${name}"]`)
  await field.focus()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  return field
}

async function isRestored(page: Page) {
  await expect(page.getByText(/Entwurf vom .* wurde wiederhergestellt/)).toBeVisible()
}

/** Throws the draft away, so that the field is as it was when the page was opened for the first time. */
async function forget(page: Page, field: Locator) {
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
  await page.getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(field).toHaveValue('')
}

test('what was typed last is there again', async ({ page }) => {
  for (const [address, name] of [
    ['/schadensmeldung', 'damage_description'],
    ['/kontakt', 'nachricht'],
  ] as const) {
    await test.step(`letters typed right before ${address} is loaded again are there again`, async () => {
      const field = await openForm(page, address, name)
      await field.pressSequentially(words.join(''))
      await page.reload()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(words.join(''))
      await isRestored(page)
      await expect(field).toHaveValue(words.join(''))
      await forget(page, field)
    })
  }

  const field = page.locator('form[method="post"] [name="nachricht"]')
  await test.step('letters typed right before another page is opened are there on the way back', async () => {
    await field.pressSequentially(words.join(''))
    await page.goto('/impressum')
    await page.goto('/kontakt')
    await isRestored(page)
    await expect(field).toHaveValue(words.join(''))
    await forget(page, field)
  })

  await test.step('what a field holds is kept when the page goes, though no event has told of it', async () => {
    await field.pressSequentially(words[0])
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(words[0])
    await field.evaluate((element: HTMLTextAreaElement, more) => {
      element.value += more
    }, words[1])
    await page.goto('/impressum')
    await page.goto('/kontakt')
    await isRestored(page)
    await expect(field).toHaveValue(`${words[0]}${words[1]}`)
  })
})
