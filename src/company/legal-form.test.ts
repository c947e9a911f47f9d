import { expect, test } from 'vitest'
import { site } from '#site'
import { type CompanyFacts, standardFacts } from './facts.ts'
import { legalFacts, legalFormOf, letterLines, missingLegal } from './legal-form.ts'
import { siteOf } from './site-of.ts'

const of = (legalName: string, own: Partial<CompanyFacts> = {}) =>
  siteOf(
    {
      ...standardFacts,
      legal_name: legalName,
      city: 'Husum',
      seat: 'Husum',
      register_court: 'Amtsgericht Flensburg',
      register_number: 'HRA 7',
      managing_directors: 'Momme Erfunden',
      ...own,
    },
    [],
    site.look,
  )
const letter = (company: ReturnType<typeof of>) => Object.values(letterLines(company)).flat()

test.for([
  ['Häuser GmbH', 'gmbh'],
  ['Häuser gGmbH', 'gmbh'],
  ['Häuser UG (haftungsbeschränkt)', 'ug'],
  ['Häuser AG', 'ag'],
  ['Priel & Warft Wohnen eG', 'eg'],
  ['Momme Erfunden e. K.', 'ek'],
  ['Momme Erfunden e.K.', 'ek'],
  ['Erfunden und Ausgedacht GbR', 'gbr'],
  ['Häuser KG', 'kg'],
  ['Häuser GmbH & Co. KG', 'gmbh-co-kg'],
  ['Häuser UG (haftungsbeschränkt) & Co. KG', 'gmbh-co-kg'],
  ['Bürgerstiftung Husum', 'stiftung'],
  ['Momme Erfunden', 'person'],
] as const)('%s is read as what it is', ([name, form]) => {
  expect(legalFormOf('', name)).toBe(form)
  expect(legalFormOf('ag', name)).toBe('ag')
})

test('a cooperative names its board, its register and its auditing association, and no managing directors', () => {
  const company = of('Wohnen eG', {
    register_number: 'GnR 7',
    supervisory_chair: 'Wiebke Ausgedacht',
    auditing_association: 'Verband Nord e. V., Kiel',
  })
  expect(letter(company)).toEqual([
    'Sitz: Husum',
    'Amtsgericht Flensburg, GnR 7',
    'Vorstand: Momme Erfunden',
    'Vorsitz des Aufsichtsrats: Wiebke Ausgedacht',
    'Prüfungsverband: Verband Nord e. V., Kiel',
  ])
  expect(legalFacts(company)).toMatchObject({
    register: 'Genossenschaftsregister',
    represented: 'Vertreten durch den Vorstand: Momme Erfunden',
  })
})

test('what was entered for another form is neither asked nor read, wherever it would be printed', () => {
  const everything = {
    general_partner: 'Häuser Verwaltungs-GmbH',
    supervisory_chair: 'Niemand',
    auditing_association: 'Verband Nord e. V.',
  }
  const person = of('Momme Erfunden', everything)
  expect(letter(person)).toEqual(['Inhaber: Momme Erfunden'])
  expect(legalFacts(person)).toMatchObject({ register: '', partner: '', board: '', audit: '' })
  expect(JSON.stringify(of('Momme Erfunden', { ...everything, seat: 'Kiel' }).legal)).not.toMatch(
    /Kiel|Flensburg|HRA|Verwaltungs|Niemand|Verband/,
  )
  // A court has to be somewhere.
  expect(person.legal.jurisdiction).toBe('Husum')
  expect(letter(of('Momme Erfunden e. K.', everything))).toEqual([
    'Sitz: Husum',
    'Amtsgericht Flensburg, HRA 7',
    'Inhaber: Momme Erfunden',
  ])
  expect(letter(of('Häuser GmbH', everything))).toContain('Vorsitz des Aufsichtsrats: Niemand')
  expect(letter(of('Häuser GmbH', { ...everything, legal_form: 'gbr' })).join()).not.toMatch(
    /Niemand|Verband|Verwaltungs/,
  )
})

test('a limited partnership names who represents it', () => {
  const company = of('Häuser GmbH & Co. KG', {
    general_partner: 'Häuser Verwaltungs-GmbH, Husum, Amtsgericht Flensburg, HRB 8',
  })
  expect(letter(company)).toContain('Komplementärin: Häuser Verwaltungs-GmbH, Husum, Amtsgericht Flensburg, HRB 8')
  expect(legalFacts(company).represented).toMatch(/Komplementärin Häuser Verwaltungs-GmbH.*diese vertreten durch/)
  expect(missingLegal(of('Häuser GmbH & Co. KG'))).toEqual(['Komplementärin'])
})

test('what a form asks for and nobody entered is missing, and nothing that it does not ask for', () => {
  const none = { register_court: '', register_number: '' }
  expect(missingLegal(of('Häuser AG', none))).toEqual([
    'Registergericht',
    'Registernummer (HRB …)',
    'Vorsitz des Aufsichtsrats',
  ])
  expect(missingLegal(of('Momme Erfunden', none))).toEqual([])
  expect(letter(of('Häuser GbR', none))).toEqual(['Sitz der Gesellschaft: Husum', 'Gesellschafter: Momme Erfunden'])
})
