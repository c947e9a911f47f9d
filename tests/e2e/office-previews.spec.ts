import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { makeStaff, signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).first().click()

test('a text is drawn while it is typed, as the public page draws it, whatever a colleague saves meanwhile', async ({
  page,
  office,
  context,
  request,
  problems,
}) => {
  problems.allow(/status of 409/)
  await signInBrowser(office, context, 'redaktion', { name: 'Petra Öz' })

  const readAgain: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'GET' && sent.url().includes('/neu.data')) readAgain.push(sent.url())
  })

  await test.step('a help article is previewed as the public page draws it, and appears there when it is saved', async () => {
    const slug = `probe-${Date.now()}`
    await page.goto('/verwaltung/hilfeartikel/neu')
    await page.getByLabel('Titel').fill('Probe: Blumenkästen')
    await page.getByLabel('Thema').selectOption({ index: 1 })
    await page.getByLabel('Adresse der Seite').fill(slug)
    // On a wide screen the preview stands open beside the text, on others it is opened below it.
    const text = page.getByLabel('Text', { exact: true })
    await text.fill('## Gießen\n\nNur **morgens**. <script>alert(1)</script>')
    const drawn = page.locator('.prose')
    await expect(drawn.getByRole('heading', { name: 'Gießen' })).toBeVisible()
    const placeOf = async (shown: Locator) => (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [left, right] = [await placeOf(text), await placeOf(drawn)]
    expect(right.x).toBeGreaterThan(left.x + left.width)
    expect(Math.abs(right.y - left.y)).toBeLessThan(60)
    await page.getByText('Vorschau des Textes').click()
    await expect(drawn).toBeHidden()
    await page.setViewportSize({ width: 768, height: 900 })
    await page.getByText('Vorschau des Textes').click()
    expect((await placeOf(drawn)).y).toBeGreaterThan((await placeOf(text)).y + (await placeOf(text)).height - 1)
    await expect(page.locator('.prose strong')).toHaveText('morgens')
    await expect(page.locator('.prose script')).toHaveCount(0)
    await page.getByLabel('Auf der Website zeigen').check()
    await save(page)
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Auf der Website' }).click()
    await expect(page.getByRole('heading', { name: 'Gießen' })).toBeVisible()
    // The router took a page read for a preview for the one that the save led to: its form was empty.
    expect(readAgain).toEqual([])
  })

  await test.step('a preview of the text does not take away what is being typed when a colleague saves meanwhile', async () => {
    const question = `Darf ich grillen? ${Date.now()}`
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/verwaltung/fragen/neu')
    await page.getByLabel('Frage', { exact: true }).fill(question)
    await page.getByLabel('Antwort', { exact: true }).fill('Nur mit Strom.')
    await save(page)
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible()
    await makeStaff(office, request, 'redaktion', { name: 'Otto Weiß' })
    const version = await page.locator('main input[name=version]').first().inputValue()
    const theirs = {
      intent: 'speichern',
      version,
      question,
      answer: 'Gar nicht.',
      sort_order: '100',
      is_published: 'on',
    }
    const saved = await request.post(new URL(page.url()).pathname, { form: theirs, maxRedirects: 0 })
    expect(saved.status()).toBe(302)

    await page.getByLabel('Antwort', { exact: true }).fill('Nur mit **Gas**.')
    await expect(page.locator('.prose strong')).toHaveText('Gas')
    await expect(page.getByLabel('Antwort', { exact: true })).toHaveValue('Nur mit **Gas**.')
    await save(page)
    await expect(page.getByText('Jemand anderes hat inzwischen gespeichert')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Antwort', exact: true })).toContainText('Gar nicht.')
    // Leaves no question behind that others' journeys would find.
    await page.getByRole('radio', { name: /Gespeichert von Otto Weiß/ }).check()
    await save(page)
    await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  })
})
