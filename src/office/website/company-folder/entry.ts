import { isScalar, isSeq, type YAMLMap } from 'yaml'
import type { ContentValue } from '#company/content/content-store.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import type { Fault } from './fault.ts'
import type { YamlReading } from './read-yaml.ts'

/** Values of one record in a file: by field name, as a browser's form would send it. */
export type Said = { sent: Map<string, string[]>; lines: Map<string, number>; faults: Fault[] }

/** Beside tabulator and line end nobody types any, and PostgreSQL refuses the first. */
export const hasControls = (text: string) => /(?![\t\n])\p{Cc}/u.test(text)

class NotSaid extends Error {}

export const TWICE = 'Diese Angabe steht zweimal da.'

const decimals = new Set<FieldSpec['input']>(['decimal', 'coordinate', 'euro'])

/** `1.5` of a file is „1,5“ of a form: there „1.500“ is one and a half thousand. */
const germanNumber = (text: string) => (/^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text)

/** A value as a form would send it. */
export function sentAs(field: FieldSpec, value: ContentValue | undefined): string[] {
  if (value === null || value === undefined || value === '' || value === false) return []
  if (value === true) return ['on']
  if (typeof value === 'object') return field.input === 'lines' ? [value.join('\n')] : [...value]
  return [typeof value === 'number' ? germanNumber(String(value)) : value]
}

function textOf(node: unknown, field: FieldSpec): string {
  if (!isScalar(node)) throw new NotSaid('Hier steht mehr als ein einzelner Wert.')
  if (typeof node.value === 'string' && hasControls(node.value)) throw new NotSaid('Hier stehen Steuerzeichen.')
  if (typeof node.value === 'string') return node.value
  // As it was written: 01067 is a postal code and no number.
  const text = node.source ?? String(node.value ?? '')
  return decimals.has(field.input) ? germanNumber(text) : text
}

function read(field: FieldSpec, node: unknown): string[] {
  if (node === null || (isScalar(node) && node.value === null)) return []
  if (field.input === 'box') {
    if (isScalar(node) && typeof node.value === 'boolean') return sentAs(field, node.value)
    throw new NotSaid('Bitte schreiben Sie true oder false.')
  }
  if (field.input !== 'boxes' && field.input !== 'lines') return [textOf(node, field)]
  if (!isSeq(node)) throw new NotSaid('Bitte schreiben Sie eine Liste: je Zeile einen Strich und einen Eintrag.')
  return sentAs(
    field,
    node.items.map((item) => textOf(item, field)),
  )
}

/** @param unknown what to say of a name that no field has. */
export function readEntry(
  { map, lineOf, file }: { map: YAMLMap; lineOf: YamlReading['lineOf']; file: string },
  fields: readonly FieldSpec[],
  unknown: string,
): Said {
  const said: Said = { sent: new Map(), lines: new Map(), faults: [] }
  for (const { key, value } of map.items) {
    const line = lineOf(key)
    const name = isScalar(key) ? String(key.value) : ''
    const field = fields.find((each) => each.name === name)
    if (!field) {
      said.faults.push({ file, line, text: `„${name}“: ${unknown}` })
      continue
    }
    if (said.lines.has(name)) {
      said.faults.push({ file, line, text: TWICE })
      continue
    }
    said.lines.set(name, line)
    try {
      said.sent.set(name, read(field, value))
    } catch (error) {
      if (!(error instanceof NotSaid)) throw error
      said.faults.push({ file, line, text: `${field.label}: ${error.message}` })
    }
  }
  return said
}
