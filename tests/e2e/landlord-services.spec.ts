import type { Locator, Page } from '@playwright/test'
import { fill, REFERENCE } from '../support/application.ts'
import { axeViolations, isWholeMatrix } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const enquiry = {
  vorname: 'Änne',
  nachname: 'Öztürk-Weiß',
  email: 'aenne@example.org',
  telefon: '02628 123456',
  nachricht: 'Guten Tag,\nbitte rufen Sie mich wegen meines Hauses an.',
}

/** What only this page's form asks, what it says when it is empty, and the answer we promise. */
const pages = [
  {
    path: '/hausverwaltung',
    field: 'immobilienart',
    refusal: 'Bitte geben Sie die Art Ihrer Immobilie an.',
    hours: 72,
  },
  {
    path: '/gutachten',
    field: 'gutachtenart',
    refusal: 'Bitte geben Sie die Art des gewünschten Gutachtens an.',
    hours: 48,
  },
  { path: '/schadensanierung', hours: 24 },
  { path: '/instandhaltungsarbeiten', hours: 72 },
  {
    path: '/nebenkostenabrechnung',
    field: 'anzahlEinheiten',
    refusal: 'Bitte geben Sie die Anzahl der Wohneinheiten an.',
    hours: 72,
  },
]

async function openForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  return page.locator('#anfrage form')
}

const send = (form: Locator) => form.getByRole('button', { name: 'Anfrage senden' }).click()

