import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dayMessages } from '#forms/days.ts'
import { REQUIRED_MESSAGE } from '#forms/text-fields.ts'
import { setSite, site } from '#site'
import { exampleApplication } from './example-application.ts'
import { tenantForm } from './fields.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const read = (different: Record<string, unknown> = {}) => {
  const result = tenantForm.parse({ ...exampleApplication(), ...different })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.data
}
const errorsOf = (input: Record<string, unknown>) => {
  const result = tenantForm.parse(input)
  return result.ok ? {} : result.errors
}
const errorsWith = (different: Record<string, unknown>) => errorsOf({ ...exampleApplication(), ...different })

test('a filled form becomes typed values under the names of the specification', () => {
  expect(read()).toEqual({
    property_id: 'haus-1',
    apartment_id: 'wohnung-1',
    applicant_first_name: 'Änne',
    applicant_last_name: 'Muster',
    applicant_email: 'aenne@example.de',
    applicant_phone: '02628 123456',
    applicant_birth_date: '1990-03-01',
    applicant_place_of_birth: 'Trier',
    applicant_nationality: 'deutsch',
    applicant_marital_status: 'ledig',
    current_address_street: 'Rheinstraße 12',
    current_address_postal_code: '56338',
    current_address_city: 'Braubach',
    current_landlord_name: null,
    current_landlord_phone: null,
    current_rent_euro: 640.5,
    current_lease_end_date: '2030-12-31',
    household_size: 2,
    household_members: [{ name: 'Kim Muster', birth_date: '2015-02-28', relationship: 'Kind' }],
    monthly_net_income_euro: 2400,
    employer_name: 'Stadt Koblenz',
    employer_address: null,
    employment_since: '2015-04-01',
    employment_type: 'Unbefristet angestellt',
    additional_income_euro: null,
    additional_income_source: null,
    pets: true,
    pet_details: 'Eine Katze',
    smoking: false,
    previous_evictions: false,
    previous_evictions_details: null,
    insolvency_proceedings: false,
    insolvency_details: null,
    deposit_available: true,
    preferred_move_in_date: null,
    additional_comments: null,
    privacy_policy_accepted: true,
    data_processing_consent: true,
  })
})

test('what was read can be sent as JSON and is read alike', () => {
  expect(tenantForm.parse(JSON.parse(JSON.stringify(read())))).toEqual({ ok: true, data: read() })
})

test('an empty form is told everything that it must say, in the words of the specification', () => {
  expect(errorsOf({})).toEqual({
    property_id: 'Bitte wählen Sie ein Gebäude',
    applicant_first_name: 'Vorname ist erforderlich',
    applicant_last_name: 'Nachname ist erforderlich',
    applicant_email: 'Gültige E-Mail-Adresse erforderlich',
    current_address_street: 'Straße ist erforderlich',
    current_address_postal_code: 'PLZ ist erforderlich',
    current_address_city: 'Stadt ist erforderlich',
    monthly_net_income_euro: 'Nettoeinkommen ist erforderlich',
    privacy_policy_accepted: 'Datenschutzrichtlinie muss akzeptiert werden',
    data_processing_consent: 'Datenverarbeitung muss zugestimmt werden',
  })
})

test('the browser asks for the city, too, but does not send it', () => {
  expect(tenantForm.judge({})).toMatchObject({ errors: { city: 'Bitte wählen Sie eine Stadt' } })
  expect(tenantForm.judge(exampleApplication())).toEqual({ ok: true, data: read() })
  expect(tenantForm.judge({ ...exampleApplication(), city: '' })).toEqual({
    ok: false,
    errors: { city: 'Bitte wählen Sie eine Stadt' },
  })
})

