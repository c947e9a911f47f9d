import type { FieldGroup, FieldSpec } from './content/field-spec.ts'
import { wrongPlaceholder } from '#platform/placeholder-checks.ts'
import { fillBy, type PlaceholderValues } from '#platform/placeholders.ts'
import type { Site } from './site-of.ts'
import { ownOf, wordTable } from '#platform/word-table.ts'

/** Cards, steps, figures: an entry without a text is not shown. `place`: where it stood in the declaration, from 0. */
type Entry = Readonly<Record<string, string>>
type Standard = Readonly<Record<string, string | readonly Entry[] | readonly string[]>>
type Blocks = Readonly<Record<string, Block>>

/** A part of a page: a heading with cards, a picture with a text. `standard` says what stands there until staff write something else. */
export type Block<S extends Standard = Standard> = { legend: string; standard: S }

type Read<S> = {
  [Name in keyof S]: S[Name] extends readonly string[]
    ? string[]
    : S[Name] extends readonly (infer E)[]
      ? ({ [Of in keyof E]: string } & { place: number })[]
      : string
}

/** Words as a page shows them, by block. */
export type WordsOf<Page> = Page extends PageWords<infer B> ? { [Name in keyof B]: Read<B[Name]['standard']> } : never

export type PageWords<B extends Blocks = Blocks> = {
  /** The last part of its address in the office, and its name in the company's folder. Never renamed. */
  id: string
  title: string
  /** Where visitors read them. */
  path: string
  /** Its words are many: they come with its loader (`wordsOf`). All others come with the facts, for `useWords`. */
  isLong?: true
  blocks: B
}

/** Declares which words of a page staff may change. In them stand placeholders: `{{ort}}`. */
export function pageWords<const B extends Blocks>(page: PageWords<B>): PageWords<B> {
  return page
}

export function block<const S extends Standard>(legend: string, standard: S): Block<S> {
  return { legend, standard }
}

/** Declares the words of a page that search engines show. */
export const inSearch = <const S extends { title?: string; description: string }>(standard: S) =>
  block('In Suchmaschinen', standard)

type Part = { label: string; max: number; input?: FieldSpec['input'] }

const parts = wordTable<Part>({
  eyebrow: { label: 'Dachzeile', max: 60 },
  title: { label: 'Überschrift', max: 90 },
  lead: { label: 'Einleitung', max: 300, input: 'text' },
  text: { label: 'Text', max: 700, input: 'text' },
  description: { label: 'Beschreibung', max: 200, input: 'text' },
  action: { label: 'Wort auf dem Knopf', max: 40 },
  figure: { label: 'Zahl', max: 12 },
  label: { label: 'Wort zur Zahl', max: 40 },
  point: { label: 'Punkt', max: 160 },
  pictures: { label: 'Was die Bilder zeigen, für Vorleseprogramme', max: 60 },
  year: { label: 'Jahr', max: 20 },
})

const fieldFor = ({ field: name, part, place }: Word): FieldSpec => {
  const { label, max, input = 'line' } = parts[part] ?? { label: part, max: 200 }
  return {
    name,
    label: place === undefined ? label : `${place + 1}. ${label}`,
    input,
    maxLength: max,
    wide: input === 'text' || part === 'point',
    hint: `Bis ${max} Zeichen.`,
  }
}

type Word = { field: string; part: string; place?: number; standard: string }

/** Every word of a block in its order: the name of its field, what it is, where its entry stands, and what stands there. */
function wordsIn(name: string, standard: Standard): Word[] {
  return Object.entries(standard).flatMap(([part, value]): Word[] => {
    if (typeof value === 'string') return [{ field: `${name}_${part}`, part, standard: value }]
    return value.flatMap((entry, place): Word[] => {
      const field = `${name}_${part}_${place}`
      if (typeof entry === 'string') return [{ field, part: 'point', place, standard: entry }]
      return Object.entries(entry).map(([of, text]) => ({ field: `${field}_${of}`, part: of, place, standard: text }))
    })
  })
}

