import type { ContentValues } from '#company/content/content-store.ts'
import { foldText } from '#platform/fold.ts'

export const addressFields = ['street', 'house_number', 'postal_code', 'city'] as const

/** „12“, „12 A“, „12-14“, „12/1“ behind the name of a street. */
const NUMBER_BEHIND = /(?<![ ,])[ ,]+(\d{1,4} ?[a-z]?(?: ?[-–/+] ?\d{1,4} ?[a-z]?)?)$/iu

/** The house number in its own field, where a program wrote it behind the street. */
export function withHouseNumber<Values extends ContentValues>(values: Values): Values {
  const { street, house_number: number } = values
  if (typeof street !== 'string' || (number ?? '') !== '') return values
  const found = NUMBER_BEHIND.exec(street.slice(0, 200))
  if (!found) return values
  const name = street.slice(0, found.index)
  // „Straße des 17. Juni 5“ is one; of „C 4, 12“ (Mannheim) nothing is a name.
  const afterDigits = name.split(/\d/).at(-1) ?? ''
  return /\p{L}{3}/u.test(afterDigits) ? { ...values, street: name, house_number: found[1] ?? null } : values
}

/** „Hauptstr. 5 a“ and „HAUPTSTRASSE 5A“ are one house. */
export function addressKey({ street, house_number: number, postal_code: code, city }: ContentValues): string {
  const name = foldText(String(street ?? ''))
    .replaceAll(/strasse\b/g, 'str')
    .replaceAll(' ', '')
  const house = String(number ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/[–—]/g, '-')
  return [name, house, foldText(String(code)), foldText(String(city))].join('|')
}
