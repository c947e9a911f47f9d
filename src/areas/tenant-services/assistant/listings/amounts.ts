/** Money in euros a month, areas in m². */
export type Amounts = {
  roomsFrom?: number
  roomsTo?: number
  areaFromSqm?: number
  areaToSqm?: number
  warmRentFromEuro?: number
  warmRentToEuro?: number
  coldRentToEuro?: number
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?:,-+)?`
const RANGE = String.raw`${NUMBER}(?: ?(?:euro|qm|zimm?e?r))?(?: ?(?:-|/) ?| bis (?:zu )?| und | oder )${NUMBER}`

const ROOMS = String.raw` ?-? ?(?:zimm+e?r|zimer|zimmr|zi\b\.?|raum|raeum|zkb|z\.? ?k\.? ?b)`
const AREA = ' ?qm'
const EURO = ' ?euro'
/** „Warmmiete 700“ without a unit; smaller numbers are rooms, larger ones years and postal codes. */
const LOWEST_RENT = 150
const HIGHEST_RENT = 9999

const atMost =
  /(\bbis( zu)?|\bmax(imal)?\.?|\bhoechstens|\bunter|\bnicht (mehr|teurer|groesser) als|\bweniger als|\bkleiner als|\bbillig\w* als|<)( ca\.?| etwa| rund)?\s*$/
const atLeast =
  /(\bab|\bmind(estens)?\.?|\bmin\.?|\bwenigstens|\bueber|\bmehr als|\bgroesser als|>)( ca\.?| etwa| rund)?\s*$/
const about = /(\bca\.?|\betwa|\bungefaehr|\bum( die)?|\brund|\bcirca|\bso)\s*$/
const orMore = /^\w* ?(oder|und) (mehr|groesser)|^ ?\+|^\w* aufwaerts|^ plus\b/

type Found = { from?: number; to?: number; before: string; after: string }

/** Numbers with their unit out of a question that went through `plainQuestion`. */
export function readAmounts(plain: string): Amounts {
  return { ...readRooms(plain), ...readArea(plain), ...readRent(plain) }
}

function readRooms(plain: string): Amounts {
  const found = find(plain, ROOMS)
  if (!found || (found.from ?? found.to ?? 0) > 20) return {}
  // A flat of „2 Zimmer“ is listed with 2 or 2.5 rooms.
  const { from, to } = limit(found, (exact) => ({ from: exact, to: Number.isInteger(exact) ? exact + 0.5 : exact }))
  return drop({ roomsFrom: from, roomsTo: to })
}

function readArea(plain: string): Amounts {
  const found = find(plain, AREA)
  if (!found) return {}
  const { from, to } = limit(found, around)
  return drop({ areaFromSqm: from, areaToSqm: to })
}

function readRent(plain: string): Amounts {
  const found = find(plain, EURO) ?? bareRent(plain)
  if (!found) return {}
  const { from, to } = limit(found, (exact) => (about.test(found.before) ? around(exact) : { to: exact }))
  const isCold = /\bkalt|kaltmiete|\bnetto/.test(plain) && !/\bwarm/.test(plain)
  return drop(isCold ? { coldRentToEuro: to } : { warmRentFromEuro: from, warmRentToEuro: to })
}

/** „Miete bis 700“, „700 warm“. */
function bareRent(plain: string): Found | null {
  const near = String.raw`(?=[^\d]{0,3}(?:warm|kalt|miete|im monat|monatlich))`
  const named = new RegExp(
    String.raw`(?:miete|mieten|budget|kosten|fuer|bis|unter|maximal|hoechstens|max\.?) (?:zu |von |bis |etwa |ca\.? )*${NUMBER}(?![\d.,]*[ -]*(?:zimm|qm|raum|zi\b|\d))`,
  )
  const match = new RegExp(`${NUMBER}${near}`).exec(plain) ?? named.exec(plain)
  if (!match) return null
  const value = toNumber(match[1])
  if (value < LOWEST_RENT || value > HIGHEST_RENT) return null
  const at = plain.indexOf(match[1] ?? '', match.index)
  return { from: value, before: plain.slice(0, at), after: plain.slice(at + (match[1]?.length ?? 0)) }
}

/** The first number, or the first two with a word between them, that carry this unit. */
function find(plain: string, unit: string): Found | null {
  const range = new RegExp(`${RANGE}${unit}`).exec(plain)
  const single = new RegExp(`${NUMBER}${unit}`).exec(plain)
  if (range && (!single || range.index <= single.index)) {
    const [from, to] = [toNumber(range[1]), toNumber(range[2])]
    return { from: Math.min(from, to), to: Math.max(from, to), before: '', after: '' }
  }
  if (!single) return null
  return {
    from: toNumber(single[1]),
    before: plain.slice(0, single.index),
    after: plain.slice(single.index + single[0].length),
  }
}

function limit(
  found: Found,
  exactly: (value: number) => { from?: number; to?: number },
): { from?: number; to?: number } {
  const { from = 0, to, before, after } = found
  if (to !== undefined) return { from, to }
  if (atMost.test(before)) return { to: from }
  if (atLeast.test(before) || orMore.test(after)) return { from }
  return exactly(from)
}

/** „60 m²“ means about that. */
const around = (value: number) => ({ from: Math.round(value * 0.9), to: Math.round(value * 1.1) })

function toNumber(text = ''): number {
  const isGrouped = text.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(text)
  return Number(isGrouped ? text.replaceAll('.', '').replace(',', '.') : text)
}

const drop = (amounts: { [Key in keyof Amounts]: number | undefined }): Amounts =>
  Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined))
