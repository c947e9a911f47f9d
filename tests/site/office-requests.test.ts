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

test('a request gets tags, is put off to a day, leads to everything of its sender, and is found from anywhere', async ({
  visitor,
  request,
  office,
}) => {
  const { find, enter, press, follow, list, notes, history, region } = handsOf(visitor)
  const name = `Vera Vorlage ${unique()}`
  const reference = await sendDamageReport(request, name)
  await makeStaff(office, request, 'technik')
  await visitor.open(`/verwaltung/suche?q=${encodeURIComponent(name)}`)
  await visitor.press(find(region('Vorgänge')).getByRole('link', { name: new RegExp(name) }))

  const word = `Wasser ${unique()}`
  await press('Hinzufügen')
  expect(find().getAllByText(/Schlagwort aus Buchstaben/)).toHaveLength(2)
  enter('Schlagwort', word)
  await press('Hinzufügen')
  expect(list('Schlagwörter').textContent).toContain(word)
  await press(`Schlagwort „${word}“ entfernen`)
  expect(notes()).toContain('ist entfernt')
  await press('Rückgängig')
  expect(history()).toContain(`Schlagwort „${word}“ entfernt`)
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  enter('Wiedervorlage am', tomorrow)
  await press('Vorlegen')
  expect(region('Wiedervorlage').textContent).toMatch(/Die Frist läuft weiter/)

  await follow('Alle Anfragen dieser Person')
  expect(list('Nur Anfragen zu').textContent).toContain(name)
  const rows = () => [...visitor.find('main').querySelectorAll('[data-row]')].map(({ textContent }) => textContent)
  expect(rows().some((row) => row?.includes(reference) && row.includes(word))).toBe(true)
  await follow(/^Alle offenen/)
  expect(rows().some((row) => row?.includes(reference))).toBe(false)
  await follow(/^Wiedervorlage/)
  await visitor.press(find().getByRole('link', { name: new RegExp(name) }))
  await press('Wiedervorlage beenden')
  await follow('← Anfragen')
  expect(rows().some((row) => row?.includes(reference))).toBe(true)
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
  expect(find().getByRole('link', { name: '02628 / 123 45' }).getAttribute('href')).toBe('tel:+49262812345')
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

test('a colleague is named by the choice beside a note, and chooses which mails tell of it', async ({
  visitor,
  request,
  office,
}) => {
  const { enter, press, field, history, notes } = handsOf(visitor)
  const reference = await sendDamageReport(request, `Otto Orth ${unique()}`)
  const colleague = `Jana Roth-${unique()}`
  await makeStaff(office, request, 'vermietung', { name: colleague })
  await makeStaff(office, request, 'technik', { name: 'Toni Technik' })
  await visitor.open(`/verwaltung/anfragen/${reference}`)
  enter('Interne Notiz', 'Bitte ansehen')
  enter('Hinweisen an', colleague)
  await press('Notiz hinzufügen')
  expect(history()).toContain(`Notiz, Hinweis an ${colleague}`)

  await visitor.open('/verwaltung/konto')
  expect(field<HTMLSelectElement>('Eine Notiz erwähnt Sie').value).toBe('at-once')
  enter('Eine Notiz erwähnt Sie', 'Gesammelt um 7:30 Uhr')
  await press('Hinweise speichern')
  expect(visitor.find('main').textContent).toContain('Ihre Hinweise sind gespeichert.')
  expect(field<HTMLSelectElement>('Eine Notiz erwähnt Sie').value).toBe('digest')
  expect(notes()).not.toContain('Keine Verbindung')
})

test('without a script somebody sees their devices, tries and removes them, and hears that turning one on needs a script', async ({
  visitor,
  request,
  office,
}) => {
  const { press, region, main, tick } = handsOf(visitor)
  await makeStaff(office, request, 'technik')
  const device = {
    name: 'Diensttelefon',
    endpoint: `https://push.example.org/${unique()}`,
    p256dh: `B${'x'.repeat(86)}`,
  }
  const turnOn = (endpoint: string) =>
    request.post('/verwaltung/konto', {
      form: { intent: 'geraet', ...device, endpoint, auth: 'y'.repeat(22) },
      maxRedirects: 0,
    })
  expect((await turnOn('https://localhost/x')).status()).toBe(422)
  expect((await turnOn(device.endpoint)).status()).toBe(302)
  await visitor.open('/verwaltung/konto')
  expect(region('Mitteilungen auf Geräten').textContent).toContain('Diensttelefon (dieses)')
  expect(main().innerHTML).toContain('braucht der Browser JavaScript')
  expect(main().innerHTML).not.toContain(device.endpoint)
  expect(visitor.find('link[rel=manifest]').getAttribute('href')).toMatch(/^\/verwaltung\/app\.webmanifest\?v=/)
  await tick('Auf meinen Geräten: Eine Notiz erwähnt Sie')
  await press('Hinweise speichern')
  expect(main().querySelectorAll('input[name^="push_"][checked]')).toHaveLength(4)
  await press('Probe an alle Geräte')
  expect(main().textContent).toContain('Die Probe ist unterwegs.')
  await press('Entfernen: Diensttelefon')
  expect(region('Mitteilungen auf Geräten').textContent).not.toContain('Diensttelefon (dieses)')

  const worker = await request.get('/verwaltung/mitteilungen.js')
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(await worker.text()).not.toMatch(/fetch|caches/)
})
