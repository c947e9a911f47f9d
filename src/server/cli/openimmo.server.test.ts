import { expect, test } from 'vitest'
import { exampleNewApartment } from '#areas/letting/apartments/example-apartment.ts'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { exampleNewCertificate, exampleNewProperty } from '#areas/letting/properties/example-property.ts'
import { properties } from '#areas/letting/properties/repository.server.ts'
import { readPortfolio } from '#office/website/portfolio-files/portfolio.server.ts'
import type { App } from '#platform/app.server.ts'
import { newTestSite } from './test-site.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')

async function storeExamples(app: App) {
  const houses = [
    exampleNewProperty({ id: 'haus-1', description: 'Am Rhein & „nah“ <dran>.\n\nZweiter Absatz.' }),
    exampleNewProperty({
      id: 'haus-2',
      name: 'Kontor',
      street: 'Hafenweg',
      houseNumber: null,
      postalCode: '56338',
      city: 'Braubach',
      propertyType: 'Gewerbe',
      publishExactAddress: false,
      coordinates: null,
      energyCarriers: [],
      heatingSystem: null,
      heatingType: null,
      constructionYear: null,
      renovationYear: 2019,
      description: null,
    }),
    exampleNewProperty({ id: 'haus-3', street: 'Entwurfsweg', isPublished: false }),
  ]
  await properties(app.db).insertProperties(houses, now)
  await properties(app.db).insertEnergyCertificates(
    [
      exampleNewCertificate({ id: 'a1', propertyId: 'haus-1', energyCarriers: ['Erdgas', 'Solarthermie'] }),
      exampleNewCertificate({
        id: 'a2',
        propertyId: 'haus-2',
        kind: null,
        valueKwhPerSqmYear: null,
        energyCarriers: [],
        buildingYear: null,
        efficiencyClass: null,
        includesHotWater: false,
        issuedOn: null,
        validUntil: null,
        scheme: null,
        exemption: 'denkmal',
      }),
    ],
    now,
  )
  const flats = [
    exampleNewApartment({
      amenities: ['balkon', 'dusche', 'gaeste_wc', 'glasfaser', 'keller', 'moebliert', 'wg_geeignet'],
    }),
    exampleNewApartment({
      id: 'w2',
      name: 'Wohnung 2',
      availabilityStatus: 'rented',
      pets: 'ja',
      stepFree: 'ja',
      narrowestDoorCm: 90,
      levelShower: 'nein',
      wbsRequired: true,
      amenities: [],
    }),
    exampleNewApartment({
      id: 'w3',
      propertyId: 'haus-2',
      name: 'Büro',
      availabilityStatus: 'in Renovierung',
      availableFrom: null,
      pets: null,
      coldRentEuro: null,
      utilitiesEuro: null,
      heatingCostsEuro: null,
      heatingIncluded: true,
      floorLevel: null,
      warmRentEuro: 999.99,
      description: null,
      amenities: ['terrasse', 'badewanne', 'tageslichtbad', 'garage'],
    }),
    exampleNewApartment({ id: 'w4', isPublished: false }),
    exampleNewApartment({ id: 'w6', name: 'Wohnung 6', availabilityStatus: 'reserved', pets: 'nein' }),
    exampleNewApartment({ id: 'w5', propertyId: 'haus-3' }),
  ]
  await apartments(app.db).insertApartments(flats, now)
}

const facts = (records: readonly { id: string; values: unknown }[]) => records.map(({ id, values }) => ({ id, values }))

test('what is exported as OpenImmo is the same portfolio in an empty database, and unchanged in its own', async () => {
  const [here, there] = [await newTestSite(), await newTestSite()]
  await storeExamples(here.app)
  const { code, out } = await here.office('export', 'openimmo')
  expect([code, out.match(/<immobilie>/g)?.length]).toEqual([0, 4])
  const path = await here.file('export.xml', out)

  const own = await here.office('import', 'openimmo', path)
  expect(own).toMatchObject({ code: 0, error: '' })
  expect(own.out).toBe('Gebäude: 0 neu, 0 geändert, 2 unverändert. Wohnungen: 0 neu, 0 geändert, 4 unverändert.\n')

  expect(await there.office('import', 'openimmo', path, '--publish')).toMatchObject({ code: 0, error: '' })
  const [original, copy] = [await readPortfolio(here.app), await readPortfolio(there.app)]
  const published = original.buildings.filter(({ id }) => id !== 'haus-3')
  expect(facts(copy.buildings)).toEqual(facts(published))
  expect(facts(copy.flats)).toEqual(facts(original.flats.filter(({ id }) => id !== 'w4' && id !== 'w5')))
  expect((await there.office('export', 'openimmo')).out.replaceAll(/(timestamp|<stand_vom).*/g, '')).toBe(
    out.replaceAll(/(timestamp|<stand_vom).*/g, ''),
  )
})

