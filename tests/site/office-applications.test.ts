import { expect } from 'vitest'
import { freeFlat, sendApplication, sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'

const person = (name: string) => ({
  applicant_email: `${name}@example.org`,
  applicant_nationality: 'türkisch',
  applicant_birth_date: '1990-03-01',
  applicant_marital_status: 'geschieden',
})

test('who applies is hidden until the shortlist, in the document and in what scripts are sent', async ({
  visitor,
  office,
  request,
}) => {
  const { find, press, follow, heading, list, region, history } = handsOf(visitor)
  const tag = unique()
  const name = `Yıldız${tag}`
  const reference = await sendApplication(request, name, person(`bewerbung-${tag}`))
  const flat = await freeFlat(request)
  await makeStaff(office, request, 'vermietung', { name: 'Vera Vermietung' })
  const secrets = new RegExp(`${name}|bewerbung-${tag}|türkisch|1990-03-01|01\\.03\\.1990|geschieden|\\bKim\\b`, 'i')
  const addresses = [
    `/verwaltung/anfragen/${reference}`,
    '/verwaltung/anfragen?status=alle',
    `/verwaltung/bewerbungen/${flat.id}`,
    `/verwaltung/bewerbungen/${flat.id}/vergleich?b=${reference}`,
  ]
  for (const address of addresses) {
    const [path, query] = address.split('?')
    for (const asked of [address, `${path}.data${query ? `?${query}` : ''}`]) {
      const answer = await request.get(asked)
      expect(answer.status(), asked).toBe(200)
      const text = await answer.text()
      expect(text, asked).toContain(reference)
      expect(text, asked).not.toMatch(secrets)
    }
  }

  // Who has the applicant on the telephone asks for the number: a search that knew the name would tell it.
  await visitor.open(`/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  find().getByText(/Hier ist nichts\./)
  await visitor.open(`/verwaltung/anfragen?q=${reference}`)
  await follow(new RegExp(`^Bewerbung ${reference}`))
  heading(`Bewerbung ${reference}`, 1)
  find().getByText(/Angaben zur Person sind verborgen/)
  expect(region('Einkommen').textContent).toContain('3.200,50')

  await press('Angaben anzeigen')
  heading(`Jana ${name}`, 1)
  find().getByText(/türkisch/)
  expect(history()).toContain('vor der engeren Auswahl angesehen')
  await visitor.open(`/verwaltung/bewerbungen/${flat.id}`)
  expect(list('Bewerbungen').textContent).not.toContain(name)

  await press(`In die engere Auswahl: Bewerbung ${reference}`)
  find().getByRole('link', { name: new RegExp(`Jana ${name}`) })
})

test('one person who applies twice is named on every page, and one of the two is closed', async ({
  visitor,
  office,
  request,
}) => {
  const { find, press, unfold, history } = handsOf(visitor)
  const name = `Doppelt${unique()}`
  const [first, second] = [
    await sendApplication(request, name, person(name.toLowerCase())),
    await sendApplication(request, name, person(name.toLowerCase())),
  ]
  await makeStaff(office, request, 'vermietung')
  for (const reference of [first, second]) {
    await visitor.open(`/verwaltung/anfragen?q=${reference}`)
    expect(find().getAllByText(/Duplikat\?/)).toHaveLength(1)
  }
  await visitor.open(`/verwaltung/anfragen/${second}`)
  const notice = find().getByText(/Vermutlich doppelt/).parentElement!
  find(notice).getByRole('link', { name: first })
  // Every row names the one that it closes, asks, and gives a way back.
  await unfold(`${first} als Duplikat schließen …`, notice)
  await press(`${first} schließen`, notice)
  expect(history()).toContain(`Das Duplikat ${first} ist geschlossen`)
  await visitor.press(find().getAllByRole('link', { name: first })[0]!)
  expect(history()).toContain(`Als Duplikat von ${second} geschlossen`)
  await press('Diesen Vorgang wieder öffnen')
  expect(history()).toContain('Status: Neu')
  await visitor.press(find().getAllByRole('link', { name: second })[0]!)
  expect(history()).toContain(`${first} ist wieder offen`)
  await unfold(`${first} als Duplikat schließen …`)
  await press(`${first} schließen`)
  await press(`${first} wieder öffnen`)
  find().getByText(`${first} als Duplikat schließen …`)
})

test('nobody is refused without a reason, one by one or all at once', async ({ visitor, office, request }) => {
  const { enter, press, tick, alert, notes, region, history, main } = handsOf(visitor)
  const name = `Absage${unique()}`
  const reference = await sendApplication(request, name, person(name.toLowerCase()))
  const other = await sendApplication(request, `${name}zwei`, person(`${name.toLowerCase()}zwei`))
  await makeStaff(office, request, 'vermietung')
  await visitor.open(`/verwaltung/anfragen/${reference}`)
  enter('Status', 'Abgelehnt')
  await press('Speichern')
  expect(main().textContent).toContain('Eine Bewerbung wird mit einem Grund abgelehnt')

  await visitor.open(`/verwaltung/anfragen/${reference}`)
  await handsOf(visitor).unfold(/Mit einem Grund ablehnen/)
  const refuse = () => press('Bewerbung ablehnen')
  const dayOfDeletion = (value: string) => enter(/^Löschen am/, value)
  await refuse()
  expect(alert()).toContain('Bitte wählen Sie einen Grund.')
  enter(/^Grund/, 'Anderer Grund')
  await refuse()
  expect(alert()).toContain('Bitte schreiben Sie den Grund in einem Satz.')
  enter(/^Grund/, 'Haushalt zu groß für die Wohnung')
  dayOfDeletion('01.01.2020')
  await refuse()
  expect(alert()).toMatch(/können noch Ansprüche kommen/)
  dayOfDeletion('')
  await refuse()
  const refused = region('Abgelehnt').textContent
  expect(refused).toContain('Haushalt zu groß für die Wohnung')
  expect(refused).toMatch(/§\s21 Abs\.\s5\sAGG/)
  expect(history()).toContain('Ablehnungsgrund: Haushalt zu groß')

  await visitor.open(`/verwaltung/anfragen?q=${other}`)
  const changeTo = async (status: string) => {
    await tick(new RegExp(`Vorgang ${other} auswählen`))
    enter(/^Ausgewählte/, status)
    await press('Ändern')
  }
  await changeTo('abgelehnt')
  expect(notes()).toContain('brauchen einen Grund')
  await changeTo('abgelehnt:tenant_application:anderweitig_vermietet')
  // Shown first: how many, and one of the mails, which names nobody before the shortlist.
  const panel = region('1 Bewerbung ablehnen')
  expect(panel.textContent).toContain(`zum Beispiel bei ${other}`)
  expect(panel.textContent).toContain('Leider können wir Ihnen die Wohnung nicht anbieten')
  expect(panel.textContent).not.toContain(name)
  await press('1 Bewerbung ablehnen', panel)
  expect(notes()).toContain(
    '1 Bewerbung ist abgelehnt. Kein Mailserver ist eingerichtet: 1 E-Mail wird als Datei abgelegt.',
  )
  await visitor.open(`/verwaltung/anfragen/${other}`)
  expect(history()).toMatch(/Antwort „\[[\w-]+\] Ihre Bewerbung um die Wohnung“/)
})

test('a flat that is let offers its open applications, all ticked, to be refused with one mail each', async ({
  visitor,
  office,
  request,
}) => {
  const { find, press, follow, tick, notes, region } = handsOf(visitor)
  const tag = unique()
  await makeStaff(office, request, 'vermietung')
  const { property_id } = await freeFlat(request)
  await visitor.open(`/verwaltung/wohnungen/neu?property_id=${property_id}&name=Mole-${tag}&cold_rent_euro=600`)
  await press('Veröffentlichen')
  await tick('Trotzdem veröffentlichen')
  await press('Veröffentlichen')
  const apartment_id = /wohnungen\/([\w-]+)/.exec(visitor.address())?.[1] ?? ''
  const about = { property_id, apartment_id }
  const references: string[] = []
  for (const name of ['Ada', 'Bea', 'Cem'])
    references.push(await sendApplication(request, name, { ...person(`${name}${tag}`), ...about }))

  await visitor.open(`/verwaltung/wohnungen?q=Mole-${tag}`)
  await press(`Ist vermietet: Mole-${tag}`)
  expect(notes()).toContain('3 offene Bewerbungen auf diese Wohnung')
  await visitor.open(`/verwaltung/wohnungen/${apartment_id}`)
  await follow('3 offene Bewerbungen auf diese Wohnung')
  // All but the one who moves in.
  await tick(new RegExp(`${references[1]} auswählen`))
  await press('Ausgewählte ablehnen …')
  await press('2 Bewerbungen ablehnen', region('2 Bewerbungen ablehnen'))
  handsOf(visitor).enter(/^Grund/, 'anderweitig_vermietet')
  await press('2 Bewerbungen ablehnen', region('2 Bewerbungen ablehnen'))
  expect(notes()).toContain(
    '2 Bewerbungen sind abgelehnt. Kein Mailserver ist eingerichtet: 2 E-Mails werden als Datei abgelegt.',
  )
  await visitor.open(`/verwaltung/wohnungen/${apartment_id}`)
  find().getByRole('link', { name: '1 offene Bewerbung auf diese Wohnung' })
})

test('the applications for a flat are sorted, chosen and set side by side, without a script too', async ({
  visitor,
  office,
  request,
}) => {
  const { find, enter, press, tick, list } = handsOf(visitor)
  const name = `Wahl${unique()}`
  const rich = await sendApplication(request, `${name}reich`, {
    ...person(`${name}reich`),
    monthly_net_income_euro: 987_654,
    employment_type: 'Unbefristet angestellt',
  })
  const large = await sendApplication(request, `${name}viele`, {
    ...person(`${name}viele`),
    household_size: 7,
    preferred_move_in_date: '2027-03-01',
  })
  const flat = await freeFlat(request)
  await makeStaff(office, request, 'vermietung')
  await visitor.open('/verwaltung/bewerbungen')
  await visitor.press(visitor.find(`a[href="/verwaltung/bewerbungen/${flat.id}"]`))
  const sorting = visitor.find<HTMLSelectElement>('select[name="sortierung"]')
  enter('Reihenfolge', 'Einkommen')
  await press(/./, sorting.form!)
  expect(visitor.address()).toMatch(/sortierung=einkommen/)
  expect(find(list('Bewerbungen')).getAllByRole('listitem')[0]?.textContent).toContain('987.654')
  for (const reference of [rich, large]) await tick(new RegExp(`${reference} auswählen`))
  await press('Nebeneinander vergleichen')
  expect(find().getByRole('row', { name: /Personen im Haushalt/ }).textContent).toContain('7')
  expect(find().getByRole('row', { name: /Gewünschter Einzug/ }).textContent).toContain('01.03.2027')
  expect(find().getByRole('row', { name: /Beschäftigung/ }).textContent).toContain('Unbefristet angestellt')
  for (const reference of [rich, large]) find().getByRole('columnheader', { name: new RegExp(reference) })
})

test('Technik sees damage reports and no application, not even by its address', async ({
  visitor,
  office,
  request,
}) => {
  const { find } = handsOf(visitor)
  const name = `Technik${unique()}`
  const application = await sendApplication(request, name)
  const damage = await sendDamageReport(request, name)
  const flat = await freeFlat(request)
  await makeStaff(office, request, 'technik')
  await visitor.open(`/verwaltung/anfragen?q=${name}&art=tenant_application`)
  find().getByText(/Hier ist nichts\./)
  await visitor.open(`/verwaltung/anfragen?q=${name}`)
  expect(find().getByRole('table', { name: 'Vorgänge' }).querySelectorAll('[data-row]')).toHaveLength(1)
  expect(find().getAllByText(`Vorgang ${damage} auswählen`)).toHaveLength(1)
  expect(visitor.page().queryByRole('link', { name: /Bewerbungen/ })).toBeNull()
  const forbidden = [
    `/verwaltung/anfragen/${application}`,
    '/verwaltung/bewerbungen',
    `/verwaltung/bewerbungen/${flat.id}`,
    `/verwaltung/bewerbungen/${flat.id}/vergleich?b=${application}`,
  ]
  for (const address of forbidden) {
    const answer = await request.get(address)
    expect([403, 404], address).toContain(answer.status())
    expect(await answer.text(), address).not.toContain(name)
  }
  expect(await visitor.open(`/verwaltung/anfragen/${application}`)).toBe(404)
  visitor.page().getByRole('heading', { name: 'Diese Seite gibt es nicht' })
  expect((await request.get(`/verwaltung/anfragen/${application}.data`)).status()).toBe(404)
})
