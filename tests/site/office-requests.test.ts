import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { sendDamagePhoto, sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('a request is found, opened, read, worked on and closed', async ({ visitor, request, office }) => {
  const { find, field, enter, press, follow, heading, region, history } = handsOf(visitor)
  const name = `Jürgen Übel-${unique()}`
  const reference = await sendDamageReport(request, name)
  await makeStaff(office, request, 'technik', { name: 'Toni Technik' })

  await visitor.open('/verwaltung/anfragen')
  const search = (words: string) => {
    visitor.enter(find().getByRole('searchbox', { name: 'Suche' }), words)
    return press('Suchen')
  }
  await search(reference.toLowerCase().replace('-', ' '))
  find().getByText('Ein Vorgang')
  await search(name.replace('Jürgen Übel', 'juergen UEBEL'))
  expect(visitor.address()).toMatch(/q=juergen/)
  const rows = [...find().getByRole('table', { name: 'Vorgänge' }).querySelectorAll<HTMLElement>('[data-row]')]
  const line = rows.find(({ textContent }) => textContent?.includes(reference))!
  expect(line.textContent).toMatch(/Küche, 2\. OG.*Unter der Spüle tropft Wasser/)
  await visitor.press(find(line).getByRole('link', { name: /ungelesen$/ }))

  heading(name, 1)
  const said = () => find(find().getByRole('list', { name: 'Gespräch' })).getAllByRole('listitem')
  expect(said()[0]?.textContent).toContain('Der Boden ist nass.')
  expect(region('Schaden').textContent).toContain('Hoch')
  enter('Interne Notiz', 'Installateur kommt morgen.')
  await press('Notiz hinzufügen')
  expect(said().at(-1)?.textContent).toContain('Installateur kommt morgen.')
  expect(history()).toContain('Toni Technik')
  expect(field('Interne Notiz').value).toBe('')

  await press('Mir zuweisen')
  expect(field('Zuständig').value).not.toBe('')
  enter('Status', 'Erledigt')
  await press('Speichern')
  expect(history()).toContain('Status: Erledigt')
  expect(history()).toContain('Zuständig: Toni Technik')
  find().getByText(/Wird gelöscht am/)

  // Closed ones are not among the open, and a search finds them.
  await follow('← Anfragen')
  await search(name)
  find().getByText(/Nachrichten, auch in geschlossenen Vorgängen/)
  find().getByText('Ein Vorgang')
  enter('Status', 'Nur offene')
  await search(name)
  find().getByText(/Hier ist nichts\./)
})

test('an emergency and danger to people are said in words wherever the request stands, and call with one press', async ({
  visitor,
  request,
  office,
}) => {
  const { find, main } = handsOf(visitor)
  const name = `Nora Notfall ${unique()}`
  const reference = await sendDamageReport(request, name, {
    urgency_level: 'emergency',
    is_safety_risk: true,
    reporter_phone: '02628 / 123 45',
  })
  await makeStaff(office, request, 'technik')
  await visitor.open('/verwaltung')
  const tile = find().getByRole('link', { name: /^Notfall oder Gefahr/ })
  expect(Number(/\d+/.exec(tile.textContent ?? '')?.[0])).toBeGreaterThan(0)
  const room = visitor.find('nav a[href="/verwaltung/anfragen"]')
  expect(visitor.find(`#${room.getAttribute('aria-describedby')}`).textContent).toMatch(/^Notfall oder Gefahr: \d+$/)
  await visitor.press(tile)
  const line = find().getByRole('link', { name: new RegExp(name) })
  expect(line.closest('tr')?.textContent).toMatch(/Notfall.*Gefahr/)
  await visitor.press(line)
  expect(visitor.address()).toBe(`/verwaltung/anfragen/${reference}`)
  expect(main().textContent).toMatch(/NotfallGefahrNeu/)
  expect(find().getByRole('link', { name: '02628 / 123 45' }).getAttribute('href')).toBe('tel:0262812345')
})

test('two people who save at once: the second sees what the first did, and nothing is lost', async ({
  visitor,
  request,
  office,
}) => {
  const reference = await sendDamageReport(request, 'Zoë Weiß')
  await makeStaff(office, request, 'technik')
  const elsewhere = await newRequest()
  await makeStaff(office, elsewhere, 'technik', { name: 'Tina Zwei' })
  const colleague = newVisitor(elsewhere, siteUnderTest())
  const [mine, theirs] = [handsOf(visitor), handsOf(colleague)]
  for (const each of [visitor, colleague]) await each.open(`/verwaltung/anfragen/${reference}`)
  const save = ({ enter, press }: typeof mine, status: string) => {
    enter('Status', status)
    return press('Speichern')
  }
  await save(theirs, 'In Arbeit')
  expect(theirs.history()).toContain('Status: In Arbeit')
  await elsewhere.dispose()
  await save(mine, 'Erledigt')
  expect(mine.alert()).toContain('Inzwischen hat jemand anderes')
  expect(mine.field('Status').value).toBe('in_arbeit')
  await save(mine, 'Erledigt')
  expect(mine.history()).toContain('Status: Erledigt')
})

test('several requests change at once, and a view is kept', async ({ visitor, request, office }) => {
  const { find, enter, press, unfold, follow, notes } = handsOf(visitor)
  const name = `Sammel ${unique()}`
  for (const each of ['a', 'b', 'c']) await sendDamageReport(request, `${name} ${each}`)
  await makeStaff(office, request, 'technik')
  await visitor.open(`/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  const rows = () => [...find().getByRole('table', { name: 'Vorgänge' }).querySelectorAll<HTMLElement>('[data-row]')]
  for (const place of [0, 2]) await visitor.press(find(rows()[place]).getByRole('checkbox'))
  enter(/^Ausgewählte/, 'Wartet')
  await press('Ändern')
  expect(notes()).toContain('2 Vorgänge sind geändert.')
  expect(rows().filter(({ textContent }) => textContent?.includes('Wartet'))).toHaveLength(2)

  await unfold('Filter speichern')
  enter(/^Name des Filters/, 'Meine Sammlung')
  await press('Speichern')
  await follow('Alle offenen')
  await follow(/Meine Sammlung/)
  expect(rows()).toHaveLength(3)
})

test('every file of a request comes as an attachment that can run nothing, and to nobody who is signed out', async ({
  visitor,
  request,
  office,
}) => {
  const reference = await sendDamagePhoto(request, 'Paula Foto', await readFile('db/seed/site-pictures/damage-0.webp'))
  await makeStaff(office, request, 'technik')
  await visitor.open(`/verwaltung/anfragen/${reference}`)
  const picture = visitor.page().getByRole('img', { name: 'Foto 1: decke.jpg' })
  const src = picture.getAttribute('src') ?? ''
  const answer = await request.get(src)
  expect(answer.status()).toBe(200)
  const headers = answer.headers()
  expect(headers['content-disposition']).toContain('attachment')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-store')
  const stranger = await newRequest()
  expect((await stranger.get(src, { maxRedirects: 0 })).status()).toBe(302)
  await stranger.dispose()
})
