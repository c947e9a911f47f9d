import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksIn, snippetOf } from './marks.ts'

const looked = (terms: string[], matched: string[] = []) => ({ terms, matched: new Set(matched) })
const marked = (text: string, ...args: Parameters<typeof looked>) =>
  marksIn(text, looked(...args)).map(([start, end]) => text.slice(start, end))

test('the typed beginning of a word is marked, umlauts counted as they are written', () => {
  expect(marked('Müll und Mülltonne', ['muell'])).toEqual(['Müll', 'Müll'])
  expect(marked('Straße', ['stra'])).toEqual(['Stra'])
})

test('inside a word three letters are a hit, two are not', () => {
  expect(marked('Mülltrennung', ['tren'])).toEqual(['tren'])
  expect(marked('Heizung', ['ei'])).toEqual([])
})

test('a misspelled word marks the whole word that was meant', () => {
  expect(marked('Der Heizkörper', ['heizkorper'], ['heizkoerper'])).toEqual(['Heizkörper'])
})

test('a long text is cut around the first hit, with ellipses, to 150 letters', () => {
  const text = `${'Anfang '.repeat(30)}Kaution ${'Ende '.repeat(40)}`
  const { snippet, ranges } = snippetOf(text, looked(['kaution']), 150)
  expect(snippet.length).toBeLessThanOrEqual(150)
  expect(snippet).toMatch(/^… .* …$/)
  expect(ranges.map(([start, end]) => snippet.slice(start, end))).toEqual(['Kaution'])
})

test('a short text stays whole', () => {
  expect(snippetOf('Kurz.', looked(['kaution']), 150)).toEqual({ snippet: 'Kurz.', ranges: [] })
})

test('whatever the text, a snippet keeps its length and marks lie inside it', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'ä', 'ß', ' ', 'E', 'ei', '§', '9', '…', '\u0301'),
    maxLength: 400,
  })
  fc.assert(
    fc.property(text, fc.constantFrom('a', 'ae', 'ei', 'ss', 'aae'), (content, term) => {
      const { snippet, ranges } = snippetOf(content, looked([term]), 150)
      expect(snippet.length).toBeLessThanOrEqual(150)
      for (const [start, end] of ranges) expect(0 <= start && start < end && end <= snippet.length).toBe(true)
    }),
  )
})
