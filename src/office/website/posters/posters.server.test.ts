import { expect, test } from 'vitest'
import { faultsOfPdfUa } from '#company/pdf/test-pdf-ua.ts'
import { readPdf } from '#company/pdf/test-read-pdf.ts'
import { drawPosters, reportAddress } from './draw-poster.server.ts'
import { stairwellsOf } from './stairwells.ts'

const house = { name: 'Haus am Viehtor', address: 'Mainzer Straße 5, 56321 Rhens' }
const made = { siteUrl: 'https://haus.example', madeAt: new Date('2026-11-24T08:00:00Z') }

test('what is typed is a page for each stairwell, nothing is one for the house’s door', () => {
  expect(stairwellsOf(' ')).toEqual([''])
  expect(stairwellsOf('links, Eingang B,, ')).toEqual(['Treppenhaus links', 'Eingang B'])
  expect(stairwellsOf(Array.from({ length: 40 }, (_, index) => `${index}`).join(','))).toHaveLength(12)
})

test('the code leads to the damage report of this house and stairwell', () => {
  const address = new URL(reportAddress('https://haus.example', house, 'Treppenhaus links'))
  expect(address.pathname).toBe('/schadensmeldung')
  expect(address.searchParams.get('anschrift')).toBe('Mainzer Straße 5, 56321 Rhens, Treppenhaus links')
})

test('each poster says which house it is, how to report without a camera, and whom to call first', async () => {
  const bytes = await drawPosters(house, ['Treppenhaus links', 'Treppenhaus rechts'], made)
  const { pages, texts, alts, roles, language } = await readPdf(bytes)
  expect(await faultsOfPdfUa(bytes)).toEqual([])
  expect({ pages, language }).toEqual({ pages: 2, language: 'de-DE' })
  for (const text of texts)
    for (const words of ['Mainzer Straße 5', 'haus.example/schadensmeldung', '112', '110', '02628 / 7998021'])
      expect(text).toContain(words)
  expect(texts.map((text) => /Treppenhaus \w+/.exec(text)?.[0])).toEqual(['Treppenhaus links', 'Treppenhaus rechts'])
  expect(alts).toHaveLength(2)
  expect(roles.filter((role) => role === 'H1')).toHaveLength(2)
})
