import { codedText } from './coded-text.ts'
import { longer, packedIds } from './packed-ids.ts'

/** What the overview filters and sorts by, of one listed flat. */
export type IndexedFlat = {
  id: string
  propertyId: string
  status: string
  roomCount: number | null
  livingAreaSqm: number | null
  totalRentCents: number | null
  /** YYYY-MM-DD; empty: at once. */
  availableFrom: string
  postalCode: string
  city: string
  cityFolded: string
  /** Folded: the flat's name, its building's name, the public address, one below the other. */
  searchText: string
  /** ` balkon keller `. */
  amenityCodes: string
  createdAt: string
}

const BITS = 32

const numberNames = ['rooms', 'area', 'rent', 'created'] as const
const codeNames = ['property', 'status', 'free', 'place', 'name', 'house'] as const

export type Numbers = Record<(typeof numberNames)[number], Float64Array>
export type Codes = Record<(typeof codeNames)[number], Uint32Array>
export type Texts = Record<(typeof codeNames)[number], ReturnType<typeof codedText>>

/** Postal code, folded name and name of a flat's town, kept as one text because they come together. */
export type Place = { postalCode: string; folded: string; city: string }
const placeText = (flat: IndexedFlat) => [flat.postalCode, flat.cityFolded, flat.city].join('\n')
export function placeOf(text: string): Place {
  const [postalCode = '', folded = '', city = ''] = text.split('\n')
  return { postalCode, folded, city }
}

export type Flats = ReturnType<typeof createFlats>

/**
 * Listed flats column by column, with room for as many as are expected and some more: 100,000 of them are looked through in a millisecond
 * and take some 13 MB. A flat keeps its slot; that of one that went is given to the next. Unknown numbers are NaN, which is outside of
 * every range.
 */
export function createFlats(expected = 0) {
  let capacity = 0
  let end = 0
  let count = 0
  const free: number[] = []
  const ids = packedIds(withReserve(expected))
  let isLive = new Uint8Array(0)
  const numbers = Object.fromEntries(numberNames.map((name) => [name, new Float64Array(0)])) as Numbers
  const codes = Object.fromEntries(codeNames.map((name) => [name, new Uint32Array(0)])) as Codes
  const texts = Object.fromEntries(codeNames.map((name) => [name, codedText()])) as Texts
  const amenities = codedText()
  /** One bit an amenity, 32 to an array. */
  const bits: Uint32Array[] = []

  grow(expected)

  function grow(least: number): void {
    capacity = withReserve(least)
    isLive = longer(isLive, new Uint8Array(capacity))
    for (const name of numberNames) numbers[name] = longer(numbers[name], new Float64Array(capacity))
    for (const name of codeNames) codes[name] = longer(codes[name], new Uint32Array(capacity))
    bits.forEach((words, index) => {
      bits[index] = longer(words, new Uint32Array(capacity))
    })
  }

  function writeAmenities(slot: number, amenityCodes: string): void {
    for (const words of bits) words[slot] = 0
    for (const name of amenityCodes.split(' ').filter(Boolean)) {
      const code = amenities.codeOf(name)
      const words = (bits[Math.floor(code / BITS)] ??= new Uint32Array(capacity))
      words[slot] = ((words[slot] ?? 0) | (1 << (code % BITS))) >>> 0
    }
  }

  return {
    numbers,
    codes,
    texts,
    bits,
    amenities,
    ids: { at: ids.at, compare: ids.compare },
    /** Texts and ids are never forgotten one by one. True when most of what is kept is of flats as they once were. */
    isWorn: () =>
      ids.wasted() > 60 * (count + 10_000) ||
      Object.values(texts).some(({ values }) => values.length > 2 * count + 10_000),
    /** Slots below this one are or were in use. */
    end: () => end,
    count: () => count,
    isLive: () => isLive,
    slotOf: ids.slotOf,

    /** The slot where it now lies. */
    put(flat: IndexedFlat): number {
      const known = ids.slotOf(flat.id)
      const slot = known ?? free.pop() ?? end++
      if (slot >= capacity) grow(slot + 1)
      if (known === undefined) {
        count += 1
        ids.put(slot, flat.id)
      }
      isLive[slot] = 1
      numbers.rooms[slot] = flat.roomCount ?? Number.NaN
      numbers.area[slot] = flat.livingAreaSqm ?? Number.NaN
      numbers.rent[slot] = flat.totalRentCents ?? Number.NaN
      numbers.created[slot] = Date.parse(flat.createdAt)
      const [name = '', ...house] = flat.searchText.split('\n')
      const text = {
        property: flat.propertyId,
        status: flat.status,
        free: flat.availableFrom,
        place: placeText(flat),
        name,
        house: house.join('\n'),
      }
      for (const column of codeNames) codes[column][slot] = texts[column].codeOf(text[column])
      writeAmenities(slot, flat.amenityCodes)
      return slot
    },

    remove(slot: number): void {
      if (isLive[slot] !== 1) return
      ids.remove(slot)
      isLive[slot] = 0
      free.push(slot)
      count -= 1
    },
  }
}

const withReserve = (count: number) => Math.ceil(count * 1.1) + 64
