import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { mailsTo, searchLinkIn } from '../support/mails-to.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/** Publishes a flat in a building of the demo company, without the pictures that it should have. */
async function publishFlat(desk: Visitor, values: Record<string, string>): Promise<void> {
  const { press, tick } = handsOf(desk)
  await desk.open('/verwaltung/wohnungen/neu')
  const building = [...desk.find<HTMLSelectElement>('select[name="property_id"]').options].find(({ text }) =>
    text.includes('(Bleichweg 7, Rhens)'),
  )
  const form = desk.find('main form:has([name="intent"])')
  desk.fill(form, { property_id: building?.text ?? '', ...values })
  await press('Veröffentlichen')
  await tick(/Trotzdem veröffentlichen/)
  await press('Veröffentlichen')
  expect(desk.find('main').textContent).toContain('Die Website zeigt es ab dem nächsten Aufruf')
}

test('a wish that nobody can search for is refused in a sentence, with what was typed', async ({ request }) => {
  const email = `sucht-${unique()}@example.org`
  const wishes = [
    ['ausstattung', '__proto__'],
    ['ausstattung', 'constructor'],
    ['zimmer_von', 'ab drei'],
    ['haustiere', 'vielleicht'],
    ['gebaeude', 'constructor'],
  ]
  for (const [name = '', word = ''] of wishes) {
    const answer = await request.post('/suchauftrag', {
      form: { email, haeufigkeit: 'daily', ort: 'Rhens', [name]: word },
    })
    const page = await answer.text()
    expect([word, answer.status()]).toEqual([word, 422])
    expect(page).toContain(
      name === 'gebaeude' ? 'Dieses Gebäude zeigen wir nicht mehr' : `„${word}“ verstehen wir als Wunsch nicht`,
    )
    expect(page).toContain(email)
    expect(page).not.toContain('[object Object]')
  }
})

test('without JavaScript: a search is saved, confirmed, told of a flat, paused, changed and ended', async ({
  visitor,
  request,
  office,
}) => {
  const own = handsOf(visitor)
  const address = `sucht-${unique()}@example.org`
  await visitor.open('/suchauftrag?ort=Rhens&zimmer_von=2&warmmiete_bis=777')
  own.heading('Suchauftrag anlegen')
  expect(own.field(/^von/, own.find().getByRole('group', { name: 'Zimmer' })).value).toBe('2')
  own.enter(/^E-Mail/, 'sucht@')
  await own.press('Suchauftrag anlegen')
  expect(visitor.status()).toBe(422)
  expect(own.alert()).toContain('Bitte geben Sie die E-Mail-Adresse ein')
  expect(own.field(/^E-Mail/).value).toBe('sucht@')
  expect(own.field<HTMLSelectElement>('Standort').value).toBe('Rhens')
  own.enter(/^E-Mail/, address)
  await own.press('Suchauftrag anlegen')
  own.heading('Fast geschafft: Bitte bestätigen Sie')
  expect(own.main().textContent).toContain(`Sie geht an ${address}. Stimmt die Adresse nicht?`)
  expect(visitor.address()).not.toContain(address.split('@')[0])
  await own.follow('Stimmt die Adresse nicht? Dann füllen Sie das Formular noch einmal aus.')
  expect(own.field<HTMLSelectElement>('Standort').value).toBe('Rhens')

  // Somebody who types the same once more, or somebody else's address, reads the same, and no second mail leaves.
  await visitor.open('/suchauftrag?ort=Rhens&zimmer_von=2&warmmiete_bis=777')
  own.enter(/^E-Mail/, address.toUpperCase())
  await own.press('Suchauftrag anlegen')
  own.heading('Fast geschafft: Bitte bestätigen Sie')

  const [asking] = await mailsTo(address, 1)
  const link = searchLinkIn(asking?.text)
  // A program that looks into links confirms nothing.
  for (let looks = 0; looks < 2; looks += 1) expect((await request.get(link)).status()).toBe(200)
  expect(await visitor.open(link)).toBe(200)
  expect(visitor.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(visitor.headers()['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/)
  await own.press('Suchauftrag bestätigen')
  expect(own.notes()).toContain('Ab jetzt schreiben wir Ihnen')
  own.heading('Läuft')

  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'redaktion')
  const desk = newVisitor(inOffice, siteUnderTest())
  const name = `Mansarde ${unique()}`
  const fits = { name, room_count: '2', living_area_sqm: '51', cold_rent_euro: '600', utilities_euro: '145' }
  await publishFlat(desk, { ...fits, name: `Zu teuer ${unique()}`, cold_rent_euro: '800' })
  await publishFlat(desk, fits)
  const [, news] = await mailsTo(address, 2)
  const text = news?.text?.replaceAll('\u00A0', ' ')
  expect(news?.subject?.replaceAll('\u00A0', ' ')).toBe('Neu: 2 Zimmer in Rhens, 745 € warm')
  expect(text).toContain(name)
  expect(text).toContain('Passt: Rhens, 2 Zimmer, 745 € warm. Ohne Balkon.')
  const header = (key: string) => news?.headers.find((each) => each.key === key)?.value
  expect(header('list-unsubscribe')).toBe(`<${siteUnderTest()}${link}/abmelden>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  await visitor.open(link)
  await own.press('Pausieren')
  own.heading('Pausiert')
  await own.press('Fortsetzen')
  own.enter(/^bis/, '900', own.find().getByRole('group', { name: /^Warmmiete/ }))
  await visitor.press(own.find().getByRole('radio', { name: /^Wöchentlich/ }))
  await own.press('Änderungen speichern')
  expect(own.notes()).toContain('Gespeichert')
  expect(visitor.find('h1').textContent.replaceAll('\u00A0', ' ')).toBe('Rhens, ab 2 Zimmer, bis 900 € warm')
  await own.press('Um 90 Tage verlängern')
  expect(own.notes()).toContain('verlängert')

  // What the mail program posts for its user: no cookie, no origin. It may come twice.
  const provider = await newRequest()
  for (let times = 0; times < 2; times += 1) {
    const ended = await provider.post(`${link}/abmelden`, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect([ended.status(), await ended.text()]).toEqual([200, 'Der Suchauftrag ist beendet.'])
  }
  await visitor.open(`${link}/abmelden`)
  own.heading('Dieser Suchauftrag ist beendet')
  await own.press('Wieder aufnehmen')
  own.heading('Läuft')
  await own.press('Beenden')
  own.heading('Dieser Suchauftrag ist beendet')
  expect(await mailsTo(address, 2)).toHaveLength(2)

  // A wrong link opens nothing, ends nothing and says nothing of whether there is such a search.
  const wrong = link.slice(0, -1) + (link.endsWith('0') ? '1' : '0')
  expect(await visitor.open(wrong)).toBe(404)
  own.heading('Diesen Suchauftrag gibt es nicht')
  expect((await provider.post(`${wrong}/abmelden`, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(404)
  // Another site's page may not end it either.
  const foreign = { headers: { Origin: 'https://boese.example', 'Sec-Fetch-Site': 'cross-site' } }
  expect((await provider.post(`${link}/abmelden`, { ...foreign, form: { a: 'b' } })).status()).toBe(403)
  await provider.dispose()
  await inOffice.dispose()
})
