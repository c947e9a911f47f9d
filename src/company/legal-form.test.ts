import { expect, test } from 'vitest'
import { site } from '#site'
import { legalFacts, legalFormOf, letterLines, missingLegal } from './legal-form.ts'

const of = (legalName: string, own: Partial<(typeof site)['legal']> = {}) => ({
  legalName,
  legal: {
    ...site.legal,
    form: legalFormOf('', legalName),
    seat: 'Husum',
    registerCourt: 'Amtsgericht Flensburg',
    registerNumber: 'HRA 7',
    managingDirectors: 'Momme Erfunden',
    generalPartner: '',
    supervisoryChair: '',
    auditingAssociation: '',
    ...own,
  },
})
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
    registerNumber: 'GnR 7',
    supervisoryChair: 'Wiebke Ausgedacht',
    auditingAssociation: 'Verband Nord e. V., Kiel',
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

test('a person has no register and no seat, even where one is stored', () => {
  expect(letter(of('Momme Erfunden', { supervisoryChair: 'Niemand' }))).toEqual(['Inhaber: Momme Erfunden'])
})

test('a limited partnership names who represents it', () => {
  const company = of('Häuser GmbH & Co. KG', {
    generalPartner: 'Häuser Verwaltungs-GmbH, Husum, Amtsgericht Flensburg, HRB 8',
  })
  expect(letter(company)).toContain('Komplementärin: Häuser Verwaltungs-GmbH, Husum, Amtsgericht Flensburg, HRB 8')
  expect(legalFacts(company).represented).toMatch(/Komplementärin Häuser Verwaltungs-GmbH.*diese vertreten durch/)
  expect(missingLegal(of('Häuser GmbH & Co. KG'))).toEqual(['Komplementärin'])
})

test('what a form asks for and nobody entered is missing, and nothing that it does not ask for', () => {
  const none = { registerCourt: '', registerNumber: '' }
  expect(missingLegal(of('Häuser AG', none))).toEqual([
    'Registergericht',
    'Registernummer (HRB …)',
    'Vorsitz des Aufsichtsrats',
  ])
  expect(missingLegal(of('Momme Erfunden', none))).toEqual([])
  expect(letter(of('Häuser GbR', none))).toEqual(['Sitz der Gesellschaft: Husum', 'Gesellschafter: Momme Erfunden'])
})
