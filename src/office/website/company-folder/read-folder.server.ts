import { isMap, isScalar } from 'yaml'
import { logoUses } from '#company/logo/logo-file.ts'
import { readEntry, type Said, TWICE } from './entry.ts'
import type { Fault } from './fault.ts'
import { COMPANY_FILE, companyPlace, endingOf, fieldsIn, folderPlaces, type Place } from './places.server.ts'
import { readYaml, splitFrontMatter } from './read-yaml.ts'
import { type Found, listFolder, namedTwice, readTextFile, Unreadable } from './safe-files.server.ts'
import { ALWAYS } from '#company/site-of.ts'

/** A record as its file has it. */
export type Entry = Omit<Said, 'faults'> & { place: Place; id: string; file: string; line: number }

export type CompanyFolder = {
  entries: Entry[]
  faults: Fault[]
  /** Ids of what cannot be read: it is there, so it is not reported as missing. */
  broken: Set<string>
  /** Pictures and documents: where they lie, by `bilder/name.jpg`. */
  files: Map<string, string>
  /** Logos: where they lie, by name. */
  logos: Map<string, string>
  /** Their names in `firma.yaml`, by fact. */
  logoNames: Map<string, string>
}

/** Beside the places of records. */
export const LOGO_FOLDER = 'logo'

const NO_FIELD = 'Diese Angabe gibt es hier nicht.'
const NAMED_TWICE =
  'Diesen Namen gibt es hier schon, nur anders geschrieben; auf anderen Rechnern wäre es dieselbe Datei.'
const NO_LINK = 'Hier werden nur gewöhnliche Dateien und Ordner gelesen, keine Links.'

/** Reads everything and changes nothing. What is wrong is in `faults`. */
export async function readFolder(folder: string): Promise<CompanyFolder> {
  const found = (await listFolder(folder)) ?? []
  const read: CompanyFolder = {
    entries: [],
    faults: [],
    broken: new Set(),
    files: new Map(),
    logos: new Map(),
    logoNames: new Map(),
  }
  if (!found.some(({ name }) => name === COMPANY_FILE))
    read.faults.push({ file: COMPANY_FILE, line: 1, text: 'Diese Datei fehlt. Ist das der Ordner einer Firma?' })
  for (const { name, type, file } of found) {
    const place = folderPlaces.find(({ kind }) => kind.path === name)
    const refuse = (text: string) => read.faults.push({ file: name, line: 1, text })
    if (type === 'other') refuse(NO_LINK)
    else if (type === 'file' && name === COMPANY_FILE) await readFacts(read, file)
    else if (type === 'file' && /\.ya?ml$/i.test(name)) refuse('Diese Datei gehört in einen der Ordner.')
    else if (type === 'folder' && name === LOGO_FOLDER) await readLogos(read, file)
    else if (type === 'folder' && !place)
      refuse(
        `Diesen Ordner gibt es hier nicht. Möglich sind ${[LOGO_FOLDER, ...folderPlaces.map(({ kind }) => kind.path)].join(', ')}.`,
      )
    else if (type === 'folder' && place) await readPlace(read, place, file)
  }
  return read
}

async function readPlace(read: CompanyFolder, place: Place, folder: string): Promise<void> {
  const all = (await listFolder(folder)) ?? []
  const twice = namedTwice(all)
  for (const found of all) {
    const file = `${place.kind.path}/${found.name}`
    const ending = endingOf(place)
    const refuse = (text: string) => read.faults.push({ file, line: 1, text })
    if (found.type !== 'file') refuse(NO_LINK)
    else if (twice.has(found)) refuse(NAMED_TWICE)
    else if (found.name.endsWith(ending)) await readRecord(read, place, found)
    else if (place.holds && !/\.ya?ml$/i.test(found.name)) read.files.set(file, found.file)
    else refuse(`Der Name muss auf ${ending} enden.`)
  }
}

async function readLogos(read: CompanyFolder, folder: string): Promise<void> {
  for (const { name, type, file } of (await listFolder(folder)) ?? []) {
    if (type === 'file') read.logos.set(name, file)
    else read.faults.push({ file: `${LOGO_FOLDER}/${name}`, line: 1, text: NO_LINK })
  }
}