test('each wrong value has its message', () => {
  const cases: [Record<string, unknown>, string, string][] = [
    [{ applicant_first_name: '   ' }, 'applicant_first_name', 'Vorname ist erforderlich'],
    [{ applicant_email: 'aenne@' }, 'applicant_email', 'Gültige E-Mail-Adresse erforderlich'],
    [{ applicant_email: 'a@example.de, b@example.de' }, 'applicant_email', 'Gültige E-Mail-Adresse erforderlich'],
    [{ household_size: '0' }, 'household_size', 'Mindestens 1 Person'],
    [{ household_size: '' }, 'household_size', 'Mindestens 1 Person'],
    [{ household_size: 1.5 }, 'household_size', 'Bitte geben Sie eine ganze Zahl ein.'],
    [{ household_size: '51' }, 'household_size', 'Bitte geben Sie höchstens 50 Personen an.'],
    [{ monthly_net_income_euro: '-1' }, 'monthly_net_income_euro', 'Nettoeinkommen ist erforderlich'],
    [{ monthly_net_income_euro: 'genug' }, 'monthly_net_income_euro', 'Nettoeinkommen ist erforderlich'],
    [
      { current_rent_euro: '12,345' },
      'current_rent_euro',
      'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 750,00.',
    ],
    [{ applicant_birth_date: '31.02.1990' }, 'applicant_birth_date', dayMessages.noSuchDay],
    [{ applicant_birth_date: '22.11.2026' }, 'applicant_birth_date', dayMessages.inFuture],
    [{ applicant_birth_date: '31.12.1899' }, 'applicant_birth_date', dayMessages.tooEarly],
    [{ employment_since: '01.01.2027' }, 'employment_since', dayMessages.inFuture],
    [{ current_lease_end_date: 'bald' }, 'current_lease_end_date', dayMessages.unreadable],
    [{ applicant_marital_status: 'kompliziert' }, 'applicant_marital_status', 'Bitte wählen Sie einen der Einträge.'],
    [{ privacy_policy_accepted: false }, 'privacy_policy_accepted', 'Datenschutzrichtlinie muss akzeptiert werden'],
    [{ 'household_members.0.name': '' }, 'household_members.0.name', REQUIRED_MESSAGE],
    [{ 'household_members.0.birth_date': '01.01.2030' }, 'household_members.0.birth_date', dayMessages.inFuture],
    [{ employer_name: 'x'.repeat(201) }, 'employer_name', 'Bitte kürzen Sie den Text auf höchstens 200 Zeichen.'],
    [{ pet_details: 'x'.repeat(2001) }, 'pet_details', 'Bitte kürzen Sie den Text auf höchstens 2.000 Zeichen.'],
    [{ pets: 'vielleicht' }, 'pets', 'Bitte kreuzen Sie das Feld an oder lassen Sie es frei.'],
  ]
  for (const [different, name, message] of cases) expect(errorsWith(different)).toEqual({ [name]: message })
})

test('today is the last birthday, and the lease may end later', () => {
  expect(read({ applicant_birth_date: '21.11.2026' }).applicant_birth_date).toBe('2026-11-21')
  expect(read({ preferred_move_in_date: '2027-02-01' }).preferred_move_in_date).toBe('2027-02-01')
})

test('in the first hour of a day in Germany that day is today', () => {
  vi.setSystemTime(new Date('2026-11-21T23:30:00Z'))
  expect(read({ applicant_birth_date: '22.11.2026' }).applicant_birth_date).toBe('2026-11-22')
})

test('empty rows of the household are dropped, the others keep their messages', () => {
  const rows = {
    'household_members.0.name': '',
    'household_members.0.birth_date': '',
    'household_members.0.relationship': '',
    'household_members.2.name': 'Alex',
    'household_members.3.relationship': 'Kind',
  }
  expect(errorsWith(rows)).toEqual({ 'household_members.3.name': REQUIRED_MESSAGE })
  expect(read({ ...rows, 'household_members.3.relationship': ' ' }).household_members).toEqual([
    { name: 'Alex', birth_date: null, relationship: null },
  ])
  expect(
    read({
      'household_members.0.name': '',
      'household_members.0.birth_date': '',
      'household_members.0.relationship': '',
    }).household_members,
  ).toBeNull()
  expect(read({ household_members: null }).household_members).toBeNull()
})

test('a household is no smaller than the list of its members', () => {
  const members = [{ name: 'Kim' }, { name: 'Alex' }]
  expect(read({ household_size: 1, household_members: members }).household_size).toBe(3)
  expect(read({ household_size: 5, household_members: members }).household_size).toBe(5)
})

test('more than 20 members are too many', () => {
  const members = Array.from({ length: 21 }, () => ({ name: 'Kim' }))
  expect(errorsWith({ household_members: members })).toEqual({
    household_members: 'Bitte geben Sie höchstens 20 weitere Personen an.',
  })
})

test('details of a box that is not ticked are not kept', () => {
  expect(read({ pets: undefined }).pet_details).toBeNull()
  expect(read({ previous_evictions_details: 'x', previous_evictions: 'on' }).previous_evictions_details).toBe('x')
})

test('unknown fields are dropped', () => {
  expect(read({ admin: 'on', 'hinten.links': '1' })).toEqual(read())
})

const nothing = {
  applicant_place_of_birth: false,
  applicant_nationality: false,
  applicant_marital_status: false,
  current_landlord: false,
  smoking: false,
}

test('a question that is switched off is not read', () => {
  const asked = site.tenantApplication
  setSite({ ...site, tenantApplication: { ...asked, sensitiveQuestions: nothing } })
  onTestFinished(() => setSite({ ...site, tenantApplication: asked }))
  const result = tenantForm.parse({
    ...exampleApplication(),
    smoking: 'on',
    applicant_marital_status: 'egal',
    current_landlord_name: 'X',
  })
  expect(result.ok && result.data).toMatchObject({
    applicant_place_of_birth: null,
    applicant_nationality: null,
    applicant_marital_status: null,
    current_landlord_name: null,
    current_landlord_phone: null,
    smoking: null,
  })
})
