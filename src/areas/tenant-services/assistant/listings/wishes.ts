import { readAmounts } from './amounts.ts'
import { moveInDay } from './move-in-day.ts'
import { plainQuestion } from './plain-question.ts'

/** What a question asks of a flat. Money in euros a month, areas in m²; what is not asked for is missing. */
export type Wishes = {
  roomsFrom?: number
  roomsTo?: number
  areaFromSqm?: number
  areaToSqm?: number
  warmRentFromEuro?: number
  warmRentToEuro?: number
  coldRentToEuro?: number
  /** YYYY-MM-DD: to be moved into on this day. */
  freeOn?: string
  amenities?: string[]
  sort?: 'guenstigste' | 'teuerste' | 'groesste' | 'kleinste' | 'frueheste'
}

// By the codes of letting's amenities, in the words of those who look for them.
const amenityWords: Record<string, RegExp> = {
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
}

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
