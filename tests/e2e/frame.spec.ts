import type { Page } from '@playwright/test'
import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

const menus = {
  'Für Mieter': ['/mieterinfos', '/schadensmeldung', '/mietbescheinigung', '/mieter-bewerbung', '/chatbot'],
  'Für Vermieter': [
    '/schadensanierung',
    '/gutachten',
    '/hausverwaltung',
    '/nebenkostenabrechnung',
    '/instandhaltungsarbeiten',
  ],
  'Über uns': ['/ueber-uns', '/jobs', '/kontakt'],
}

const header = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name })
const menuLink = (page: Page, address: string) => header(page).locator(`a[href="${address}"]:visible`)

test('the frame of a page: the way past it, its links, its menus and its question about cookies', async ({
  page,
  problems,
}) => {
  await page.goto('/')

  await test.step('the first Tab leads to a link that jumps to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.locator('a[href="#inhalt"]')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
  })

  await test.step('the header links to the main pages and the phone, the footer to the legal ones', async () => {
    for (const address of ['/', '/vermietung', '/wohnungen', '/handwerker-partner']) {
      await expect(menuLink(page, address).first()).toBeVisible()
    }
    await expect(header(page).locator('a[href^="tel:"]:visible').first()).toBeVisible()
    const box = await header(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(170)

    const footer = page.getByRole('contentinfo')
    for (const address of ['/impressum', '/datenschutz', '/barrierefreiheit', '/agb']) {
      await expect(footer.locator(`a[href="${address}"]`).first()).toBeVisible()
    }
    await expect(footer).toContainText('© 2024')
    await expect(footer).toContainText('Rhens')
  })

  await test.step('each menu opens by hover, shows its pages and closes again', async () => {
    for (const [name, addresses] of Object.entries(menus)) {
      const first = menuLink(page, addresses[0] ?? '')
      await expect(first, name).toHaveCount(0)
      await menuButton(page, name).hover()
      for (const address of addresses) await expect(menuLink(page, address)).toBeVisible()
      await page.mouse.move(700, 800)
      await expect(first, name).toHaveCount(0)
    }
  })

  const button = menuButton(page, 'Für Mieter')
  await test.step('a menu opens and closes by its button', async () => {
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menuLink(page, '/mieterinfos')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a menu is walked by keyboard, and Escape closes it and gives the focus back', async () => {
    // A link fetches its page when it gets the focus; some pages of the menu are still to come.
    problems.allow(/status of 404.*not-found-page/)
    await button.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(menuLink(page, '/mieterinfos')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menuLink(page, '/schadensmeldung')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('opening one menu closes the other', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await menuButton(page, 'Über uns').focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menuLink(page, '/jobs')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the cookie banner asks once and remembers the answer', async () => {
    const decline = page.getByRole('button', { name: 'Ablehnen' })
    await decline.click()
    await expect(decline).toHaveCount(0)
    await page.reload()
    await expect(decline).toHaveCount(0)
    await page.mouse.move(5, 5)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(decline).toHaveCount(0)
  })
})

test('on a legal page, which loads no script, a menu opens under the pointer and closes when it leaves', async ({
  page,
}) => {
  await page.goto('/impressum')
  expect(await page.locator('script').count()).toBe(0)
  const link = page.locator('[data-dropdown="mieter"]').getByRole('link', { name: 'Schadensmeldung' })
  await expect(link).toBeHidden()
  await menuButton(page, 'Für Mieter').hover()
  await expect(link).toBeVisible()
  await page.mouse.move(700, 800)
  await expect(link).toBeHidden()
  await menuButton(page, 'Über uns').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Jobs' }).first().click()
  await expect(page).toHaveURL('/jobs')
})
