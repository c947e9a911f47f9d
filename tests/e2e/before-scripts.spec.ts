import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Opens a page whose scripts stay on the way until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let arrive = () => {}
  const isAllowed = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isAllowed
    await route.continue()
  })
  // The page counts as loaded with its scripts only.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return arrive
}

/** What the browser itself tells of a button that opens its popover: no attribute says it. */
async function tellsExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name)
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value
}

test('legal pages need no script: their links, their contents, their menus', async ({ page }) => {
  let loaded: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()))
  for (const address of ['/impressum', '/datenschutz', '/barrierefreiheit', '/agb']) {
    await test.step(`${address} loads no script, whatever is touched, and its links lead to new documents`, async () => {
      loaded = []
      await page.goto(address, { waitUntil: 'networkidle' })
      await test.step('each legal page has a table of contents, whose links lead to their parts', async () => {
        const last = page.getByRole('navigation', { name: 'Inhalt dieser Seite' }).getByRole('link').last()
        const title = await last.innerText()
        await last.click()
        await expect(page.getByRole('heading', { name: title, level: 2, exact: true }), address).toBeInViewport()
      })
      await page.mouse.wheel(0, 300)
      await page.getByRole('button', { name: 'Für Mieter' }).click()
      await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''))
      await page.waitForLoadState('networkidle')
      expect(loaded).toEqual([])
      await page.getByRole('link', { name: 'Mietbescheinigung' }).first().click()
      await expect(page).toHaveURL('/mietbescheinigung')
      await expect(page.locator('html[data-same-document]')).toHaveCount(0)
    })
  }

  await test.step('the menus of a legal page open by their buttons, say so, and close with Escape or a press elsewhere', async () => {
    await page.goto('/agb')
    const [tenants, landlords] = ['Für Mieter', 'Für Vermieter'].map((name) => page.getByRole('button', { name }))
    const first = page.getByRole('banner').locator('a[href="/mieterinfos"]:visible')
    await tenants!.hover()
    await expect(first).toBeVisible()
    await page.mouse.move(600, 600)
    await tenants!.focus()
    await expect(first).toHaveCount(0)
    expect(await tellsExpanded(page, 'Für Mieter')).toBe(false)
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    expect(await tellsExpanded(page, 'Für Mieter')).toBe(true)
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tenants!).toBeFocused()
    await expect(first).toHaveCount(0)
    expect(await tellsExpanded(page, 'Für Mieter')).toBe(false)

    await tenants!.click()
    const [button, menu] = [await tenants!.boundingBox(), await first.boundingBox()]
    expect(menu!.y).toBeGreaterThan(button!.y + button!.height)
    expect(Math.abs(menu!.x - button!.x)).toBeLessThan(40)
    await landlords!.click()
    await expect(first).toHaveCount(0)
    expect(await tellsExpanded(page, 'Für Vermieter')).toBe(true)
    await page.mouse.click(600, 600)
    expect(await tellsExpanded(page, 'Für Vermieter')).toBe(false)
  })

  await test.step('the cookie settings of a legal page open on the home page with one press, and not again when it is reloaded', async () => {
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await dialog.getByRole('button', { name: 'Alle ablehnen' }).click()
    await expect(dialog.getByText('Ihre Auswahl: Abgelehnt')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(dialog).toHaveCount(0)
  })
})

