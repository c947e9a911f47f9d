import { readFile } from 'node:fs/promises'
import { within } from '@testing-library/react'
import { expect } from 'vitest'
import { examplePdf } from '../../src/platform/files/example-files.ts'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { fileFrom, newVisitor, type Visitor } from './visitor.ts'

const pdf = (name: string) => fileFrom({ name, mimeType: 'application/pdf', buffer: examplePdf() })
const idOf = (visitor: Visitor) => /\/([\w-]+)(?:\?|$)/.exec(visitor.address())?.[1] ?? ''

/** What staff do in every editor. */
function editorOf(visitor: Visitor) {
  const hands = handsOf(visitor)
  const { find } = hands
  return {
    ...hands,
    /** By the names of its fields. */
    fill: (values: Record<string, string>) => visitor.fill(visitor.find('main form:has([name="intent"])'), values),
    /** By what stands at its fields. */
    write: (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) hands.enter(new RegExp(`^${label}`), value)
    },
    save: () => visitor.press(find().getAllByRole('button', { name: 'Speichern' })[0]!),
    says: (words: string) => expect(visitor.find('main').textContent).toContain(words),
  }
}

test('a new building with pictures and certificate goes from draft to the public page, and its flat too', async ({
  visitor,
  request,
  office,
}) => {
  const { find, field, fill, press, follow, save, says, alert, heading, tick, list, notes } = editorOf(visitor)
  const outside = await newRequest()
  const reader = newVisitor(outside, siteUnderTest())
  await makeStaff(office, request, 'redaktion')
  const name = `Wohnhaus an der Mole ${unique()}`

  await visitor.open('/verwaltung/gebaeude')
  await follow('Neues Gebäude')
  await save()
  expect(alert()).toContain('Pflichtfeld')
  fill({ name, total_units: '4', street: 'Molenweg', house_number: '7', postal_code: '56321', city: 'Rhens' })
  fill({ latitude: '50,2812', longitude: '7,6189' })
  await save()
  says('Gespeichert als Entwurf')
  const house = idOf(visitor)
  expect(await reader.open(`/immobilie/${house}`)).toBe(404)

  // Nothing goes out without what GEG § 87 asks for.
  await press('Veröffentlichen')
  says('Es fehlt die Angabe, ob ein Energieausweis vorliegt')
  fill({
    certificate_exemption: 'Ja',
    certificate_kind: 'Energieverbrauchsausweis',
    certificate_value: '84,5',
    certificate_class: 'A',
    certificate_carriers: 'Erdgas',
    certificate_building_year: '1968',
  })
  await save()
  says('Zu 84,5 kWh/(m²·a) gehört die Klasse C, nicht A')
  find().getByRole('checkbox', { name: 'Die Angaben stimmen so' })
  fill({ certificate_class: 'C' })
  await tick('Auf der Website zeigen')
  await save()
  says('Gespeichert als Entwurf')

  await follow('Bilder')
  const upload = async (file: File) => {
    visitor.attach(find().getByLabelText(/^Dateien/), file)
    visitor.enter(visitor.find('#hochladen-alt_text'), 'Küche mit Blick auf die Mole')
    visitor.enter(visitor.find('#hochladen-role'), 'header')
    await press('Hochladen')
  }
  await upload(new File(['nein'], 'leer.jpg', { type: 'image/jpeg' }))
  says('„leer.jpg“ ist kein Bild')
  const kitchen = await readFile('db/seed/pictures/kitchen-0.webp')
  await upload(new File([kitchen], 'kitchen-0.webp', { type: 'image/webp' }))
  says('Hochgeladen.')
  find().getByRole('img', { name: 'Küche mit Blick auf die Mole' })
  const edit = visitor.find('main li summary')
  expect(edit.textContent).toContain('Bearbeiten: Küche')
  await visitor.press(edit)
  await visitor.press(find(edit.parentElement!).getByRole('radio', { name: 'oben links' }))
  await press('Speichern', edit.parentElement!)
  says('Gespeichert.')

  // The certificate itself, kept for the office; a floor plan for everybody.
  await visitor.open(`/verwaltung/gebaeude/${house}/dokumente`)
  const documents = async (file: File, title: string, role: string) => {
    visitor.attach(find().getByLabelText(/^Datei/), file)
    visitor.enter(visitor.find('#hochladen-title'), title)
    if (role) visitor.enter(visitor.find('#hochladen-role'), role)
    if (title === 'Energieausweis' && role) await tick('Das ist der Energieausweis des Gebäudes')
    await press('Hochladen')
  }
  await documents(pdf('ausweis.pdf'), 'Energieausweis', '')
  visitor.find('#hochladen-role-fehler')
  await documents(pdf('ausweis.pdf'), 'Energieausweis', 'Nur für die Verwaltung')
  says('Hochgeladen.')
  await documents(pdf('plan.pdf'), 'Grundriss Erdgeschoss', 'Zum Herunterladen auf der Website')
  expect(list('Dokumente').children).toHaveLength(2)
  const plan = find().getByRole('link', { name: 'Grundriss Erdgeschoss' }).getAttribute('href')
  const publicPlan = String(plan).replace('/verwaltung', '')
  expect((await outside.get(publicPlan)).status()).toBe(404)

  await visitor.open(`/verwaltung/gebaeude/${house}/vorschau`)
  visitor.page().getByText(/Besucher sehen diese Seite nicht/)
  visitor.page().getByRole('heading', { name })
  await visitor.press(visitor.page().getByRole('link', { name: 'Zurück zur Bearbeitung' }))
  await press('Veröffentlichen')
  says('Die Website zeigt es ab dem nächsten Aufruf')

  await reader.open(`/immobilie/${house}`)
  reader.page().getByRole('heading', { name })
  expect(reader.find('main').textContent).toContain('Energieverbrauchsausweis')
  const download = reader.page().getByRole('link', { name: /Grundriss Erdgeschoss/ })
  expect(download.getAttribute('href')).toBe(publicPlan)
  expect((await outside.get(publicPlan)).headers()['content-disposition']).toContain('attachment')
  expect(reader.page().queryByRole('link', { name: /^Energieausweis/ })).toBeNull()
  reader.page().getAllByRole('img', { name: 'Küche mit Blick auf die Mole' })

  // A flat in it: a deposit of four rents is said before anybody sees it.
  await visitor.open('/verwaltung/wohnungen/neu')
  fill({ name: 'Molenwohnung 1', property_id: `${name} (Molenweg 7, Rhens)` })
  fill({ cold_rent_euro: '600,50', deposit_euro: '2.402', tour_url: 'https://videos.example/7' })
  await save()
  says('Das ist kein Video oder Rundgang, den wir zeigen können.')
  expect(field(/^Video oder Rundgang/).value).toBe('https://videos.example/7')
  fill({ tour_url: 'https://vimeo.com/76979871' })
  await tick('Balkon')
  await tick('Auf der Website zeigen')
  await save()
  says('höher als drei Kaltmieten')
  fill({ deposit_euro: '1.801,50' })
  await tick(/Trotzdem veröffentlichen/)
  await save()
  says('Die Website zeigt es ab dem nächsten Aufruf')
  const flat = idOf(visitor)
  await reader.open(`/wohnung/${flat}`)
  expect(reader.find('main').textContent).toMatch(/600,50\s€/)
  // Its video is a link until somebody agrees, and nobody else may be framed there.
  const video = handsOf(reader).region('Video der Wohnung')
  expect(video.textContent).toContain('erhält Vimeo.com, Inc., New York (USA) Ihre IP-Adresse')
  expect(video.querySelector('iframe, img[src^="http"]')).toBeNull()
  expect(
    within(video)
      .getByRole('link', { name: /^Bei Vimeo öffnen/ })
      .getAttribute('href'),
  ).toBe('https://vimeo.com/76979871')
  expect(reader.headers()['content-security-policy']).toContain('frame-src https://player.vimeo.com;')

  // Rented with one tap, from the list.
  await visitor.open(`/verwaltung/wohnungen?q=${encodeURIComponent(name)}`)
  const isShown = async () => {
    await reader.open(`/wohnung/${flat}`)
    return reader.page().queryByRole('heading', { level: 1, name: 'Molenwohnung 1' }) !== null
  }
  await press('Ist vermietet: Molenwohnung 1')
  expect(notes()).toContain('„Molenwohnung 1“ ist jetzt vermietet.')
  expect(await isShown()).toBe(false)
  await press('Rückgängig')
  expect(visitor.find('[data-list-note]').textContent).toContain('Die Änderung ist zurückgenommen.')
  expect(await isShown()).toBe(true)
  await press('Ist vermietet: Molenwohnung 1')
  find().getByRole('button', { name: 'Ist wieder frei: Molenwohnung 1' })

  await visitor.open(`/verwaltung/verlauf?art=wohnungen&id=${flat}`)
  await visitor.press(find().getAllByRole('button', { name: /^Rückgängig: Molenwohnung 1 geändert/ })[0]!)
  says('Die Änderung ist zurückgenommen.')
  expect(await isShown()).toBe(true)
  await visitor.open(`/verwaltung/wohnungen/${flat}`)
  await press('Auf Entwurf setzen')
  says('Gespeichert als Entwurf')
  expect(await reader.open(`/wohnung/${flat}`)).toBe(404)
  heading('Molenwohnung 1', 1)
  await outside.dispose()
})