/** The page as the office's editor draws it. */
export const groupsOf = ({ id, blocks }: PageWords): FieldGroup[] =>
  Object.entries(blocks).map(([name, { legend, standard }]) => ({
    legend,
    record: id,
    fields: wordsIn(name, standard).map((word) => ({
      ...fieldFor(word),
      // A page is never without a heading.
      ...(word.field === 'hero_title' && { required: true }),
    })),
  }))

/** Field names are unique within a page only. @returns what stands there until staff write something else. */
export const standardWords = ({ blocks }: PageWords): Record<string, string> =>
  Object.fromEntries(
    Object.entries(blocks).flatMap(([name, { standard: given }]) =>
      wordsIn(name, given).map(({ field, standard }) => [field, standard]),
    ),
  )

/** The words as a page shows them: what staff wrote, else what is standard, with the company's facts in it. */
export function readWords<B extends Blocks>(
  page: PageWords<B>,
  written: Readonly<Record<string, unknown>>,
  facts: Site,
): WordsOf<PageWords<B>> {
  const say = (name: string, standard: string) =>
    withFacts(String((Object.hasOwn(written, name) ? written[name] : standard) ?? ''), facts)
  const read = Object.entries(page.blocks).map(([name, { standard: given }]) => [
    name,
    Object.fromEntries(
      Object.entries(given).map(([part, value]) => {
        if (typeof value === 'string') return [part, say(`${name}_${part}`, value)]
        const entries = value.map((entry, place) =>
          typeof entry === 'string'
            ? say(`${name}_${part}_${place}`, entry)
            : {
                ...Object.fromEntries(
                  Object.entries(entry).map(([of, text]) => [of, say(`${name}_${part}_${place}_${of}`, text)]),
                ),
                place,
              },
        )
        return [part, entries.filter(isSaid)]
      }),
    ),
  ])
  return Object.fromEntries(read) as WordsOf<PageWords<B>>
}

// The values of a text are its letters: an empty one has none.
const isSaid = (entry: string | Record<string, string | number>) =>
  Object.values(entry).some((text) => typeof text === 'string' && text !== '')

const placeholders = {
  firma: (site) => site.brand,
  ort: (site) => site.address.city,
  orte: (site) => site.places.shown,
  zwischen: (site) => site.places.between,
  gegend: (site) => site.region,
  umkreis: (site) => site.area.radius,
  gegruendet: (site) => site.founded,
  telefon: (site) => site.phone.shown,
  feuerwehr: (site) => site.emergency.fire,
  notfallzeiten: (site) => site.emergency.hours,
  buerozeiten: (site) => site.businessHours.shown,
  stunden_nachricht: (site) => site.promised.contactHours,
  stunden_bewerbung: (site) => site.promised.applicationHours,
  stunden_gutachten: (site) => site.promised.reportDateHours,
  stunden_schaden: (site) => site.promised.damageAssessmentHours,
  tage_stelle: (site) => site.promised.jobApplicationDays,
  frist_bescheinigung: (site) => site.promised.rentCertificate.shown,
  frist_express: (site) => site.promised.rentCertificate.expressShown,
  frist_schluessel: (site) => site.promised.keyLoss.shown,
} satisfies Record<string, (facts: Site) => string | number>

export type CompanyPlaceholder = keyof typeof placeholders

/** A sentence about hours that nobody promises goes. */
export function withoutUnpromised(text: string, facts: Site): string {
  if (facts.emergency.hours) return text
  const sentences = text.split(/(?<=[.!?] |\n)/)
  return sentences
    .filter((sentence) => !/\{\{ *notfallzeiten/.test(sentence))
    .join('')
    .trim()
}

/** The company's facts by placeholder. */
export const companyValues = (facts: Site): PlaceholderValues =>
  Object.fromEntries(Object.entries(placeholders).map(([name, of]) => [name, `${of(facts)}`]))

/** A sentence of the software with the company's facts in it. */
export const withFacts = (text: string, facts: Site): string =>
  fillBy(withoutUnpromised(text, facts), (name) => {
    const of = ownOf(placeholders, name)
    return of ? `${of(facts)}` : null
  })

/** By field: placeholders that do not exist. */
export function wrongPlaceholders(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const known = Object.keys(placeholders)
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const fault = wrongPlaceholder(String(value ?? ''), known)
      return fault === null ? [] : [[field, fault]]
    }),
  )
}
