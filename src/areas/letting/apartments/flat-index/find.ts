import { foldText } from '#platform/fold.ts'
import type { ApartmentFilters } from '../overview/filters.ts'
import { type Flats, placeOf } from './flats.ts'
import type { Orders } from './orders.ts'

export const PAGE_SIZE = 24
const MOST_WORDS = 8

export type FoundPage = {
  /** All that fit. */
  total: number
  /** The page, or the last one there is. */
  page: number
  ids: string[]
}

/** Counts all flats that fit and takes one page of them in their order. */
export function findPage(flats: Flats, orders: Orders, filters: ApartmentFilters): FoundPage {
  const fits = fitting(flats, filters)
  let total = 0
  for (const fit of fits) total += fit
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  const ids: string[] = []
  let before = (page - 1) * PAGE_SIZE
  const most = Math.min(PAGE_SIZE, total - before)
  for (const slot of orders.slots(filters.sort)) {
    if (ids.length === most) break
    if (fits[slot] !== 1) continue
    if (before > 0) before -= 1
    else ids.push(flats.ids.at(slot))
  }
  return { total, page, ids }
}

/** 1 for each slot whose flat fits. */
function fitting(flats: Flats, filters: ApartmentFilters): Uint8Array {
  const { codes, texts, numbers } = flats
  const fits = scratch(flats.end())
  fits.set(flats.isLive().subarray(0, fits.length))
  const keepTexts = (column: keyof typeof codes, passes: (text: string) => boolean) =>
    keepCoded(fits, codes[column], texts[column].mask(passes))
  const { search, city, propertyId, status, freeOn } = filters

  if (search !== '') keepWords(flats, fits, search)
  if (city !== '') keepTexts('place', lies(city))
  if (propertyId !== '') keepTexts('property', (id) => id === propertyId)
  if (status !== '') keepTexts('status', (text) => text === status)
  if (freeOn !== '') {
    keepTexts('status', (text) => text !== 'rented')
    keepTexts('free', (day) => day <= freeOn)
  }
  keepRange(fits, numbers.rooms, filters.roomsFrom, filters.roomsTo)
  keepRange(fits, numbers.area, filters.areaFromSqm, filters.areaToSqm)
  // A flat without a price stays in every range: one may ask (`rent.ts` says the same of one flat).
  keepRange(fits, numbers.rent, toCents(filters.warmRentFromEuro), toCents(filters.warmRentToEuro), true)
  keepAmenities(flats, fits, filters.amenities)
  return fits
}

let kept = new Uint8Array(0)
/** A question is answered in one go, so all questions may use the same memory: 100 KB less to be thrown away by each. */
function scratch(length: number): Uint8Array {
  if (kept.length < length) kept = new Uint8Array(length)
  return kept.subarray(0, length)
}

const toCents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))

function keepCoded(fits: Uint8Array, codes: Uint32Array, mask: Uint8Array): void {
  for (let slot = 0; slot < fits.length; slot++) fits[slot] = (fits[slot] ?? 0) & (mask[codes[slot] ?? 0] ?? 0)
}

function keepRange(fits: Uint8Array, numbers: Float64Array, from: number | null, to: number | null, orUnknown = false) {
  if (from === null && to === null) return
  const [low, high] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY]
  for (let slot = 0; slot < fits.length; slot++) {
    const value = numbers[slot] ?? Number.NaN
    const isWithin = (value >= low && value <= high) || (orUnknown && Number.isNaN(value))
    if (!isWithin) fits[slot] = 0
  }
}

/** Part of a city's name or, where it begins with a digit, of a postal code. */
function lies(wanted: string): (place: string) => boolean {
  const part = foldText(wanted)
  const isCode = /^\d/.test(wanted)
  return (text) => {
    const { postalCode, folded } = placeOf(text)
    return part !== '' && (folded.includes(part) || (isCode && postalCode.includes(part)))
  }
}

/** Each word stands in the flat's name or in what its building says; both are the same for many flats. */
function keepWords({ codes, texts }: Flats, fits: Uint8Array, search: string): void {
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) fits.fill(0)
  for (const word of words) {
    const [inName, inHouse] = [texts.name, texts.house].map((text) => text.mask((line) => line.includes(word)))
    for (let slot = 0; slot < fits.length; slot++)
      fits[slot] =
        (fits[slot] ?? 0) & ((inName?.[codes.name[slot] ?? 0] ?? 0) | (inHouse?.[codes.house[slot] ?? 0] ?? 0))
  }
}

/** All of them. */
function keepAmenities({ amenities, bits }: Flats, fits: Uint8Array, wanted: readonly string[]): void {
  for (const name of wanted) {
    const code = amenities.values.indexOf(name)
    const words = bits[Math.floor(code / 32)]
    if (code === -1 || !words) fits.fill(0)
    else
      for (let slot = 0; slot < fits.length; slot++)
        fits[slot] = (fits[slot] ?? 0) & ((words[slot] ?? 0) >>> (code % 32))
  }
}
