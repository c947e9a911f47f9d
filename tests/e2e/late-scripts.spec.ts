import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Scripts stay on the way until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const isAllowed = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isAllowed
    await route.continue()
  })
  return arrive
}

/** Sends a page as far as the middle of the list of its scripts, and the rest when told; everything else as it is. */
async function openInHalves(url: string) {
  const { pathname, origin } = new URL(url)
  const sent = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    if (request.url !== pathname) {
      response.writeHead(answer.status, { 'content-type': type }).end(await answer.bytes())
      return
    }
    const html = await answer.text()
    const half = html.indexOf('data-late="') + 1000
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy })
    response.write(html.slice(0, half), () => sent.resolve())
    await rest.promise
    response.end(html.slice(half))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${pathname}`,
    firstHalfIsSent: sent.promise,
    sendTheRest: () => rest.resolve(),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const scriptsOf = (page: Page) => {
  const loaded: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()))
  return loaded
}

test('legal pages load no script, whatever is touched, and their links lead to new documents', async ({ page }) => {
  await page.clock.install()
  for (const address of ['/impressum', '/datenschutz', '/barrierefreiheit', '/agb']) {
    await page.goto('about:blank') // so that nothing of the page before is counted
    const loaded = scriptsOf(page)
    await page.goto(address)
    await page.mouse.move(400, 500)
    await page.mouse.wheel(0, 300)
    await page.getByRole('button', { name: 'Für Mieter' }).click()
    await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''))
    // Other pages wake by themselves within that time; what would have been asked for before this answer, is.
    await page.clock.runFor(6000)
    await page.evaluate(() => fetch('/healthz'))
    expect(loaded, address).toEqual([])
    await page.getByRole('link', { name: 'Mietbescheinigung' }).first().click()
    await expect(page).toHaveURL('/mietbescheinigung')
    await expect(page.locator('html[data-same-document]')).toHaveCount(0)
  }
})

test('the menus of a legal page say whether they are open, and keys lead through them', async ({ page }) => {
  await page.goto('/agb')
  const [tenants, landlords] = ['Für Mieter', 'Für Vermieter'].map((name) => page.getByRole('button', { name }))
  const first = page.getByRole('banner').locator('a[href="/mieterinfos"]:visible')
  await expect(tenants!).toHaveAttribute('aria-expanded', 'false')
  await tenants!.hover()
  await expect(tenants!).toHaveAttribute('aria-expanded', 'true')
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toHaveCount(0)
  await expect(tenants!).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(600, 600)

  await tenants!.focus()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tenants!).toBeFocused()
  await expect(first).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await landlords!.focus()
  await expect(first).toHaveCount(0)
  await expect(landlords!).toHaveAttribute('aria-expanded', 'true')
})

test('the cookie settings of a legal page open with one press, and the menus then are those of other pages', async ({
  page,
}) => {
  await page.goto('/datenschutz')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  await dialog.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(dialog.getByText('Ihre Auswahl: Abgelehnt')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Über uns' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('other pages wake by themselves after a while, so that the pictures change', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const shown = page
    .getByRole('region', { name: /Bilder|Ansichten/ })
    .first()
    .locator('[data-state="shown"]')
  const first = await shown.getAttribute('aria-label')
  await page.clock.runFor(5000)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.clock.runFor(6500)
  await expect(shown).not.toHaveAttribute('aria-label', first ?? '')
})

test('a button that was pressed before its script came acts once when it is there', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.getByRole('button', { name: 'Für Vermieter' }).click()
  arrive()
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Für Vermieter' })).toHaveAttribute('aria-expanded', 'true')
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined')
})

test('an article whose button was pressed before its script came lies over its list', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/mieterinfos')
  await page.getByRole('button', { name: 'Artikel lesen' }).first().click()
  arrive()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Jetzt Schaden melden' })).toBeVisible()
})

test('a question sent with Enter before its script came is answered', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/chatbot')
  await page.getByLabel('Ihre Frage').fill('Wie trenne ich den Müll?')
  await page.keyboard.press('Enter')
  arrive()
  const log = page.getByRole('log')
  await expect(log.getByText('Wie trenne ich den Müll?')).toBeVisible()
  await expect(log.getByRole('link', { name: /Mülltrennung/ }).first()).toBeVisible()
})

test('scripts that did not come are asked for again', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/)
  let asked = 0
  await page.route(/\/assets\/page-.*\.js/, (route) => (asked++ < 2 ? route.abort() : route.continue()))
  await page.clock.install()
  await page.goto('/kontakt')
  await page.mouse.move(300, 300)
  await expect(async () => {
    await page.clock.runFor(3000)
    expect(asked).toBeGreaterThan(2)
  }).toPass()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('who moves before the page has arrived whole gets its scripts, too', async ({ page, baseURL }) => {
  const site = await openInHalves(`${baseURL}/kontakt`)
  const arriving = page.goto(site.address)
  await site.firstHalfIsSent
  await page.locator('footer').first().waitFor()
  await page.mouse.move(200, 200)
  await page.mouse.move(300, 300)
  site.sendTheRest()
  await arriving
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await site.close()
})

test('a question without an answer comes back into its field', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/)
  await page.route('**/api/assistant', (route) => route.abort())
  await page.goto('/chatbot')
  const field = page.getByLabel('Ihre Frage')
  await field.fill('Wie trenne ich den Müll?')
  await page.getByRole('button', { name: 'Frage stellen' }).click()
  await expect(page.getByRole('log').getByText(/Die Antwort kam nicht an/)).toBeVisible()
  await expect(field).toHaveValue('Wie trenne ich den Müll?')
})

test('what was chosen and typed meanwhile reaches the filters', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/vermietung')
  await page.getByLabel('Ort', { exact: true }).selectOption('Braubach')
  await page.getByPlaceholder('Name oder Adresse suchen...').fill('Weinberg')
  arrive()
  await expect(page).toHaveURL(/suche=Weinberg/)
  await expect(page).toHaveURL(/ort=Braubach/)
})

test('if the scripts never arrive, links lead on and forms are sent all the same', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|net::|status of 422/)
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Immobilien' }).click()
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/vermietung')
  await page.goto('/hausverwaltung')
  await page.getByLabel('Vorname').fill('A')
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await page.clock.runFor(5000)
  await expect(page.getByText('Vorname muss mindestens 2 Zeichen lang sein.').first()).toBeVisible()
})

test('a link that is pressed leads on, also where the router’s engine never comes', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|net::/)
  await page.route(/\/assets\/engine-.*\.js/, (route) => route.abort())
  await page.goto('/jobs')
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Immobilien' }).click()
  await expect(page).toHaveURL('/vermietung')
})
