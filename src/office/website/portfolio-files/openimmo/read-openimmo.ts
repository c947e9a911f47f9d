import { enteredValue } from '../entered-value.ts'
import { buildingFields, type Entered, fieldNamed, flatFields, type ImportRow } from '../import-row.ts'
import type { Problem } from '../problem.ts'
import { plainLine } from '../plain-text.ts'
import { buildingOf } from './building-values.ts'
import { flatOf, statusOf } from './flat-values.ts'
import { noneOfOurs } from './none-of-ours.ts'
import { eachElement, elementAt, textAt, type XmlNode } from './parse-xml.ts'

export type Reading = { rows: ImportRow[]; problems: Problem[] }

/** By the name of a field. Empty: not stated; null: stated to be nothing, which empties the field. */
export type Loose = Record<string, string | readonly string[] | null | undefined>

const refusal = (root: string) =>
  root === 'openimmo_feedback'
    ? 'Das ist eine Rückmeldung eines Portals (openimmo_feedback). Sie enthält keine Objekte.'
    : 'Das äußerste Element heißt nicht „openimmo“. Bitte wählen Sie die OpenImmo-Datei Ihres Programms.'

/** @throws UnreadableFile when the file is no OpenImmo or not safe to read. */
export function readOpenimmo(xml: string): Reading {
  const rows: ImportRow[] = []
  const problems: Problem[] = []
  let mode = ''
  const pictures = { count: 0, line: 1 }
  eachElement(xml, { root: 'openimmo', names: ['uebertragung', 'immobilie'], refusal }, (element) => {
    if (element.name === 'uebertragung') {
      mode = element.attributes.modus?.toUpperCase() ?? ''
      return
    }
    const count = picturesOf(element)
    if (count > 0 && pictures.count === 0) pictures.line = element.line
    pictures.count += count
    const row = rowOf(element, mode, (text) => problems.push({ line: element.line, text, isNote: true }))
    if (row) rows.push(row)
  })
  if (pictures.count > 0) problems.push({ line: pictures.line, text: picturesLeft(pictures.count), isNote: true })
  return { rows, problems }
}

export const picturesLeft = (count: number) =>
  `${count === 1 ? 'Ein Bild wird' : `${count} Bilder werden`} nicht übernommen. Bitte laden Sie Bilder bei der Wohnung und beim Gebäude hoch.`

function rowOf(flat: XmlNode, mode: string, note: (text: string) => void): ImportRow | null {
  const number = numberOf(flat)
  const { line } = flat
  if (!number) {
    note('Die Objektnummer (objektnr_extern) fehlt. Das Objekt bleibt weg.')
    return null
  }
  const name = `Objekt ${number.slice(0, 60)}`
  const action = elementAt(flat, 'verwaltung_techn/aktion')?.attributes.aktionart?.toUpperCase() || mode
  // A reference was let once; it is shown nowhere as an offer.
  const isRemoved = ['DELETE', 'REFERENZ', 'REFERENCE'].includes(action)
  const row = {
    line,
    number,
    name,
    isTolerant: true as const,
    isRemoved,
    buildingNumber: textAt(flat, 'verwaltung_techn/gruppen_kennung') || null,
  }
  if (isRemoved) return { ...row, building: {}, flat: {} }
  const reason = noneOfOurs(flat)
  if (reason !== null) {
    note(`${name} ${reason} Das Objekt bleibt weg.`)
    return null
  }
  const place = placeFault(flat)
  if (place !== null) {
    note(`${name}: ${place} Das Objekt bleibt weg.`)
    return null
  }
  const status = statusOf(flat)
  if (status.unknown)
    note(
      `${name}: Den Status „${status.unknown.slice(0, 60)}“ kennt die Website nicht. Eine neue Wohnung wird nicht gezeigt, bis jemand ihn einträgt.`,
    )
  return {
    ...row,
    building: stated(buildingFields, buildingOf(flat)),
    flat: stated(flatFields, { ...flatOf(flat, number), availability_status: status.known }),
    ...(status.unknown && { isHeldBack: true as const }),
  }
}

/** `objektnr_intern` may differ from one export to the next, so it is the last that counts. */
function numberOf(flat: XmlNode): string {
  const names = ['objektnr_extern', 'openimmo_obid', 'objektnr_intern']
  return (
    names.map((name) => plainLine(textAt(flat, `verwaltung_techn/${name}`) ?? '')).find((text) => text !== '') ?? ''
  )
}

/** A place that no map and no search would find. */
function placeFault(flat: XmlNode): string | null {
  const [code = '', city = ''] = ['plz', 'ort'].map((name) => textAt(flat, `geo/${name}`) ?? '')
  if (code === '' || city === '') return 'Postleitzahl oder Ort fehlt.'
  const country = elementAt(flat, 'geo/land')?.attributes.iso_land?.toUpperCase() || 'DEU'
  return country !== 'DEU' || /^(?:D-?)?\d{5}$/.test(code)
    ? null
    : `Die Postleitzahl „${code.slice(0, 20)}“ hat nicht fünf Ziffern.`
}

/** Values as the office's fields take them; what is not stated is not mentioned. */
function stated(fields: typeof flatFields, loose: Loose): Entered {
  const entered: Entered = {}
  for (const [name, value] of Object.entries(loose)) {
    if (value === null) entered[name] = ''
    else if (typeof value === 'string') {
      const text = enteredValue(fieldNamed(fields, name), value, { isMachine: true })
      if (text !== '') entered[name] = text
    } else if (value !== undefined) entered[name] = value
  }
  return entered
}

const PICTURES = new Set([
  'BILD',
  'TITELBILD',
  'INNENANSICHTEN',
  'AUSSENANSICHTEN',
  'GRUNDRISS',
  'KARTEN_LAGEPLAN',
  'PANORAMA',
])

const picturesOf = (flat: XmlNode) =>
  (elementAt(flat, 'anhaenge')?.children ?? []).filter(
    ({ name, attributes }) => name === 'anhang' && PICTURES.has(attributes.gruppe?.toUpperCase() ?? ''),
  ).length
