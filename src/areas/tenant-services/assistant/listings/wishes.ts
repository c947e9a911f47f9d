import { type Amounts, readAmounts } from './amounts.ts'
import { plainQuestion } from './plain-question.ts'
import { wordTable } from '#platform/word-table.ts'

/** What a question asks of a flat; what is not asked for is missing. */
export type Wishes = Amounts & {
  /** YYYY-MM-DD: to be moved into on this day. */
  freeOn?: string
  amenities?: string[]
  sort?: 'guenstigste' | 'teuerste' | 'groesste' | 'kleinste' | 'frueheste'
}

// By the codes of letting's amenities, in the words of a search.
const amenityWords = wordTable<RegExp>({
  balkon: /\b(balkone?|loggia|balkong)\b/,
  terrasse: /\bterr?ass?en?\b/,
  garten: /\b(garten\w*|gaerten)\b/,
  einbaukueche: /\b(einbau\s?kueche\w*|ebk|mit kueche)\b/,
  badewanne: /\b(bade)?wanne\b/,
  dusche: /\bdusche\b/,
  tageslichtbad: /\btageslichtbad\b/,
  gaeste_wc: /\bgaeste[\s-]?(wc|toilette)\b/,
  aufzug: /\b(aufzug|fahrstuhl|lift)\b/,
  barrierefrei:
    /\b(barr?ierefrei\w*|barr?ierearm\w*|altersgerecht\w*|seniorengerecht\w*|behindertengerecht\w*|stufenlos\w*)\b/,
  rollstuhlgerecht: /\b(rollstuhl\w*|rolli)\b/,
  keller: /\bkeller\w*\b/,
  abstellraum: /\b(abstellraum|abstellkammer)\b/,
  fahrradraum: /\b(fahrradraum|fahrradkeller)\b/,
  waschraum: /\b(waschraum|waschkueche)\b/,
  stellplatz: /\b(stellplatz|parkplatz|stellplaetze)\b/,
  garage: /\b(tief)?garage\b/,
  glasfaser: /\bglasfaser\w*\b/,
  moebliert: /\b(teil)?moebliert\w*\b/,
  wg_geeignet: /\b(wg|wohngemeinschaft|wg-\w+)\b/,
})

const sorts: [RegExp, NonNullable<Wishes['sort']>][] = [
  [/\b(guenstigste\w*|billigste\w*|preiswerteste\w*|guenstig\w*|billig\w*|preiswert\w*)\b/, 'guenstigste'],
  [/\b(teuerste\w*)\b/, 'teuerste'],
  [/\b(groesste\w*)\b/, 'groesste'],
  [/\b(kleinste\w*)\b/, 'kleinste'],
  [/\b(frueheste\w*|schnellstmoeglich|schnellsten|naechste freie)\b/, 'frueheste'],
]

/** Reads rooms, rent, size, day and amenities out of a question. `today`: YYYY-MM-DD. */
export function readWishes(question: string, today: string): Wishes {
  const plain = plainQuestion(question)
  const wishes: Wishes = readAmounts(plain)
  const freeOn = moveInDay(plain, today)
  if (freeOn !== null) wishes.freeOn = freeOn
  const amenities = Object.entries(amenityWords).flatMap(([code, words]) => (isWished(plain, words) ? [code] : []))
  if (amenities.length > 0) wishes.amenities = amenities
  const sort = sorts.find(([words]) => words.test(plain))?.[1]
  if (sort) wishes.sort = sort
  return wishes
}

/** „ohne Balkon“ and „kein Garten“ ask for nothing that could be filtered. */
function isWished(plain: string, words: RegExp): boolean {
  const found = words.exec(plain)
  return found !== null && !/\b(ohne|kein|keine|keinen)( \w+)?\s*$/.test(plain.slice(0, found.index))
}

const months = ['jan', 'feb', 'maerz|mrz', 'apr', 'mai', 'jun', 'jul', 'aug', 'sept?', 'okt', 'nov', 'dez']
const numeric = /\b(?:ab|zum|am|fuer den)(?: dem| den)? (\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4}|\d{2})?(?!\d)/
const named = new RegExp(
  String.raw`\b(?:ab|zum|im|am|ende|anfang|mitte)(?: dem| den)? (?:(\d{1,2})\. ?)?(${months.join('|')})(?:uar|ruar|il|i|ust|ember|tember|ober)?\b\.?(?: (\d{4}))?`,
)

/** The day on which somebody wants to move in, as YYYY-MM-DD; null when the question names none. `today`: YYYY-MM-DD. */
function moveInDay(plain: string, today: string): string | null {
  if (/\b(ab )?sofort\b/.test(plain)) return today
  const byNumber = numeric.exec(plain)
  if (byNumber) return dayOf(Number(byNumber[1]), Number(byNumber[2]), { year: byNumber[3], today })
  const byName = named.exec(plain)
  if (!byName) return null
  const month = months.findIndex((name) => new RegExp(`^(${name})$`).test(byName[2] ?? '')) + 1
  return dayOf(Number(byName[1] ?? 1), month, { year: byName[3], today })
}

/** Without a year: the next such day. */
function dayOf(
  day: number,
  month: number,
  { year, today }: { year: string | undefined; today: string },
): string | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  const inYear = (full: number) => `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year))
  const thisYear = inYear(Number(today.slice(0, 4)))
  return thisYear >= today ? thisYear : inYear(Number(today.slice(0, 4)) + 1)
}