async function textOf(read: CompanyFolder, name: string, file: string): Promise<string | null> {
  try {
    return await readTextFile(file)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    read.faults.push({ file: name, line: 1, text: error.message })
    return null
  }
}

async function readRecord(read: CompanyFolder, place: Place, { name, file: whole }: Found): Promise<void> {
  const file = `${place.kind.path}/${name}`
  const id = name.slice(0, -endingOf(place).length)
  const refuse = (...faults: Fault[]) => {
    read.broken.add(id)
    read.faults.push(...faults)
  }
  if (!place.ids.test(id))
    return refuse({ file, line: 1, text: 'Der Name darf nur Buchstaben ohne Umlaute, Ziffern, - und _ haben.' })
  const text = await textOf(read, file, whole)
  if (text === null) return refuse()
  const parts = place.body ? splitFrontMatter(text) : { head: text, body: '', bodyLine: 1 }
  if (!parts) return refuse({ file, line: 1, text: 'Am Anfang fehlen die Angaben zwischen zwei Zeilen aus ---.' })
  const { map, lineOf, faults } = readYaml(file, parts.head, place.body ? 2 : 1)
  if (!map) return refuse(...faults)
  const fields = fieldsIn(place, id).filter((field) => field.name !== place.body?.name)
  const said = readEntry({ map, lineOf, file }, fields, NO_FIELD)
  if (place.body) {
    said.sent.set(place.body.name, [parts.body])
    said.lines.set(place.body.name, parts.bodyLine)
  }
  if (said.faults.length > 0) refuse(...said.faults)
  // Its other values are looked at all the same.
  read.entries.push({ place, id, file, line: 1, sent: said.sent, lines: said.lines })
}

async function readFacts(read: CompanyFolder, whole: string): Promise<void> {
  const text = await textOf(read, COMPANY_FILE, whole)
  if (text === null) return
  const facts = readFactsText(COMPANY_FILE, text)
  read.entries.push(...facts.entries)
  for (const use of logoUses) {
    const named = facts.entries.flatMap(({ sent }) => sent.get(use) ?? [])[0]
    if (named) read.logoNames.set(use, named.normalize('NFC'))
  }
  read.faults.push(...facts.faults)
}

/** The pages of facts in one text. `apart`: keys that somebody else reads. */
export function readFactsText(
  file: string,
  text: string,
  apart: readonly string[] = [],
): Pick<CompanyFolder, 'entries' | 'faults'> {
  const { map, lineOf, faults } = readYaml(file, text)
  const read = { entries: [] as Entry[], faults }
  const pages = new Set(companyPlace.kind.groups.map(({ record = '' }) => record))
  for (const { key, value } of map?.items ?? []) {
    const id = isScalar(key) ? String(key.value) : ''
    const line = lineOf(key)
    if (apart.includes(id)) continue
    if (!pages.has(id)) {
      const known = [...pages, ...apart].join(', ')
      read.faults.push({ file, line, text: `Die Seite „${id}“ gibt es nicht. Möglich sind ${known}.` })
      continue
    }
    if (read.entries.some((page) => page.id === id)) {
      read.faults.push({ file, line, text: TWICE })
      continue
    }
    if (!isMap(value)) {
      read.faults.push({ file, line, text: 'Hier werden eingerückte Zeilen wie „name: Wert“ erwartet.' })
      continue
    }
    const fields = fieldsIn(companyPlace, id)
    const said = readEntry({ map: value, lineOf, file }, fields, 'Diese Angabe gibt es auf dieser Seite nicht.')
    const { faults: own, sent, lines } = said
    addEarlierPromises(id, said)
    read.faults.push(...own)
    read.entries.push({ place: companyPlace, id, file, line, sent, lines })
  }
  return read
}

/** Name on the page „zeiten“ before `emergency_hours` was a fact. */
const hoursBefore = ['business_days', 'opens', 'closes', 'federal_state', 'emergency_fire', 'emergency_police']

/**
 * Adds what the site said by itself when a folder was written, as the migrations do for a database of that day: until 0040 every
 * company's telephone was promised round the clock. An export names every fact, so one that names all others was written then.
 */
function addEarlierPromises(page: string, { sent, lines }: Said): void {
  if (page !== 'zeiten' || lines.has('emergency_hours')) return
  if (hoursBefore.every((name) => lines.has(name))) sent.set('emergency_hours', [ALWAYS])
}