const foreign = (inner: string, number = 'A/7') => `<?xml version="1.0" encoding="ISO-8859-1"?>
<oi:openimmo xmlns:oi="http://www.openimmo.de"><oi:anbieter>
<oi:immobilie>
<oi:objektkategorie><oi:nutzungsart WOHNEN="1"/><oi:vermarktungsart MIETE_PACHT="true"/></oi:objektkategorie>
<oi:geo><oi:plz>56321</oi:plz><oi:ort>Rhens</oi:ort><oi:strasse>Brückenstraße</oi:strasse><oi:hausnummer>3</oi:hausnummer><oi:etage>2</oi:etage></oi:geo>
<oi:preise><oi:kaltmiete>640.500000</oi:kaltmiete></oi:preise>
<oi:ausstattung><oi:bad DUSCHE="true" WANNE="false"/><oi:befeuerung GAS="true"/></oi:ausstattung>
<oi:freitexte><oi:objekttitel>Schöne Wohnung &amp; mehr</oi:objekttitel></oi:freitexte>
<oi:zustand_angaben><oi:energiepass><oi:epart/></oi:energiepass></oi:zustand_angaben>
<oi:verwaltung_objekt><oi:verfuegbar_ab>ab sofort</oi:verfuegbar_ab></oi:verwaltung_objekt>
<oi:verwaltung_techn><oi:objektnr_extern>${number}</oi:objektnr_extern>${inner}</oi:verwaltung_techn>
</oi:immobilie></oi:anbieter></oi:openimmo>`

test('a file of another program is read in its own encoding, and its DELETE hides the flat', async () => {
  const { office, file, app } = await newTestSite()
  const latin = (text: string) => Buffer.from(text, 'latin1')
  expect(await office('import', 'openimmo', await file('a.xml', latin(foreign(''))))).toMatchObject({ code: 0 })
  const { buildings, flats } = await readPortfolio(app)
  expect(buildings[0]?.values).toMatchObject({
    name: 'Brückenstraße 3',
    street: 'Brückenstraße',
    property_type: 'Mehrfamilienhaus',
    country: 'Deutschland',
    energy_carriers: ['Erdgas'],
    publish_exact_address: false,
  })
  expect(flats[0]?.values).toMatchObject({
    name: 'Schöne Wohnung & mehr',
    floor_level: '2. OG',
    cold_rent_euro: 640.5,
    available_from: null,
    amenities: ['dusche'],
  })
  await app.db.updateTable('apartments').set({ is_published: 1 }).execute()
  const path = await file('b.xml', latin(foreign('<oi:aktion aktionart="DELETE"/>')))
  expect(await office('import', 'openimmo', path)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 geändert'),
  })
  expect((await readPortfolio(app)).flats[0]?.values).toEqual({ ...flats[0]?.values, is_published: false })
  const unknown = await file('c.xml', latin(foreign('<oi:aktion aktionart="DELETE"/>', 'B/8')))
  expect(await office('import', 'openimmo', unknown)).toMatchObject({
    code: 0,
    error: expect.stringContaining('Objekt B/8 wird zurückgenommen, steht aber nicht im Bestand.'),
  })
})

test('what is not for let or has no number is named and left out, a wrong value alone costs its field', async () => {
  const { office, file, app } = await newTestSite()
  const files = [
    [foreign('', ''), 'Zeile 3: Die Objektnummer (objektnr_extern) fehlt.'],
    [foreign('').replace('MIETE_PACHT', 'KAUF'), 'Zeile 3: Objekt A/7 wird nicht vermietet'],
    [foreign('').replace('640.500000', 'VB'), 'Zeile 3: Objekt A/7: Kaltmiete „VB“'],
  ] as const
  for (const [content, reason] of files) {
    const { code, error } = await office('import', 'openimmo', await file('a.xml', Buffer.from(content, 'latin1')))
    expect([code, error]).toEqual([0, expect.stringContaining(reason)])
  }
  expect((await readPortfolio(app)).flats.map(({ values }) => values)).toMatchObject([
    { name: 'Schöne Wohnung & mehr', cold_rent_euro: null },
  ])
})

test('a file that could do harm is refused before anything of it is used', async () => {
  const { office, file, app } = await newTestSite()
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  const whole = (inner: string) => `<openimmo><anbieter>${inner}</anbieter></openimmo>`
  const refusals = [
    [`<!DOCTYPE openimmo [<!ENTITY l0 "ha">${laughs}]>${whole('&l9;')}`, 'DOCTYPE'],
    [`<!DOCTYPE openimmo [<!ENTITY x SYSTEM "file:///etc/passwd">]>${whole('&x;')}`, 'DOCTYPE'],
    [whole('<immobilie><geo><ort>&x;</ort></geo></immobilie>'), 'kein gültiges XML'],
    [whole(`${'<a>'.repeat(40)}${'</a>'.repeat(40)}`), 'geschachtelt'],
    [whole(`<a ${Array.from({ length: 60 }, (_, n) => `a${n}="1"`).join(' ')}/>`), 'Attribute'],
    [whole(`<immobilie><geo><ort>${'x'.repeat(200_000)}</ort></geo></immobilie>`), 'länger als'],
    [whole(`<immobilie>${'<geo/>'.repeat(3000)}</immobilie>`), 'zu viele'],
    ['<html/>', '„openimmo“'],
    ['<openimmo><anbieter>', 'kein gültiges XML'],
    ['', 'kein gültiges XML'],
    ['<?xml version="1.0" encoding="utf-7"?><openimmo/>', 'utf-7'],
  ] as const
  for (const [content, reason] of refusals) {
    const { code, error } = await office('import', 'openimmo', await file('a.xml', content))
    expect([code, error]).toEqual([1, expect.stringContaining(reason)])
  }
  expect(await office('import', 'openimmo', await file('a.xml', Buffer.alloc(51 * 1024 * 1024, ' ')))).toMatchObject({
    code: 1,
    error: expect.stringContaining('größer als 50 MB'),
  })
  expect((await readPortfolio(app)).buildings).toEqual([])
})