test('what is touched before the scripts come', async ({ page }) => {
  test.setTimeout(120_000)

  await test.step('buttons that were pressed before their script came show it, and act once when it is there', async () => {
    const arrive = await openWithoutScripts(page, '/')
    const decline = page.getByRole('button', { name: 'Ablehnen' })
    await decline.click()
    await expect(decline).toHaveAttribute('data-pressed')
    await page.getByRole('button', { name: 'Für Vermieter' }).click()
    arrive()
    await expect(decline).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Für Vermieter' })).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined')
  })

  await test.step('a menu that was opened before the scripts came stays open where it is, and its link keeps the focus', async () => {
    const arrive = await openWithoutScripts(page, '/jobs')
    const button = page.getByRole('button', { name: 'Für Mieter' })
    const first = page.getByRole('banner').locator('a[href="/mieterinfos"]:visible')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    const before = await first.boundingBox()
    arrive()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toBeFocused()
    const after = await first.boundingBox()
    // It moves by 4 px while it appears.
    expect(Math.abs(after!.y - before!.y)).toBeLessThan(6)
    expect(Math.abs(after!.x - before!.x)).toBeLessThan(6)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(first).toHaveCount(0)
  })

  await test.step('before its script came, a button that asks for a page leads there', async () => {
    await openWithoutScripts(page, '/mieterinfos')
    await page.getByRole('button', { name: 'Artikel lesen' }).first().click({ noWaitAfter: true })
    await expect(page.getByRole('link', { name: 'Jetzt Schaden melden' })).toBeVisible()
    await expect(page).toHaveURL(/\/mieterinfos\/[\w-]+\/[\w-]+/)
  })

  for (const way of ['Frage stellen', 'Enter']) {
    await test.step(`before its script came, a question that is sent with „${way}“ is answered`, async () => {
      await openWithoutScripts(page, '/chatbot')
      await page.getByLabel('Ihre Frage').fill('Wie trenne ich den Müll?')
      if (way === 'Enter') await page.keyboard.press(way)
      else await page.getByRole('button', { name: way }).click()
      await expect(page.getByRole('link', { name: /Mülltrennung/ }).first()).toBeVisible()
    })
  }

  await test.step('a step that was left before its script came is judged when it is there', async () => {
    const arrive = await openWithoutScripts(page, '/handwerker-partner')
    await page.getByRole('radio', { name: /Allgemeine Partnerschaft/ }).check()
    await page.getByRole('button', { name: 'Weiter' }).click()
    arrive()
    await expect(page.getByRole('heading', { name: 'Ihr Betrieb', level: 3 })).toBeFocused()
  })

  await test.step('what was chosen and typed meanwhile reaches the filters', async () => {
    const arrive = await openWithoutScripts(page, '/vermietung')
    await page.getByLabel('Ort', { exact: true }).selectOption('Braubach')
    await page.getByPlaceholder('Name oder Adresse suchen...').fill('Weinberg')
    arrive()
    await expect(page).toHaveURL(/suche=Weinberg/)
    await expect(page).toHaveURL(/ort=Braubach/)
  })

  await test.step('what was entered in a form meanwhile stands there, and depends on each other as always', async () => {
    const arrive = await openWithoutScripts(page, '/mieter-bewerbung')
    await page.locator('select[name="city"]').selectOption('Braubach')
    arrive()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.locator('select[name="city"]')).toHaveValue('Braubach')
    await page.locator('select[name="property_id"]').selectOption({ index: 1 })
    await expect(page.locator('select[name="apartment_id"] option').nth(1)).toBeAttached()
  })
})

test('scripts and answers that do not come', async ({ page, problems }) => {
  await test.step('where the next page’s script does not come, its link leads there all the same', async () => {
    problems.allow(/ERR_FAILED|net::|dynamically imported|Error loading route module/)
    await page.goto('/jobs', { waitUntil: 'networkidle' })
    await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''))
    await page.route(/\/assets\/list-page.*\.js/, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Immobilien' }).click()
    await expect(page).toHaveURL('/vermietung')
    await expect(page.locator('html[data-same-document]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll()
    problems.allowNoMore()
  })

  await test.step('a press while the page is loaded anew, because the script of a link that was pointed at did not come, leads on', async () => {
    problems.allow(/ERR_FAILED|net::|dynamically imported|Error loading route module/)
    await page.goto('/jobs', { waitUntil: 'networkidle' })
    await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''))
    const links = page.getByRole('navigation', { name: 'Hauptnavigation' })
    const partners = await links.getByRole('link', { name: 'Handwerker' }).boundingBox()
    await page.route(/\/assets\/list-page.*\.js/, (route) => route.abort())
    const arrive = Promise.withResolvers<void>()
    await page.route('**/jobs', (route) => arrive.promise.then(() => route.continue()))
    const reload = page.waitForRequest((request) => request.isNavigationRequest())
    await links.getByRole('link', { name: 'Immobilien' }).hover()
    await reload
    // No locator: it would wait until the page is there again.
    await page.mouse.click(partners!.x + partners!.width / 2, partners!.y + partners!.height / 2)
    arrive.resolve()
    await expect(page.locator('html[data-same-document]')).toHaveCount(0)
    await expect(page).toHaveURL('/handwerker-partner')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    problems.allowNoMore()
  })

  await test.step('a question without an answer comes back into its field', async () => {
    problems.allow(/ERR_FAILED/)
    await page.route('**/api/assistant', (route) => route.abort())
    await page.goto('/chatbot')
    const field = page.getByLabel('Ihre Frage')
    await field.fill('Wie trenne ich den Müll?')
    await page.getByRole('button', { name: 'Frage stellen' }).click()
    await expect(page.getByRole('log').getByText(/Die Antwort kam nicht an/)).toBeVisible()
    await expect(field).toHaveValue('Wie trenne ich den Müll?')
    await page.unrouteAll()
    problems.allowNoMore()
  })

  await test.step('if a script does not come, links lead on and forms are sent all the same', async () => {
    problems.allow(/ERR_FAILED|net::|status of 422|dynamically imported/)
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Immobilien' }).click()
    await expect(page).toHaveURL('/vermietung')
    await page.goto('/hausverwaltung')
    await page.getByLabel('Vorname').fill('A')
    await page.getByRole('button', { name: 'Anfrage senden' }).click()
    await expect(page.getByText('Vorname muss mindestens 2 Zeichen lang sein.').first()).toBeVisible()
    await page.goto('/handwerker-partner')
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByLabel('Firmenname')).toBeVisible()
  })
})
