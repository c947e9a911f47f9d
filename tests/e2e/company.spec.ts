import type { Locator, Page } from '@playwright/test'
import { fill, REFERENCE } from '../support/application.ts'
import { expect, test } from '../support/test.ts'

const message = {
  vorname: 'Änne',
  nachname: 'Öztürk-Weiß',
  email: 'aenne@example.org',
  telefon: '02628 123456',
  betreff: 'Frage zur Hausordnung',
  nachricht: 'Guten Tag,\nwo darf ich mein Fahrrad abstellen?',
}

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/kontakt#kontaktformular')
  return page.locator('#kontaktformular form')
}

test('messages: corrected and sent, kept when the line breaks, or written in the mail program', async ({
  page,
  office,
  problems,
}) => {
  const form = await openForm(page)

  await test.step('a visitor corrects and sends a message, and gets a reference', async () => {
    await form.getByRole('button', { name: 'Nachricht senden' }).click()
    const summary = form.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Bitte geben Sie einen Betreff ein.' }).click()
    await expect(form.getByLabel('Betreff')).toBeFocused()
    await expect(form.getByText('* Pflichtfelder')).toBeVisible()

    await fill(form, message)
    await form.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Anfrage gesendet' })).toContainText(
      'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
    )
    const title = page.getByRole('heading', { name: /Vielen Dank für Ihre Anfrage/ })
    await expect(title).toBeFocused()
    await expect(page).toHaveURL(/eingegangen=/)
    const received = page.locator('#kontaktformular')
    await expect(received).toContainText('innerhalb von 72 Stunden')
    const reference = REFERENCE.exec(await received.innerText())?.[0] ?? ''
    expect(reference).not.toBe('')
    expect(await office('submissions', 'show', reference)).toContain('wo darf ich mein Fahrrad abstellen?')

    await page.reload()
    await expect(page.getByText(reference)).toBeVisible()
    await page.getByRole('link', { name: 'Neue Nachricht' }).click()
    await expect(page.locator('[name="betreff"]')).toHaveValue('')
  })

  await test.step('a lost connection loses nothing: the message stays and goes out once', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const nachname = `Verbindungslos ${Date.now()}`
    await fill(form, { ...message, nachname })
    await page.route('**/api/contact-messages', (route) => route.abort('internetdisconnected'))
    await form.getByRole('button', { name: 'Nachricht senden' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Bitte versuchen Sie es später erneut.' })
    await expect(toast).toContainText('Es gab ein Problem beim Senden Ihrer Anfrage.')
    await expect(form.locator('[name="nachricht"]')).toHaveValue(message.nachricht)

    await page.unroute('**/api/contact-messages')
    await form.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page).toHaveURL(/eingegangen=/)
    problems.allowNoMore()
    const stored = JSON.parse(await office('submissions', 'list', '--json')) as unknown[]
    expect(stored.filter((each) => JSON.stringify(each).includes(nachname))).toHaveLength(1)
  })

  await test.step('the same form opens in the mail program, once it is complete', async () => {
    await page.getByRole('link', { name: 'Neue Nachricht' }).click()
    // Records where the link leads, and keeps the browser from starting a mail program.
    await page.evaluate(() => {
      const clicks: { href: string; prevented: boolean }[] = []
      Object.assign(window, { clicks })
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link?.href.startsWith('mailto:')) return
        clicks.push({ href: link.href, prevented: event.defaultPrevented })
        event.preventDefault()
      })
    })
    const clicks = () =>
      page.evaluate(() => (window as unknown as { clicks: { href: string; prevented: boolean }[] }).clicks)
    const open = form.getByRole('button', { name: 'Im E-Mail-Programm öffnen' })

    await open.click()
    await expect(form.getByRole('alert').first()).toContainText('Bitte geben Sie Ihren Vornamen ein.')
    await fill(form, message)
    await open.click()

    const [empty, complete] = await clicks()
    expect(empty?.prevented).toBe(true)
    expect(complete?.prevented).toBe(false)
    const mail = new URL(complete?.href ?? '')
    expect(mail.searchParams.get('subject')).toBe('Frage zur Hausordnung')
    expect(mail.searchParams.get('body')).toBe(
      'Name: Änne Öztürk-Weiß\r\nTelefon: 02628 123456\r\nNachricht: Guten Tag,\r\nwo darf ich mein Fahrrad abstellen?',
    )
    await expect(form.locator('[name="nachricht"]')).toHaveValue(message.nachricht)
  })
})
