import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '#company/content/field-spec.ts'
import type { DeclaredForm } from '#forms/declare-form.ts'
import { readDay } from '#forms/days.ts'
import type { Field, Fields } from '#forms/field.ts'
import { readFields } from '#forms/read-fields.ts'
import { readAddress } from '#office/desk/person/find-person.server.ts'
import { readTime } from '#office/desk/viewings/read-slot.ts'
import { historyKinds } from '#office/website/content/kinds.server.ts'
import { readContentForm } from '#office/website/content/read-form.ts'
import { foldText } from '#platform/fold.ts'
import { readReference } from '#requests/request/reference.ts'
import { searchedPhone } from '#requests/request/searched-phone.ts'

const UNSEEN = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
  '\u00ad',
  '\ufeff',
  '\u2060',
  '\ufffc',
]
const SPACES = ['\u00a0', '\u202f', '\u2009', '\u3000']
const BREAKS = ['\t', '\n', '\v', '\u2028']

type Pasted = { clean: string; dirty: string }

/** A value as it comes out of a PDF, an address book or a messenger. */
function pasted(texts: readonly string[], ends: readonly string[]): fc.Arbitrary<Pasted> {
  const marks = fc.array(fc.record({ at: fc.nat(), mark: fc.constantFrom(...UNSEEN) }), { maxLength: 4 })
  const around = fc.array(fc.constantFrom(...ends, ...UNSEEN), { maxLength: 3 }).map((all) => all.join(''))
  const parts = fc.record({ clean: fc.constantFrom(...texts), space: fc.constantFrom(...ends), marks, around })
  return parts.map(({ clean, space, marks: all, around: outside }) => {
    let inner = clean.replaceAll(' ', space)
    for (const { at, mark } of all) {
      const place = at % (inner.length + 1)
      inner = inner.slice(0, place) + mark + inner.slice(place)
    }
    return { clean, dirty: outside + inner + outside }
  })
}

const TYPED = [
  '',
  'Erika Muster',
  'Am Hasenberg 11, 56112 Lahnstein',
  'erika@example.org',
  '+49 (0)261 123456',
  '56112',
  '01.03.2027',
  '1.234,50',
  '12',
  '08:30',
  '#0b7a3e',
  'https://www.example.de/wohnungen',
  'hausmeister-nord',
]

const declared = Object.entries(
  import.meta.glob<Record<string, Partial<DeclaredForm>>>('/src/**/fields.ts', { eager: true }),
).flatMap(([file, parts]) =>
  Object.entries(parts).flatMap(([name, form]) =>
    form.fields && typeof form.parse === 'function' ? [[`${file} ${name}`, form.fields] as const] : [],
  ),
)

const ofOneLine = (fields: Fields): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.row) return ofOneLine(field.row.fields)
    return field.input === 'text' || field.input === 'files' || field.input === 'rows' ? [] : [[name, field]]
  })

test('every form of the site is looked at', () => {
  expect(declared.length).toBeGreaterThan(12)
  expect(declared.flatMap(([, fields]) => ofOneLine(fields)).length).toBeGreaterThan(100)
})

test.for(declared)('%s: no field of one line tells a pasted value from a typed one', ([, fields]) => {
  for (const [name, field] of ofOneLine(fields)) {
    const texts = [...TYPED, ...(field.options ?? []).map(({ value }) => value), field.constant ?? '']
    fc.assert(
      fc.property(pasted(texts, [' ', ...SPACES, ...BREAKS]), ({ clean, dirty }) => {
        expect([name, readFields({ [name]: field }, { [name]: dirty })]).toEqual([
          name,
          readFields({ [name]: field }, { [name]: clean }),
        ])
      }),
      { numRuns: 60 },
    )
  }
})

const MANY_LINES = new Set(['text', 'markdown', 'box', 'boxes'])

test.for(historyKinds.map((kind) => [kind.name, kind] as const))(
  'office, %s: no field of one line tells a pasted value from a typed one',
  ([, kind]) => {
    for (const field of fieldsOf(kind.groups).filter(({ input }) => !MANY_LINES.has(input))) {
      const read = (text: string) => {
        const form = new FormData()
        form.set(field.name, text)
        const { values, errors } = readContentForm([field], form)
        return { values, errors }
      }
      const texts = [...TYPED, ...(field.options ?? []).map(({ value }) => value)]
      const ends = [' ', ...SPACES, ...(field.input === 'lines' ? [] : BREAKS)]
      fc.assert(
        fc.property(pasted(texts, ends), ({ clean, dirty }) => {
          expect([field.name, read(dirty)]).toEqual([field.name, read(clean)])
        }),
        { numRuns: 60 },
      )
    }
  },
)

const readers = { readDay, readTime, readAddress, readReference, searchedPhone, foldText }

test.for(Object.entries(readers))('%s reads a pasted value as a typed one', ([, read]) => {
  fc.assert(
    fc.property(pasted([...TYPED, '7K42-PXR8', '8 Uhr', '1. 3. 2027'], [' ', ...SPACES, ...BREAKS]), (value) => {
      expect(read(value.dirty)).toEqual(read(value.clean))
    }),
  )
})
