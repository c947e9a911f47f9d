import type { Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

/** Notes what each view transition of the page moves as one, by the names of its groups once it runs. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const moved: string[][] = []
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      void transition.ready.then(() => {
        const groups = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
        moved.push(groups.filter((name) => name.startsWith('::view-transition-group')))
      })
      return transition
    }
  })
}
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[][] }).moved)

test('what moves when a page changes', async ({ page }) => {
  await test.step('going back while the page still changes leaves no error behind', async () => {
    await openAwake(page, '/vermietung')
    const link = page.getByRole('link', { name: 'Details zur Immobilie und Wohnungen ansehen' }).first()
    await link.hover()
    await page.evaluate(() => {
      const push = history.pushState.bind(history)
      history.pushState = (...state) => {
        history.pushState = push
        push(...state)
        history.back()
      }
      addEventListener('popstate', () => Object.assign(window, { hasGoneBack: true }))
    })
    await link.click()
    await expect.poll(() => page.evaluate(() => 'hasGoneBack' in window)).toBe(true)
    await expect(page).toHaveURL('/vermietung')
    await expect(page.getByRole('heading', { level: 1, name: /^Immobilien bei/ })).toBeVisible()
  })

  await watchTransitions(page)
  await test.step('a card grows into the head of its page, and back', async () => {
    await watchTransitions(page)
    await openAwake(page, '/vermietung?suche=rheinufer')
    const link = page.getByRole('link', { name: 'Details zur Immobilie und Wohnungen ansehen' })
    const read = page.waitForResponse(/\/api\/properties\/[\w-]+$/)
    await link.hover()
    await read
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => moved(page)).toEqual([expect.arrayContaining(['::view-transition-group(haus)'])])

    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click()
    await expect(page).toHaveURL('/vermietung?suche=rheinufer')
    await expect.poll(async () => (await moved(page)).length).toBe(2)
    expect((await moved(page))[1]).toContain('::view-transition-group(haus)')
    // Nothing keeps its mark.
    const marked = () =>
      [...document.querySelectorAll('main *')].filter((one) => getComputedStyle(one).viewTransitionName !== 'none')
        .length
    await expect.poll(() => page.evaluate(marked)).toBe(0)
  })

  await test.step('a thumbnail grows into the viewer, and whoever wants less motion gets none', async () => {
    await watchTransitions(page)
    await openAwake(page, '/immobilie/braubach-rheinuferstrasse-12')
    const thumbnail = page.getByRole('list', { name: 'Bildergalerie' }).getByRole('link').first()
    await thumbnail.hover()
    await thumbnail.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(async () => (await moved(page)).length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(thumbnail).toBeFocused()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await thumbnail.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moved(page)).toHaveLength(1)
  })
})
