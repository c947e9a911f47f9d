import type { Page } from '@playwright/test'
import { fill, REFERENCE } from '../support/application.ts'
import { openAwake } from '../support/awake.ts'
import { expect, test } from '../support/test.ts'

const message = {
  vorname: 'Änne',
  email: 'aenne@example.org',
  betreff: 'Frage zur Hausordnung',
  nachricht: 'Guten Tag,\nwo darf ich mein Fahrrad abstellen?',
}
const newName = () => `Zweimal ${crypto.randomUUID().slice(0, 8)}`

async function fillForm(page: Page, nachname: string) {
  const form = page.locator('#kontaktformular form')
  await fill(form, { ...message, nachname })
  return form.getByRole('button', { name: 'Nachricht senden' })
}

async function referenceShown(page: Page): Promise<string> {
  await expect(page).toHaveURL(/eingegangen=/)
  await expect(page.locator('#kontaktformular')).toContainText(REFERENCE)
  return REFERENCE.exec(await page.locator('#kontaktformular').innerText())?.[0] ?? ''
}

/** References of what is stored under a name. */
async function stored(office: (...args: string[]) => Promise<string>, nachname: string): Promise<string[]> {
  const listed = JSON.parse(await office('submissions', 'list', '--kind', 'contact_message', '--json')) as {
    reference: string
    contact_name: string
  }[]
  return listed.filter((each) => each.contact_name.endsWith(nachname)).map(({ reference }) => reference)
}

test('a message that is sent twice', async ({ page, context, office, problems }) => {
  await openAwake(page, '/kontakt#kontaktformular')

  await test.step('a double click and impatient ones after it send once', async () => {
    const nachname = newName()
    const send = await fillForm(page, nachname)
    await page.route('**/api/contact-messages', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await send.dblclick()
    await page.keyboard.press('Enter') // The button has the focus still.
    const reference = await referenceShown(page)
    expect(await stored(office, nachname)).toEqual([reference])
    await page.unroute('**/api/contact-messages')
    await page.getByRole('link', { name: 'Neue Nachricht' }).click()
  })

  await test.step('an answer that is lost on the way: sending again gives the reference of the first time', async () => {
    problems.allow(/ERR_CONNECTION_RESET|ERR_FAILED/)
    const nachname = newName()
    const send = await fillForm(page, nachname)
    await page.route('**/api/contact-messages', async (route) => {
      await route.fetch() // The server has stored it …
      await route.abort('connectionreset') // … and the line breaks.
    })
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Es gab ein Problem' })).toBeVisible()
    const first = await stored(office, nachname)
    expect(first).toHaveLength(1)

    await page.unroute('**/api/contact-messages')
    await send.click()
    expect(await referenceShown(page)).toBe(first[0])
    expect(await stored(office, nachname)).toEqual(first)
    problems.allowNoMore()
    await page.getByRole('link', { name: 'Neue Nachricht' }).click()
  })

  await test.step('two tabs are two messages, each with its own reference', async () => {
    const nachname = newName()
    const other = await context.newPage()
    await openAwake(other, '/kontakt#kontaktformular')
    const send = await fillForm(page, nachname)
    const sendOther = await fillForm(other, nachname)
    await Promise.all([send.click(), sendOther.click()])
    const references = [await referenceShown(page), await referenceShown(other)]
    expect(new Set(references).size).toBe(2)
    expect((await stored(office, nachname)).toSorted()).toEqual(references.toSorted())
  })
})

test('two tabs that fill in the same form: each keeps its own over a reload, and sending one leaves the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const texts = ['Unter der Spüle läuft Wasser aus dem Siphon.', 'Im Treppenhaus ist die Lampe defekt.']
  const tabs = [page, other]
  for (const [index, tab] of tabs.entries()) {
    await tab.bringToFront()
    await tab.goto('/schadensmeldung')
    await description(tab).focus()
    await expect(tab.locator('html[data-hydrated]')).toBeAttached()
    await expect(tab.getByText('haben Sie in einem anderen Tab schon begonnen')).toHaveCount(index)
    await expect(description(tab)).toHaveValue('')
    await description(tab).pressSequentially(texts[index] ?? '')
    await expect.poll(() => kept(tab)).toContain(texts[index])
  }
  await page.reload()
  await expect(description(page)).toHaveValue(texts[0] ?? '')
  await other.reload()
  await expect(description(other)).toHaveValue(texts[1] ?? '')

  const report = { damage_location: 'Küche', building_address: 'Rheinstraße 5', reporter_name: 'Zwei Reiter' }
  await fill(page.locator('#formular form'), report)
  await page.locator('#formular [name="reporter_email"]').fill('reiter@example.org')
  await page.locator('#formular').getByRole('button', { name: 'Schaden melden' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Meldung' })).toBeVisible()
  await description(other).press('Control+End')
  await description(other).pressSequentially(' Seit gestern.')
  await other.reload()
  await expect(description(other)).toHaveValue(`${texts[1]} Seit gestern.`)
})

test('two forms in two closed tabs are both found again, one in each tab that is opened', async ({ page, context }) => {
  const texts = ['Der Rollladen im Wohnzimmer klemmt.', 'Das Schloss am Keller hakt.']
  const first = await context.newPage()
  const second = await context.newPage()
  for (const [index, tab] of [first, second].entries()) {
    await tab.goto('/schadensmeldung')
    await description(tab).focus()
    await expect(tab.locator('html[data-hydrated]')).toBeAttached()
    await description(tab).pressSequentially(texts[index] ?? '')
    await expect.poll(() => kept(tab)).toContain(texts[index])
  }
  await second.close({ runBeforeUnload: false })
  // A reload leaves the page and comes back to its own, whatever was left meanwhile.
  await first.reload()
  await expect(description(first)).toHaveValue(texts[0] ?? '')
  await first.close()

  await page.goto('/schadensmeldung')
  await expect(page.getByText(/Entwurf vom .* wurde wiederhergestellt/)).toBeVisible()
  const found = await description(page).inputValue()
  expect(texts).toContain(found)
  const third = await context.newPage()
  await third.goto('/schadensmeldung')
  await expect(description(third)).toHaveValue(texts.find((text) => text !== found) ?? '')
})

const description = (tab: Page) => tab.locator('#formular [name="damage_description"]')

/** All drafts of damage reports on this device. */
const kept = (tab: Page) =>
  tab.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('entwurf:schadensmeldung'))
      .map(([, text]) => text)
      .join(),
  )
