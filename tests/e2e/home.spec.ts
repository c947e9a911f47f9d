import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

test('the home page: its slider, its ways on, and what a page remembers and says', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/bilder/')) asked.push(new URL(request.url()).pathname)
  })
  const slider = page.getByRole('region', { name: 'Bilder aus dem Rheintal' })
  const dot = (number: number) => slider.getByRole('button', { name: `Bild ${number} von 5 anzeigen` })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })

  await test.step('only the first picture is fetched at once, and first of all', () => {
    expect(asked[0]).toMatch(/^\/bilder\/rheintal-morgen-\d+\.avif$/)
    expect(asked.filter((path) => /abend|balkon|wohnzimmer|herbst/.test(path))).toEqual([])
  })

  await test.step('the slider goes on by itself every 6 s, and stops when asked to', async () => {
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(6500)
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await slider.getByRole('button', { name: 'Pausieren' }).click()
    await page.clock.runFor(30_000)
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await slider.getByRole('button', { name: 'Nächstes Bild' }).click()
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('a change of page starts at its top, moves the focus to the content and says the title', async () => {
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Immobilien', exact: true }).click()
    await expect(page).toHaveURL('/vermietung')
    await expect(page.locator('#inhalt')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toBeAttached()
  })

  await test.step('the buttons and cards lead to the pages of the specification, and the messenger is in view', async () => {
    await page.goBack()
    const main = page.getByRole('main')
    for (const address of ['/vermietung', '/wohnungsuebersicht', '/kontakt', '/ueber-uns']) {
      await expect(main.locator(`a[href="${address}"]`).first()).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Chat über WhatsApp öffnen' })).toBeVisible()
    await main.getByRole('link', { name: 'Alle Wohnungen' }).click()
    await expect(page).toHaveURL('/wohnungen')
  })

  await test.step('a choice about cookies can be changed from every footer', async () => {
    await page.goto('/vermietung')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await expect(dialog).toContainText('Ihre Auswahl: Abgelehnt')
    await dialog.getByRole('button', { name: 'Alle akzeptieren' }).click()
    await expect(dialog).toContainText('Ihre Auswahl: Akzeptiert')
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted')
  })

  await test.step('where motion is unwelcome, the slider waits for the visitor', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(slider.getByRole('button', { name: 'Abspielen' })).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('the hero is as high as the window allows', async () => {
    for (const { width, windowHeight, height } of [
      { width: 1440, windowHeight: 700, height: 600 },
      { width: 1440, windowHeight: 1000, height: 750 },
      { width: 1440, windowHeight: 1400, height: 900 },
      { width: 390, windowHeight: 844, height: 500 },
      { width: 390, windowHeight: 1200, height: 600 },
    ]) {
      await page.setViewportSize({ width, height: windowHeight })
      const measured = async () => Math.round((await slider.boundingBox())?.height ?? 0)
      await expect.poll(measured, { message: `in a window of ${width} × ${windowHeight} px` }).toBe(height)
    }
  })
})
