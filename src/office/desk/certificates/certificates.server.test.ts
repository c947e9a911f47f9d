import { expect, test } from 'vitest'
import { readPdf } from '#company/pdf/test-read-pdf.ts'
import { drawCertificate } from './draw-certificate.server.ts'
import { readCertificate } from './read-certificate.server.ts'

const typed = {
  landlord: 'Rheinbogen Immobilien GmbH',
  tenant: 'Ayşe Łukaszewicz-Müller',
  flat: 'Wohnung 3, 2. OG links',
  address: 'Mainzer Straße 5, 56321 Rhens',
  living_area: '72,5 m²',
  move_in_date: '01.03.2021',
  cold_rent: '640,10',
  utilities: '120,20',
  heating: '80',
  purpose: 'Wohngeld',
}

function form(different: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...different })) data.set(name, value)
  return data
}

const drawn = async (different: Record<string, string> = {}) => {
  const read = readCertificate(form(different))
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.errors))
  return readPdf(await drawCertificate(read.certificate, new Date('2026-11-24T23:30:00Z')))
}

test('says who lives where since when for what rent, on the company’s letterhead and one page', async () => {
  const { pages, title, text, roles } = await drawn()
  expect(pages).toBe(1)
  expect(title).toBe('Mietbescheinigung für Ayşe Łukaszewicz-Müller')
  const shown = text.replaceAll('\u00a0', ' ')
  for (const words of [
    'Ayşe Łukaszewicz-Müller',
    'Mainzer Straße 5, 56321 Rhens',
    '01.03.2021',
    '840,30 €',
    'Wohngeld',
  ])
    expect(shown.replaceAll(' ', ''), words).toContain(words.replaceAll(' ', ''))
  // In Germany it is the next day already.
  expect(shown).toContain('Rhens, 25.11.2026')
  expect(roles).toContain('Table')
})

test('a letter that was part of an umlaut in one PDF is read aloud in the next', async () => {
  await drawn({ tenant: 'Änne Öztürk' })
  const { text } = await drawn({ tenant: 'Anne Otto' })
  expect(text.replaceAll('\u00a0', ' ')).toContain('Anne Otto')
})

test('heating that the utilities contain is not added twice', async () => {
  const { text } = await drawn({ heating_included: 'on' })
  expect(text.replaceAll('\u00a0', ' ')).toContain('760,30 €')
  expect(text).toContain('in den Nebenkosten enthalten')
})

test('what is missing or unreadable is said beside its field, and everything typed is kept', () => {
  const read = readCertificate(form({ tenant: '', cold_rent: 'viel' }))
  expect(read).toMatchObject({ ok: false, refusal: { values: { address: typed.address, cold_rent: 'viel' } } })
  expect(Object.keys(read.ok ? {} : read.refusal.errors)).toEqual(['tenant', 'cold_rent'])
})

test('a name in letters that the PDF cannot show is asked for in others', () => {
  const read = readCertificate(form({ tenant: 'Олена' }))
  expect(read.ok ? '' : read.refusal.errors.tenant).toContain('lateinische Buchstaben')
})
