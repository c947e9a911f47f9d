import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('every kind of content is found by its name beside the page, on a phone as a tab of its room', async ({
  page,
  office,
  context,
}) => {
  await signInBrowser(office, context, 'redaktion')
  await page.goto('/verwaltung')
  for (const name of ['Orte', 'Stellen', 'Hilfeartikel', 'Hilfethemen', 'Häufige Fragen', 'Gewerke', 'Kundenstimmen']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Gewerke', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Gewerke', level: 1 })).toBeVisible()
})
