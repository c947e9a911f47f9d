import { expect, test } from 'vitest'
import { sectionsOf } from './sections.server.ts'

test('a text falls into the parts that its headings make', () => {
  const text = 'Vorweg **wichtig**.\n\n## Was tun?\n1. [Fenster](/x) öffnen.\n2. Gehen.\n\nDanach anrufen.\n\n## Leer\n'
  expect(sectionsOf(text)).toEqual([
    { heading: null, id: null, paragraphs: ['Vorweg wichtig.'] },
    { heading: 'Was tun?', id: 'was-tun', paragraphs: ['1. Fenster öffnen.', '2. Gehen.', 'Danach anrufen.'] },
  ])
})

test('a list keeps its points, and a table row names its columns', () => {
  const table = '| Tonne | Hinein | Nicht |\n|---|---|---|\n| **Papier** | Hefte | Bons |'
  expect(sectionsOf(`- eins\n- zwei\n\n${table}`)[0]?.paragraphs).toEqual([
    '• eins',
    '• zwei',
    'Papier; Hinein: Hefte; Nicht: Bons',
  ])
  expect(sectionsOf('| Was | Nummer |\n|---|---|\n| Feuer | [112](tel:112) |')[0]?.paragraphs).toEqual(['Feuer: 112'])
})

test('quotations thousands deep are one paragraph as they were typed', () => {
  const deep = '>'.repeat(20_000)
  expect(sectionsOf(deep)).toEqual([{ heading: null, id: null, paragraphs: [deep] }])
})