test('five services: from the hero to a reference, with every message on the way', async ({ page, office }) => {
  test.setTimeout(180_000)
  for (const { path, field, refusal, hours } of pages) {
    // One form on five pages: axe reads the first, and all of them at night.
    const isRead = isWholeMatrix || path === pages[0]?.path
    const form = await openForm(page, path)
    const hero = page.getByRole('main').getByRole('link', { name: '02628 / 7998021' }).first()
    await expect(hero, path).toHaveAttribute('href', 'tel:+4926287998021')
    await page.getByRole('link', { name: 'Anfrage schreiben' }).click()
    await expect(form).toBeInViewport()

    await send(form)
    const summary = form.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
    await expect(summary).toBeFocused()
    for (const message of [
      'Vorname muss mindestens 2 Zeichen lang sein.',
      'Nachname muss mindestens 2 Zeichen lang sein.',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'Ihre Nachricht muss mindestens 10 Zeichen lang sein.',
      ...(refusal ? [refusal] : []),
    ]) {
      await expect(summary.getByRole('link', { name: message }), path).toBeVisible()
    }
    if (isRead) expect.soft(await axeViolations(page), `${path} with messages`).toEqual([])

    await fill(form, { ...enquiry, ...(field && { [field]: 'Sechs Einheiten' }) })
    await send(form)
    await expect(page.getByRole('status').filter({ hasText: 'Anfrage gesendet' })).toContainText(
      'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
    )
    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}\\?eingegangen=`))
    const received = page.locator('#anfrage')
    await expect(received, path).toContainText(new RegExp(`innerhalb von ${hours} Stunden`, 'i'))
    if (isRead) expect.soft(await axeViolations(page), `${path} confirmation`).toEqual([])
    const reference = REFERENCE.exec(await received.innerText())?.[0] ?? ''
    const stored = await office('submissions', 'show', reference)
    expect(stored).toContain('Öztürk-Weiß')
    if (field) expect(stored).toContain('Sechs Einheiten')
  }

  const received = page.locator('#anfrage')
  const reference = REFERENCE.exec(await received.innerText())?.[0] ?? ''
  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('link', { name: 'Neue Anfrage' }).click()
  await expect(page.locator('[name="nachricht"]')).toHaveValue('')
})

test('slow scripts, seven voices, the way to another service, and a lost connection', async ({
  page,
  office,
  problems,
}) => {
  await page.clock.install()

  await test.step('with slow scripts the page stays, leads to the form, and keeps what is typed meanwhile', async () => {
    let arrive = () => {}
    const isAllowed = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/public-layout-.*\.js/, async (route) => {
      await isAllowed
      await route.continue()
    })
    // The held script keeps the page from being loaded whole.
    await page.goto('/gutachten', { waitUntil: 'commit' })
    const form = page.locator('#anfrage form')
    await page.getByRole('link', { name: 'Anfrage schreiben' }).click()
    await expect(form).toBeInViewport()
    await fill(form, { vorname: 'Änne', gutachtenart: 'Verkehrswert' })
    await page.evaluate(() => (location.hash = '#stimmen'))
    await expect(form.locator('[name="vorname"]')).toHaveValue('Änne')

    arrive()
    await expect(page.locator('html[data-hydrated]')).toBeVisible()
    await expect(form.locator('[name="vorname"]')).toHaveValue('Änne')
    await expect(form.locator('[name="gutachtenart"]')).toHaveValue('Verkehrswert')
    await send(form)
    await expect(form.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })).not.toContainText(
      'Vorname',
    )
  })

  await test.step('seven voices: next, previous and dots, round and round, and nothing moves by itself', async () => {
    const voices = page.getByRole('region', { name: 'Stimmen von Eigentümern' })
    const shown = voices.locator('[data-state="shown"] blockquote')
    const first = await shown.innerText()
    await voices.getByRole('button', { name: 'Vorherige Stimme' }).click()
    await expect(voices.getByRole('button', { name: 'Stimme 7 von 7 anzeigen' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(shown).not.toHaveText(first)
    await voices.getByRole('button', { name: 'Nächste Stimme' }).click()
    await expect(shown).toHaveText(first)
    await voices.getByRole('button', { name: 'Stimme 3 von 7 anzeigen' }).click()
    const third = await shown.innerText()
    await page.clock.runFor(30_000)
    await expect(shown).toHaveText(third)
  })

  await test.step('from one service to the next, each with its own form', async () => {
    await fill(page.locator('#anfrage form'), { gutachtenart: 'Verkehrswert', vorname: 'Nur Gutachten' })
    await page.getByRole('main').getByRole('link', { name: 'Hausverwaltung' }).click()
    await expect(page).toHaveURL('/hausverwaltung')
    const form = page.locator('#anfrage form')
    await expect(form.locator('[name="vorname"]')).toHaveValue('')
    const nachname = `Wechsel ${Date.now()}`
    await fill(form, { ...enquiry, nachname, immobilienart: 'Eigentumswohnung' })
    await send(form)
    await expect(page).toHaveURL(/\/hausverwaltung\?eingegangen=/)
    await expect(page.locator('#anfrage')).toContainText(REFERENCE)
    const reference = REFERENCE.exec(await page.locator('#anfrage').innerText())?.[0] ?? ''
    const stored = await office('submissions', 'show', reference, '--json')
    expect(stored).toContain('"hausverwaltung"')
    expect(stored).toContain('Eigentumswohnung')
    expect(stored).not.toContain('gutachtenart')
  })

  await test.step('a lost connection loses nothing: the enquiry stays and goes out once', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const form = await openForm(page, '/schadensanierung')
    const nachname = `Verbindungslos ${Date.now()}`
    await fill(form, { ...enquiry, nachname })
    await page.route('**/api/landlord-enquiries', (route) => route.abort('internetdisconnected'))
    await send(form)
    const toast = page.getByRole('alert').filter({ hasText: 'Bitte versuchen Sie es später erneut.' })
    await expect(toast).toContainText('Es gab ein Problem beim Senden Ihrer Anfrage.')

    await page.unroute('**/api/landlord-enquiries')
    await page.reload()
    await expect(form.locator('[name="nachname"]')).toHaveValue(nachname)
    await send(form)
    await expect(page).toHaveURL(/eingegangen=/)
    const stored = JSON.parse(await office('submissions', 'list', '--json')) as unknown[]
    expect(stored.filter((each) => JSON.stringify(each).includes(nachname))).toHaveLength(1)
  })
})
