import type { Page } from '@playwright/test'
import { pushTexts } from '../../src/office/accounts/push/texts.ts'
import { makeStaff } from '../support/staff.ts'
import { walkStates } from '../support/states.ts'
import { expect, test } from '../support/test.ts'

const account = '/verwaltung/konto'

test('each state of a device reads well: blocked, not supported, off, without a push service, on', async ({
  page,
  context,
  office,
  problems,
}) => {
  problems.allow(/Push API in incognito mode/)
  test.setTimeout(120_000)
  await makeStaff(office, context.request, 'technik')
  const says = (text: string) => expect(page.getByRole('main').getByText(text)).toBeVisible()

  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true })
  })
  await walkStates(page, [{ what: 'a browser that blocks', at: account, reach: () => says(pushTexts.blocked) }])

  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true })
    Notification.requestPermission = async () => 'granted'
  })
  const turnOn = async () => {
    await page.getByLabel('Name dieses Geräts').fill('Rechner am Empfang')
    await page.getByRole('button', { name: 'Auf diesem Gerät einschalten' }).click()
    // The service worker is there; the browser of a test has no push service.
    await says(pushTexts.failed)
  }
  await walkStates(page, [{ what: 'a device that could not be turned on', at: account, reach: turnOn }])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(/\/verwaltung\/$/)

  await turnedOn(page)
  await walkStates(page, [{ what: 'a device that is on', at: account, reach: () => says(pushTexts.isOn) }])

  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
  })
  await page.goto(account)
  await says(pushTexts.unsupported)
})

/** Known to the server, and to the browser as it would be with its push service. */
async function turnedOn(page: Page): Promise<void> {
  const form = { intent: 'geraet', name: 'Diensttelefon', p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
  const endpoint = `https://push.example.org/${crypto.randomUUID()}`
  await page.request.post(account, { form: { ...form, endpoint } })
  await page.addInitScript(() => {
    PushManager.prototype.getSubscription = async () => ({}) as PushSubscription
  })
}
