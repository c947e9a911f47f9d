import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { isNeutral } from '#requests/request/neutral.ts'
import { hiddenLabels, nameHider, neutralPayload } from './neutral.server.ts'

const payload = {
  apartment_id: 'wohnung-1',
  applicant_first_name: 'Änne-Marie',
  applicant_last_name: 'Öztürk',
  applicant_email: 'oeztuerk@example.org',
  applicant_phone: '02628 123456',
  applicant_birth_date: '1990-03-01',
  applicant_place_of_birth: 'Izmir',
  applicant_nationality: 'türkisch',
  applicant_marital_status: 'geschieden',
  current_address_street: 'Rheinstraße 12',
  current_address_city: 'Braubach',
  household_size: 2,
  household_members: [{ name: 'Kim Öztürk', birth_date: '2015-02-28', relationship: 'Kind' }],
  monthly_net_income_euro: 2400,
  employer_name: 'Moscheeverein',
  additional_comments: 'Ich bin 36 und komme aus Izmir.',
  pets: true,
  pet_details: 'Die Katze von öztürk, gern mehr: oeztuerk@example.org oder 02628 123456; auch KIM fragt.',
  new_question: 'Religion',
}

test('name, origin, age, marital status and whatever nobody decided about are not in a neutral payload', () => {
  expect(neutralPayload(payload)).toEqual({
    apartment_id: 'wohnung-1',
    current_address_city: 'Braubach',
    household_size: 2,
    monthly_net_income_euro: 2400,
    pets: true,
    pet_details: 'Die Katze von …, gern mehr: … oder …; auch … fragt.',
  })
})

test('names are hidden as whole words, however they are written', () => {
  const hide = nameHider(payload)
  expect(hide('Frau ÖZTÜRK (Anne, Änne, Marie) ruft an')).toBe('Frau … (Anne, …, …) ruft an')
  expect(hide('Kimono, Kim.')).toBe('Kimono, ….')
  expect(nameHider(null)('Öztürk')).toBe('Öztürk')
  expect(nameHider({ applicant_first_name: 'Al (x', applicant_last_name: '.*' })('Alles (x) von al')).toBe(
    'Alles (x) von …',
  )
})

test('origin and birth dates are hidden in free texts too, in every spelling; a home town stays, wherever somebody was born', () => {
  const hide = nameHider(payload)
  expect(hide('Türkische Familie, geboren am 1.3.1990 in Izmir; Türkischkurs')).toBe(
    '… Familie, geboren am … in …; Türkischkurs',
  )
  for (const day of ['1990-03-01', '01.03.1990', '1. 3. 90', '01.03.90', '1. März 1990', '28.2.2015', '28-02-15'])
    expect(hide(`am ${day}.`), day).toBe('am ….')
  expect(hide('am 11.03.1990 und 1.3.1991')).toBe('am 11.03.1990 und 1.3.1991')
  const born = { ...payload, applicant_place_of_birth: 'Braubach', pet_details: 'Katze aus Braubach' }
  expect(neutralPayload(born)).toMatchObject({ current_address_city: 'Braubach', pet_details: 'Katze aus …' })
})

test('applications for flats are neutral until the shortlist, others never, and none where it is switched off', () => {
  const application = { kind: 'tenant_application', shortlistedAt: null }
  expect(isNeutral(application, true)).toBe(true)
  expect(isNeutral(application, false)).toBe(false)
  expect(isNeutral({ ...application, shortlistedAt: '2026-03-02T08:00:00.000Z' }, true)).toBe(false)
  expect(isNeutral({ ...application, kind: 'job_application' }, true)).toBe(false)
})

test('the page names what is hidden', () => {
  const labels = hiddenLabels(formKinds.tenant_application.entered)
  expect(labels).toEqual(expect.arrayContaining(['Vorname', 'Staatsangehörigkeit', 'Geburtsdatum', 'Familienstand']))
  expect(labels).not.toContain('Personen im Haushalt insgesamt')
})

test('hiding names takes time in proportion to the text, whatever the names and the text are', () => {
  const hide = nameHider({
    applicant_first_name: 'a'.repeat(100),
    applicant_last_name: 'a-'.repeat(50),
    applicant_birth_date: '1990-03-01',
    applicant_nationality: 'aa',
  })
  const costOf = (text: string) => {
    const before = process.cpuUsage()
    hide(text)
    return process.cpuUsage(before).user / 1000
  }
  for (const pump of ['a', ' ', 'a ', '1.', '01. ', '1990-', 'aae']) {
    expect(costOf(pump.repeat(20_000 / pump.length)), pump).toBeLessThan(200)
  }
})