test('two editors collide over one job, see each other’s change field by field, and nothing is lost', async ({
  visitor,
  request,
  office,
}) => {
  const { find, write, press, save, says, field } = editorOf(visitor)
  await makeStaff(office, request, 'redaktion', { name: 'Petra Öz' })
  const elsewhere = await newRequest()
  await makeStaff(office, elsewhere, 'personal', { name: 'Otto Weiß' })
  const ottos = newVisitor(elsewhere, siteUnderTest())

  const slug = `gaertner-${unique()}`
  await visitor.open('/verwaltung/stellen/neu')
  write({ Titel: 'Gärtner (m/w/d)', 'Adresse der Seite': slug, Art: 'Vollzeit', Arbeitsort: 'Rhens' })
  await press('Veröffentlichen')
  says('Gespeichert.')
  const address = visitor.address().split('?')[0]!
  for (const each of [visitor, ottos]) await each.open(address)
  editorOf(ottos).write({ Art: 'Teilzeit', Arbeitsort: 'Braubach' })
  await editorOf(ottos).save()
  editorOf(ottos).says('Gespeichert.')

  write({ Arbeitsort: 'Oberwesel', Arbeitszeit: '38 Stunden' })
  await save()
  says('Jemand anderes hat inzwischen gespeichert')
  const place = find().getByRole('group', { name: 'Arbeitsort' })
  expect(place.textContent).toContain('Oberwesel')
  expect(place.textContent).toContain('Braubach')
  expect(
    find()
      .getAllByLabelText<HTMLInputElement>(/^Arbeitsort/)
      .at(-1)?.value,
  ).toBe('Oberwesel')
  // What only Otto changed is his unless said otherwise; about the place one of them decides.
  await visitor.press(find(place).getByRole('radio', { name: /Gespeichert von Otto Weiß/ }))
  await save()
  says('Gespeichert.')
  expect(field(/^Art/).value).toBe('Teilzeit')
  expect(field(/^Arbeitsort/).value).toBe('Braubach')
  expect(field(/^Arbeitszeit/).value).toBe('38 Stunden')
  await ottos.open(`/job/${slug}`)
  expect(ottos.find('main').textContent).toContain('38 Stunden')
  await elsewhere.dispose()
})

