import { expect, test } from 'vitest'
import { exampleEnquiry } from './example-enquiry.ts'
import { enquiryForms, parseLandlordEnquiry, type Service } from './fields.ts'

const services = Object.keys(enquiryForms) as Service[]

const shared = {
  vorname: 'Vorname muss mindestens 2 Zeichen lang sein.',
  nachname: 'Nachname muss mindestens 2 Zeichen lang sein.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  nachricht: 'Ihre Nachricht muss mindestens 10 Zeichen lang sein.',
}

/** The specification's chapter 5: what each form asks beyond that. */
const extras: Record<Service, Record<string, string>> = {
  hausverwaltung: { immobilienart: 'Bitte geben Sie die Art Ihrer Immobilie an.' },
  gutachten: { gutachtenart: 'Bitte geben Sie die Art des gewünschten Gutachtens an.' },
  schadensanierung: {},
  instandhaltungsarbeiten: {},
  nebenkostenabrechnung: { anzahlEinheiten: 'Bitte geben Sie die Anzahl der Wohneinheiten an.' },
}

/** Decided by the page, not by the visitor. */
const fixed = (service: Service) => (service === 'nebenkostenabrechnung' ? {} : { leistung: service })

test.each(services)('%s: an empty form gets exactly the messages of the specification', (service) => {
  expect(enquiryForms[service].parse(fixed(service))).toEqual({
    ok: false,
    errors: { ...shared, ...extras[service] },
  })
})

test.each(services)('%s: one character less than asked for is refused, with the same messages', (service) => {
  const short = { vorname: 'A', nachname: 'B ', email: 'a@b', nachricht: ' 9 Zeichen', ...fixed(service) }
  const [extra] = Object.keys(extras[service])
  const input = extra ? { ...short, [extra]: service === 'nebenkostenabrechnung' ? ' ' : 'x' } : short
  expect(enquiryForms[service].parse(input)).toEqual({ ok: false, errors: { ...shared, ...extras[service] } })
})

test.each(services)('%s: the shortest answers pass, and the telephone is voluntary', (service) => {
  const [extra] = Object.keys(extras[service])
  const shortest = { vorname: 'Al', nachname: 'Oz', email: 'a@b.de', telefon: '', nachricht: '10 Zeichen' }
  const answer = service === 'nebenkostenabrechnung' ? '1' : 'OK'
  const input = { ...fixed(service), ...shortest, ...(extra && { [extra]: answer }) }
  expect(enquiryForms[service].parse(input)).toEqual({ ok: true, data: { ...input, telefon: null } })
})

test.each(services)('%s: what is sent is what is kept, and nothing of another form', (service) => {
  const sent = { ...exampleEnquiry(service), unbekannt: 'x', ...(service !== 'gutachten' && { gutachtenart: 'Wert' }) }
  expect(enquiryForms[service].parse(sent)).toEqual({ ok: true, data: exampleEnquiry(service) })
})

test('only services that take enquiries can be named', () => {
  for (const leistung of ['vermietung', 'nebenkostenabrechnung', '__proto__', {}, 7, false]) {
    const sent = { ...exampleEnquiry('gutachten'), leistung }
    expect(parseLandlordEnquiry(sent)).toEqual({
      ok: false,
      errors: { leistung: 'Bitte nennen Sie die Leistung, um die es geht.' },
    })
  }
})

test('an enquiry that names no service is known by its own field, and without one it is about a damage', () => {
  for (const service of ['hausverwaltung', 'gutachten', 'schadensanierung'] as const) {
    const { leistung: _, ...unnamed } = exampleEnquiry(service)
    for (const sent of [unnamed, { ...unnamed, leistung: null }, { ...unnamed, leistung: '' }])
      expect(parseLandlordEnquiry(sent)).toEqual({ ok: true, data: exampleEnquiry(service) })
  }
  expect(parseLandlordEnquiry({})).toEqual({ ok: false, errors: shared })
})

test('the number of flats may be a number or words, but not nothing', () => {
  const sent = (anzahlEinheiten: unknown) => ({ ...exampleEnquiry('nebenkostenabrechnung'), anzahlEinheiten })
  const read = (anzahlEinheiten: unknown) => enquiryForms.nebenkostenabrechnung.parse(sent(anzahlEinheiten))
  expect(read(12)).toMatchObject({ ok: true, data: { anzahlEinheiten: '12' } })
  expect(read('etwa 20')).toMatchObject({ ok: true, data: { anzahlEinheiten: 'etwa 20' } })
  for (const nothing of [undefined, null, '', ' ', {}, []])
    expect(read(nothing)).toMatchObject({ ok: false, errors: extras.nebenkostenabrechnung })
})

test('a text that is too long is refused beside its field', () => {
  const sent = exampleEnquiry('hausverwaltung', { nachricht: 'x'.repeat(5001), immobilienart: 'y'.repeat(101) })
  expect(parseLandlordEnquiry(sent)).toEqual({
    ok: false,
    errors: {
      nachricht: 'Bitte kürzen Sie den Text auf höchstens 5.000 Zeichen.',
      immobilienart: 'Bitte kürzen Sie den Text auf höchstens 100 Zeichen.',
    },
  })
})
