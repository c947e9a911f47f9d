import { expect, test } from '../support/test.ts'

test('without JavaScript categories, articles, search and questions can be read', async ({ page }) => {
  await page.goto('/mieterinfos')
  await page.getByRole('link', { name: 'Notfälle und Schäden' }).click()
  await expect(page).toHaveURL('/mieterinfos/notfall#artikel')
  await page.getByRole('article').filter({ hasText: 'Gasgeruch: richtig handeln' }).getByRole('link').click()
  await expect(page).toHaveURL('/mieterinfos/notfall/gasgeruch')
  await expect(page.getByRole('heading', { level: 1, name: 'Gasgeruch: richtig handeln' })).toBeVisible()
  await expect(page.getByText('Fenster und Türen weit öffnen.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jetzt Schaden melden' })).toBeVisible()

  await page.goto('/mieterinfos')
  await page.getByRole('combobox').fill('Heizkorper')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL('/mieterinfos?q=Heizkorper')
  const results = page.getByRole('region', { name: 'Suchergebnisse für „Heizkorper“' })
  await expect(results.locator('mark').first()).toHaveText('Heizkörper')
  await results.getByRole('link', { name: 'Heizung ausgefallen oder Heizkörper kalt' }).click()
  await expect(page).toHaveURL('/mieterinfos/heizen/heizung-ausgefallen')

  await page.goto('/mieterinfos?q=xqzvwk')
  await expect(page.getByText('Keine Artikel gefunden für "xqzvwk"')).toBeVisible()

  await page.goto('/mieterinfos')
  await page.getByText('Wann bekomme ich meine Kaution zurück?').click()
  await expect(page.getByText('bis zu 6 Monate')).toBeVisible()
})

test('search engines are told the address, the article and the questions', async ({ page }) => {
  const blocks = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => (JSON.parse(text) as { '@type': string })['@type'],
    )
  await page.goto('/mieterinfos/heizen/schimmel?utm=x')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/mieterinfos\/heizen\/schimmel$/)
  expect(await blocks()).toEqual(['Article', 'BreadcrumbList'])
  await page.goto('/mieterinfos/umgang?ansicht=liste')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/mieterinfos$/)
  await page.goto('/mieterinfos')
  expect(await blocks()).toEqual(['BreadcrumbList', 'FAQPage'])
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/mieterinfos/heizen/schimmel</loc>')
  expect(sitemap).toContain('/mieterinfos</loc>')
})
