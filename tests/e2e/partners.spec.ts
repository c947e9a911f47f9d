import type { Page } from '@playwright/test'
import { fill, REFERENCE } from '../support/application.ts'
import { openAwake } from '../support/awake.ts'
import { axeViolations } from '../support/axe.ts'
import { fileInput, pdfFile } from '../support/job-application.ts'
import { partner } from '../support/partner.ts'
import { expect, test } from '../support/test.ts'

const form = (page: Page) => page.locator('#bewerbung form')
const next = (page: Page) => form(page).getByRole('button', { name: 'Weiter' }).click()
const step = (page: Page, title: string) => expect(form(page).getByRole('heading', { name: title })).toBeFocused()
const submit = (page: Page, name = 'Bewerbung absenden') => form(page).getByRole('button', { name }).click()
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Absenden' }).click()

async function fillToTheEnd(page: Page, different: Partial<typeof partner.company> = {}) {
  await form(page)
    .getByRole('radio', { name: /Allgemeine Partnerschaft/ })
    .check()
  await next(page)
  await step(page, 'Ihr Betrieb')
  await fill(form(page), { ...partner.company, ...different })
  await next(page)
  await step(page, 'Gewerk und Leistungen')
  await form(page).getByLabel('Gewerk').selectOption('Maler und Lackierer')
  await fill(form(page), partner.services)
  await next(page)
  await step(page, 'Weitere Angaben')
}

test('a visitor finds a trade, applies in four steps and is led home with a reference', async ({ page, office }) => {
  test.setTimeout(120_000)
  await page.goto('/handwerker-partner')
  const trades = page.locator('#gesuchte-gewerke').getByRole('listitem')
  expect(await trades.count()).toBeGreaterThanOrEqual(11)
  await expect(trades.filter({ hasText: 'Elektroinstallation' })).toContainText('...')
  await expect(page.getByRole('heading', { name: 'Ofen- und Kaminbau' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Jetzt bewerben' }).click()

  await expect(form(page).getByText('Schritt 1 von 4')).toBeInViewport()
  await next(page)
  await expect(form(page).getByRole('alert').first()).toContainText('Bitte wählen Sie eine Partnerschaftsart.')
  await form(page)
    .getByRole('radio', { name: /Lokale Partnerschaft/ })
    .check()
  await next(page)
  await expect(form(page).getByRole('alert').first()).toContainText(
    'Bitte geben Sie die gewünschten Objekte/Standorte an.',
  )
  expect.soft(await axeViolations(page), 'Partnerschaft').toEqual([])
  await fillToTheEnd(page)
  await fileInput(form(page), 'proofs').setInputFiles([pdfFile('Haftpflicht.pdf'), pdfFile('Handwerkskarte.pdf')])
  await form(page)
    .getByRole('listitem')
    .filter({ hasText: 'Handwerkskarte.pdf' })
    .getByRole('button', { name: /entfernen$/ })
    .click()
  expect.soft(await axeViolations(page), 'Weitere Angaben').toEqual([])

  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Sind Sie sicher?' })
  await expect(dialog).toContainText('Möchten Sie Ihre Bewerbung jetzt absenden?')
  expect.soft(await axeViolations(page), 'Rückfrage').toEqual([])
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog).toBeHidden()
  await submit(page)
  await confirm(page)

  await expect(page).toHaveURL('/')
  const toast = page.getByRole('status').filter({ hasText: 'Erfolgreich!' })
  await expect(toast).toContainText('Ihre Bewerbung wurde erfolgreich versendet.')
  const reference = REFERENCE.exec(await toast.innerText())?.[0] ?? ''
  const confirmation = page.getByRole('region', { name: 'Ihre Bewerbung wurde erfolgreich versendet.' })
  await expect(confirmation).toContainText(reference)
  await expect(confirmation.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(confirmation.getByRole('list')).toContainText('Wir prüfen Ihre Angaben')
  expect.soft(await axeViolations(page), 'Bestätigung').toEqual([])
  await page.reload()
  await expect(confirmation).toContainText(reference)
  const stored = await office('submissions', 'show', reference)
  expect(stored).toContain('Malerbetrieb Öztürk')
  expect(stored).toContain('Haftpflicht.pdf')
  expect(stored).not.toContain('Handwerkskarte.pdf')

  await page.getByRole('link', { name: 'Handwerker-Partner' }).first().click()
  await expect(form(page).getByText('Schritt 1 von 4')).toBeVisible()
  await expect(form(page).getByRole('radio', { name: /Allgemeine Partnerschaft/ })).not.toBeChecked()
})

test('who comes by a link, and whose connection breaks', async ({ page, office, problems }) => {
  await test.step('who comes by a link sees the page at once, and can ask again for trades that did not come', async () => {
    problems.allow(/ERR_FAILED|net::|Failed to fetch/)
    await openAwake(page, '/jobs')
    const data = '**/handwerker-partner.data*'
    let fail = () => {}
    const isLost = new Promise<void>((resolve) => (fail = resolve))
    await page.route(data, async (route) => {
      await isLost
      await route.abort()
    })
    await page.getByRole('link', { name: 'Handwerker-Partner' }).first().click()
    await expect(page).toHaveURL('/handwerker-partner')
    await expect(page.getByText('Gewerke werden geladen...')).toBeVisible()
    fail()
    const sought = page.locator('#gesuchte-gewerke')
    await expect(sought.getByRole('alert')).toContainText('Die Gewerke konnten nicht geladen werden.')
    await page.unroute(data)
    await sought.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(sought.getByRole('listitem').filter({ hasText: 'Elektroinstallation' })).toBeVisible()
    problems.allowNoMore()
  })

  await test.step('a lost connection loses nothing: the application stays, also over a reload, and goes out once', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    // No other run has left this name behind.
    const contactPerson = `Verbindungslos ${Date.now()}`
    await fillToTheEnd(page, { contactPerson })
    await form(page).getByLabel('Nachricht').fill('Bis bald')
    await page.route('**/api/submit-form', (route) => route.abort('internetdisconnected'))
    await submit(page)
    await confirm(page)
    const toast = page.getByRole('alert').filter({ hasText: 'Fehler!' })
    await expect(toast).toContainText('Es gab ein Problem mit der Verbindung zum Server.')

    await page.unroute('**/api/submit-form')
    await page.reload()
    await expect(form(page).getByLabel('Nachricht')).toHaveValue('Bis bald')
    await submit(page)
    await confirm(page)
    await expect(page).toHaveURL('/')
    const stored = await office('submissions', 'list', '--json')
    const all = JSON.parse(stored) as unknown[]
    const ours = all.map((each) => JSON.stringify(each)).filter((each) => each.includes('partner_application'))
    expect(ours.filter((each) => each.includes(contactPerson))).toHaveLength(1)
  })
})
