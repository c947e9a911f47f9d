import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeOf } from '../support/office.ts'
import { startSite, type Site } from '../support/site.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest } from './test.ts'
import { newVisitor } from './visitor.ts'

/** A site of its own: on that of all, the list also shows the hundred whom other tests make, and each page takes seconds. */
let site: Site
beforeAll(async () => {
  site = await startSite({ environment: { DEMO: 'off' } })
}, 120_000)
afterAll(() => site.stop())

test('the Leitung makes an account, changes its role, gives a new link and closes it', async () => {
  const request = await newRequest(site.url)
  const office = officeOf(site.dataDir, site.url)
  const visitor = newVisitor(request, site.url)
  const { region, find, field, enter, press, unfold } = handsOf(visitor)
  const { password } = await makeStaff(office, request, 'leitung', { name: 'Lena Leitung' })
  const email = `neu-${unique()}@example.org`
  const name = `Nils Neu ${email.slice(4, 10)}`
  await visitor.open('/verwaltung/team')
  const form = () => region('Neues Konto')
  const create = () => press('Konto anlegen', form())
  const alert = () => find(form()).getByRole('alert').textContent
  await create()
  expect(alert()).toContain('Bitte wählen Sie eine Rolle.')
  enter(/^Vor- und Nachname/, name, form())
  enter(/^E-Mail-Adresse/, email, form())
  enter(/^Rolle/, 'Technik', form())
  enter(/^Ihr Passwort/, 'geraten', form())
  await create()
  expect(alert()).toContain('Das Passwort stimmt nicht.')
  expect(field(/^E-Mail-Adresse/, form()).value).toBe(email)
  enter(/^Ihr Passwort/, password, form())
  await create()
  const link = () => {
    const shown = visitor.find('[role="status"]:has(code)')
    expect(shown.textContent).toContain(`Link für ${name}`)
    return shown.querySelector('code')?.textContent ?? ''
  }
  const first = link()
  expect(first).toContain('/verwaltung/einladung/')
  expect((await request.get(first)).status()).toBe(200)

  // The list of everybody is long: found by the text that stands there once.
  const member = () => find().getByText(new RegExp(email), { selector: 'li *' }).closest('li')!
  const change = async (button: string) => {
    const own = find(member()).getByText(button, { selector: 'button, button *' }).closest('form')!
    if (own.matches('details:not([open]) *')) await unfold(/Ändern/, member())
    const asksForPassword = own.querySelector('input[type="password"]')
    if (asksForPassword) enter(/^Ihr Passwort/, password, own)
    return press(button, own)
  }
  enter(/^Rolle/, 'Redaktion', member())
  await change('Rolle speichern')
  expect(find(member()).getAllByText('Redaktion')[0]?.matches('option')).toBe(false)
  await change('Neuen Link für ein Passwort zeigen')
  expect(link()).toContain('/verwaltung/einladung/')
  expect(link()).not.toBe(first)
  expect((await request.get(first)).status()).toBe(404)
  await change('Konto schließen')
  expect(member().textContent).toContain('geschlossen')
  // Nobody takes their own key away.
  const [own] = find().getAllByText(/Lena Leitung \(Sie\)/, { selector: 'li *' })
  expect(own?.closest('li')?.textContent).not.toContain('Ändern')
})
