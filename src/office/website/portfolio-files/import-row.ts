import type { ContentValue } from '#company/content/content-store.ts'
import { asInFiles, type FieldSpec, fieldsOf } from '#company/content/field-spec.ts'
import { apartmentKind, buildingKind } from '#areas/letting/public.server.ts'
import { readContentForm } from '../content/read-form.ts'
import { quoted } from '#values/quoted.ts'
import type { Problem } from './problem.ts'

/** By field name, as somebody would type it in the office: days TT.MM.JJJJ, amounts „1.234,50“, boxes `ja` or `nein`. */
export type Entered = Record<string, string | readonly string[]>

/** One flat of a file, with what the file says of its building. What is not mentioned stays as it is stored. */
export type ImportRow = {
  /** Where it begins in the file; the first line is 1. */
  line: number
  /** The provider's own number of the flat; the same number is the same flat. */
  number: string | null
  /** Source of a new building's id. */
  buildingNumber: string | null
  building: Entered
  flat: Entered
  /** The provider took the flat out of his portfolio. */
  isRemoved: boolean
  /** Made by a program: what cannot be read costs its field alone, not the line. */
  isTolerant?: true
  /** Something in it is refused already: the rest is only judged. */
  isFaulty?: true
  /** Beginning of its lines in the report. */
  name?: string
  file?: string
  /** Not shown before somebody looked at it. */
  isHeldBack?: true
}

/** The file as a whole cannot be read; the message is German and names the line where there is one. */
export class UnreadableFile extends Error {}

export const buildingFields = fieldsOf(buildingKind.groups)
export const flatFields = fieldsOf(apartmentKind.groups)

export function fieldNamed(fields: readonly FieldSpec[], name: string): FieldSpec {
  const field = fields.find((each) => each.name === name)
  if (!field) throw new Error(`the office has no field ${name}`)
  return field
}

/** By the rules of the office's own forms. A required field that is empty counts as not mentioned. A status may be any word, as in the database. */
export function readEntered(all: readonly FieldSpec[], entered: Entered, line: number) {
  const fields = all.map(asInFiles)
  const isEmpty = (name: string) => entered[name] === undefined || String(entered[name]).trim() === ''
  const mentioned = fields.filter(({ name, required }) => entered[name] !== undefined && !(required && isEmpty(name)))
  const form = new FormData()
  for (const { name, input } of mentioned) {
    const text = entered[name] ?? ''
    if (input === 'box') {
      if (text === 'ja') form.append(name, 'on')
    } else if (typeof text === 'string') form.append(name, text)
    else if (input === 'boxes') for (const each of text) form.append(name, each)
    else form.append(name, text.join('\n'))
  }
  const { values, errors, typed } = readContentForm(mentioned, form)
  const problems = Object.entries(errors).map(([name, message]): Problem => {
    const { label } = fieldNamed(fields, name)
    return { line, text: `${label} ${quoted((typed[name] ?? '').slice(0, 60))}: ${message}` }
  })
  const read = Object.entries(values).filter(([name]) => !Object.hasOwn(errors, name))
  return { values: withSortedLists(fields, Object.fromEntries(read)), problems }
}

/** Boxes have no order; stored ones come back sorted. */
function withSortedLists(fields: readonly FieldSpec[], values: Readonly<Record<string, ContentValue>>) {
  const boxes = new Set(fields.filter(({ input }) => input === 'boxes').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      boxes.has(name) && Array.isArray(value) ? (value as string[]).toSorted() : value,
    ]),
  )
}