test('what somebody has typed stands in their editor again, and nowhere else, until it is saved or thrown away', async ({
  visitor,
  request,
  office,
}) => {
  const { find, press, save, says, field, enter } = editorOf(visitor)
  await makeStaff(office, request, 'redaktion')
  const elsewhere = await newRequest()
  await makeStaff(office, elsewhere, 'redaktion')
  const colleague = newVisitor(elsewhere, siteUnderTest())
  const typed = { intent: 'speichern', version: '0', name: 'Glaserei', icon_name: 'Square', is_active: 'on' }
  const keep = (form: Record<string, string>) => request.post('/verwaltung/entwurf/gewerke/neu', { form })
  const name = () => field(/^Name/).value

  expect((await keep(typed)).status()).toBe(204)
  await visitor.open('/verwaltung/gewerke/neu')
  says('Er steht wieder hier und ist noch nicht gesendet.')
  expect(name()).toBe('Glaserei')
  await colleague.open('/verwaltung/gewerke/neu')
  expect(editorOf(colleague).field(/^Name/).value).toBe('')

  await press('Verwerfen')
  expect(name()).toBe('')
  expect(find().queryByText(/steht wieder hier/)).toBeNull()

  await keep(typed)
  await visitor.open('/verwaltung/gewerke/neu')
  enter(/^Name/, `Glaserei ${unique()}`)
  await save()
  says('Gespeichert.')
  await visitor.open('/verwaltung/gewerke/neu')
  expect(name()).toBe('')

  expect((await request.post('/verwaltung/entwurf/stellen/neu', { form: typed })).status()).toBe(204)
  expect((await request.post('/verwaltung/entwurf/gewerke/gibt-es-nicht', { form: typed })).status()).toBe(404)
  expect((await request.post('/verwaltung/entwurf/unsinn/neu', { form: typed })).status()).toBe(404)
  await elsewhere.dispose()
})

test('who may only read an editor keeps no draft there', async ({ request, office }) => {
  await makeStaff(office, request, 'lesen')
  const answer = await request.post('/verwaltung/entwurf/gewerke/neu', { form: { name: 'Glaserei' } })
  expect(answer.status()).toBe(403)
})
