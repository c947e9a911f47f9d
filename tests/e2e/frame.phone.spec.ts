import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { expect, onPhone, test } from '../support/test.ts'

test.use(onPhone)

test('the head of a page on a phone', async ({ page }) => {
  const header = page.getByRole('banner')
  const toggle = header.getByRole('button', { name: /Menü/ })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

  await test.step('with letters twice as large (WCAG 1.4.4) the head keeps its buttons in the window', async () => {
    for (const address of ['/wohnungen', '/kontakt', '/']) {
      await page.goto(address)
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      for (const button of await header.getByRole('button').all())
        if (await button.isVisible()) await expect(button).toBeInViewport({ ratio: 1 })
      expect(await overflow(), address).toBeLessThanOrEqual(0)
    }
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  })

  await test.step('the mobile menu closes with Escape', async () => {
    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()
  })

  await test.step('nothing is wider than a phone of 320 px', async () => {
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width, height })
  })

  const link = header.getByRole('link', { name: 'Gutachten' })
  await test.step('the parts of the mobile menu are folded behind buttons', async () => {
    await toggle.click()
    await expect(link).toBeHidden()
    await header.getByRole('button', { name: 'Für Vermieter' }).click()
    await expect(header.getByRole('button', { name: 'Für Vermieter' })).toHaveAttribute('aria-expanded', 'true')
    await link.click()
    await expect(page).toHaveURL('/gutachten')
  })

  await test.step('the mobile menu opens, and closes when a link is chosen', async () => {
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.locator('a[href="/wohnungen"]:visible').first().click()
    await expect(page).toHaveURL('/wohnungen')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the mobile menu of a page without scripts shows the pages of every part, and closes with Escape', async () => {
    await page.goto('/agb')
    await expect(link).toBeHidden()
    await toggle.click()
    for (const name of ['Mietbescheinigung', 'Gutachten', 'Jobs'])
      await expect(header.getByRole('link', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})

test('the chat link and what the home page asks cover nothing that can be read or pressed', async ({
  page,
  request,
}) => {
  const chat = page.getByRole('link', { name: 'Chat über WhatsApp öffnen' })
  const covered = () =>
    chat.evaluate((link) => {
      const box = link.getBoundingClientRect()
      const texts = [...document.querySelectorAll(':is(main, footer) :is(a, p, h2, button, label)')]
      return texts
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect()
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top
        })
        .map((text) => text.textContent)
    })

  await test.step('the link stands at the end of a page', async () => {
    for (const address of ['/ueber-uns', await senderPage(await sendDamageReport(request, 'Anton Berg'))]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(chat).not.toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(chat).toBeInViewport({ ratio: 1 })
      expect(await covered()).toEqual([])
    }
  })

  await test.step('it stands in the bar at the lower edge where there is one', async () => {
    const { items } = await (await request.get('/api/apartments?status=available')).json()
    await page.goto(`/wohnung/${items[0].id}`)
    await expect(chat).toBeInViewport({ ratio: 1 })
    const [link, bar, button] = await Promise.all(
      [chat, page.locator('[data-bottom-bar]'), page.locator('[data-bottom-bar]').getByRole('button')].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(link?.y).toBeGreaterThan(bar?.y ?? 0)
    expect(link?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0))
  })

  await test.step('the question about foreign contents leaves the first picture’s text in sight', async () => {
    await page.goto('/')
    const notice = page.getByRole('region', { name: 'Cookie-Hinweis' })
    await expect(notice).toBeInViewport({ ratio: 1 })
    expect((await notice.boundingBox())?.height).toBeLessThan(140)
  })
})
