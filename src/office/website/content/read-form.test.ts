import { expect, test } from 'vitest'
import type { FieldSpec } from '#company/content/field-spec.ts'
import { readContentForm } from './read-form.ts'
import { inputText } from './show-value.ts'

const one = (field: Omit<FieldSpec, 'name' | 'label'>, ...sent: string[]) => {
  const form = new FormData()
  for (const value of sent) form.append('feld', value)
  const { values, errors, typed } = readContentForm([{ ...field, name: 'feld', label: 'Feld' }], form)
  return errors.feld ?? { value: values.feld, typed: typed.feld }
}

test.each([
  [{ input: 'euro' as const }, '1.234,50', 1234.5],
  [{ input: 'decimal' as const }, '72,5', 72.5],
  [{ input: 'decimal' as const }, '1.234,5', 1234.5],
  [{ input: 'coordinate' as const, min: -90, max: 90 }, '50.281', 50.281],
  [{ input: 'day' as const }, '1.3.2027', '2027-03-01'],
  [{ input: 'lines' as const }, 'Erdgas\r\n\r\n Holz ', ['Erdgas', 'Holz']],
  [{ input: 'line' as const }, '   ', null],
  [{ input: 'line' as const }, 'Am Rhein\r\n5', 'Am Rhein 5'],
  [{ input: 'text' as const }, 'Am Rhein\r\n5', 'Am Rhein\n5'],
  [{ input: 'line' as const, format: 'phone' as const }, '+49 (0)2628 / 799.80–21', '+49 (0)2628 / 799.80–21'],
  [{ input: 'line' as const, format: 'phone' as const }, '\u202a112\u202c', '112'],
])('%j reads „%s“', (field, sent, value) => {
  expect(one(field, sent)).toMatchObject({ value })
})

test.each([
  [{ input: 'euro' as const }, 'viel'],
  [{ input: 'whole' as const }, '2,5'],
  [{ input: 'day' as const }, '31.02.2027'],
  [{ input: 'choice' as const, options: [{ value: 'a', label: 'A' }] }, 'b'],
  [{ input: 'line' as const, required: true }, ' '],
  [{ input: 'line' as const, isSlug: true }, 'Über uns'],
])('%j refuses „%s“ with a sentence', (field, sent) => {
  expect(one(field, sent)).toMatch(/[.]$|Pflichtfeld/)
})

test('what an input shows is read back as the same value', () => {
  const field: FieldSpec = { name: 'feld', label: 'Feld', input: 'euro' }
  for (const euros of [0, 0.1, 640.5, 1234.56, 999_999.99]) {
    expect(one({ input: 'euro' }, inputText(field, euros))).toMatchObject({ value: euros })
  }
})

test('of boxes only those that exist count, and in whatever order they stand they are read in one', () => {
  const options = ['keller', 'balkon'].map((value) => ({ value, label: value }))
  expect(one({ input: 'boxes', options }, 'keller', 'pool')).toMatchObject({ value: ['keller'] })
  expect(one({ input: 'boxes', options }, 'keller', 'balkon')).toMatchObject({ value: ['balkon', 'keller'] })
})

test('a required field is asked for only beside a choice that has it; what was typed in it is kept all the same', () => {
  const choice: FieldSpec = {
    name: 'art',
    label: 'Art',
    input: 'choice',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  }
  const seat: FieldSpec = {
    name: 'sitz',
    label: 'Sitz',
    input: 'line',
    required: true,
    onlyWith: { choice: 'art', values: ['a'] },
  }
  const read = (sent: Record<string, string>, emptyMeans?: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(sent)) form.set(name, value)
    return readContentForm([emptyMeans === undefined ? choice : { ...choice, emptyMeans }, seat], form)
  }
  expect(read({ art: 'a', sitz: '' }).errors).toHaveProperty('sitz')
  expect(read({ art: 'b', sitz: '' }).errors).toEqual({})
  expect(read({ art: 'b', sitz: 'Jena' }).values).toMatchObject({ sitz: 'Jena' })
  expect(read({ art: '', sitz: '' }, 'b').errors).toEqual({})
  expect(read({ art: '', sitz: '' }, 'a').errors).toHaveProperty('sitz')
  // Nobody knows what it stands for.
  expect(read({ art: '', sitz: '' }).errors).toHaveProperty('sitz')
})
