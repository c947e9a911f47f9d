import * as z from 'zod/mini'
import { optionalPastDay } from '#forms/day-rules.ts'
import { optionalText, requiredText } from '#forms/fields.ts'
import { MOST_MEMBERS } from './form-rules.ts'

const memberSchema = z.object(
  { name: requiredText(), birth_date: optionalPastDay(), relationship: optionalText() },
  { error: 'Bitte geben Sie die Person mit Namen an.' },
)

function isEmptyRow(row: unknown): boolean {
  if (row === null || row === undefined) return true
  if (typeof row !== 'object' || Array.isArray(row)) return false
  return Object.values(row).every(
    (value: unknown) => value === null || value === undefined || (typeof value === 'string' && value.trim() === ''),
  )
}

/**
 * Who else moves in; null when nobody is named. Empty rows are dropped, but only after the others were checked: until then every
 * row keeps its number, so that a message stands at the right one.
 */
export const membersSchema = z.pipe(
  z.pipe(
    z.optional(z.unknown()),
    z.transform((rows) => (Array.isArray(rows) ? rows.map((row: unknown) => (isEmptyRow(row) ? null : row)) : rows)),
  ),
  z.pipe(
    z.nullish(
      z
        .array(z.nullable(memberSchema), { error: 'Bitte geben Sie die Personen als Liste an.' })
        .check(z.maxLength(MOST_MEMBERS, `Bitte geben Sie höchstens ${MOST_MEMBERS} weitere Personen an.`)),
    ),
    z.transform((rows) => {
      const members = (rows ?? []).filter((row) => row !== null)
      return members.length > 0 ? members : null
    }),
  ),
)
