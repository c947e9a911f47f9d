import { readPhone } from '#values/phone.ts'
import type { ContentValue, ContentValues } from '#company/content/content-store.ts'
import { readEuro } from '#forms/amount-fields.ts'
import { dayMessages, readDay } from '#forms/days.ts'
import { isDay } from '#values/day.ts'
import { REQUIRED_MESSAGE } from '#forms/text-fields.ts'
import { readEmail } from '#values/email.ts'
import { oneLine } from '#values/one-line.ts'
import { type FieldSpec, isAsked, type LineFormat } from '#company/content/field-spec.ts'

export type FormReading = {
  values: ContentValues
  /** By field name. A field with an error has no sensible value. */
  errors: Record<string, string>
  /** As typed, for showing the form again. */
  typed: Record<string, string>
}

class Refused extends Error {}

const LONGEST_LINE = 200
const LONGEST_TEXT = 20_000
const LONGEST_PHONE = 30

/** Reads what a browser's form sent for these fields. Never throws. */
export function readContentForm(fields: readonly FieldSpec[], form: FormData): FormReading {
  const values: Record<string, ContentValue> = {}
  const errors: Record<string, string> = {}
  const typed: Record<string, string> = {}
  const chosen = (choice: string) =>
    String(form.get(choice) || fields.find(({ name }) => name === choice)?.emptyMeans || '')
  for (const field of fields) {
    // A browser sends line ends as CR LF.
    const sent = form.getAll(field.name).map((part) => (typeof part === 'string' ? part.replaceAll('\r\n', '\n') : ''))
    typed[field.name] = sent.join('\n')
    try {
      const value = readSent(field, sent)
      const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
      if (field.required && isEmpty && isAsked(field, chosen)) throw new Refused(REQUIRED_MESSAGE)
      values[field.name] = value
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      errors[field.name] = error.message
      values[field.name] = null
    }
  }
  return { values, errors, typed }
}

const SEVERAL_LINES: ReadonlySet<string> = new Set(['text', 'markdown', 'lines'])

function readSent(field: FieldSpec, sent: readonly string[]): ContentValue {
  const given = sent[0] ?? ''
  const text = (SEVERAL_LINES.has(field.input) ? given : oneLine(given)).trim()
  if (field.input === 'box') return sent.length > 0
  // In the order in which they are stored: another order of the boxes is no change.
  if (field.input === 'boxes')
    return sent.filter((value) => field.options?.some((option) => option.value === value)).toSorted()
  if (field.input === 'lines') return listOf(text)
  if (text === '') return null
  if (field.input === 'whole') return readWhole(field, text)
  if (field.input === 'decimal' || field.input === 'coordinate') return readDecimal(field, text)
  if (field.input === 'euro') return readAmount(text)
  if (field.input === 'day') return readCalendarDay(text)
  if (field.input === 'choice') return readChoice(field, text)
  return readText(field, text)
}

function listOf(text: string): string[] {
  const lines = text.split('\n').map((line) => oneLine(line).trim())
  if (lines.some((line) => line.length > 500))
    throw new Refused('Bitte kürzen Sie jede Zeile auf höchstens 500 Zeichen.')
  return lines.filter((line) => line !== '')
}

function readWhole(field: FieldSpec, text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new Refused('Bitte geben Sie eine ganze Zahl ein.')
  return inRange(field, Number(text))
}

const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/

function readDecimal(field: FieldSpec, text: string): number {
  const isGrouped = field.input === 'decimal' && GROUPED.test(text)
  const plain = (isGrouped ? text.replaceAll('.', '') : text).replace(',', '.')
  if (!/^-?\d{1,9}(?:\.\d{1,12})?$/.test(plain)) throw new Refused('Bitte geben Sie eine Zahl ein, zum Beispiel 72,5.')
  return inRange(field, Number(plain))
}

function inRange({ min = 0, max = 1_000_000 }: FieldSpec, value: number): number {
  if (value < min || value > max) throw new Refused(`Bitte geben Sie eine Zahl von ${min} bis ${max} ein.`)
  return value
}

function readAmount(text: string): number {
  const euros = readEuro(text)
  if (euros === null) throw new Refused('Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 750,00.')
  if (euros > 9_999_999.99) throw new Refused('Bitte prüfen Sie den Betrag: Er ist zu hoch.')
  return euros
}

function readCalendarDay(text: string): string {
  const day = readDay(text)
  if (day === null) throw new Refused(dayMessages.unreadable)
  if (!isDay(day)) throw new Refused(dayMessages.noSuchDay)
  return day
}

function readChoice(field: FieldSpec, text: string): string {
  if (!field.options?.some(({ value }) => value === text)) throw new Refused('Bitte wählen Sie einen der Einträge.')
  return text
}

const formats: Record<Exclude<LineFormat, 'email' | 'phone'>, RegExp> = {
  'postal-code': /^(?!00)\d{5}$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  color: /^#[\da-f]{6}$/,
  logo: /^[\da-f]{32}-\d{1,4}x\d{1,4}\.(?:svg|png)$/,
  'web-address': /^https:\/\/[^\s"<>]+$/,
}

const formatMessages: Record<LineFormat, string> = {
  email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel info@firma.de.',
  phone: 'Bitte geben Sie eine Telefonnummer ein: Ziffern, Leerzeichen, Schrägstrich, Klammern.',
  'postal-code': 'Bitte geben Sie eine Postleitzahl aus fünf Ziffern ein.',
  time: 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 08:00.',
  color: 'Bitte geben Sie eine Farbe mit sechs Zeichen ein, zum Beispiel #0b7a3e.',
  logo: 'Bitte wählen Sie die Datei noch einmal.',
  'web-address': 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
}

function hasFormat(format: LineFormat, text: string): boolean {
  if (format === 'email') return readEmail(text) !== null
  // It is shown as it was typed, everywhere.
  if (format === 'phone') return text.length <= LONGEST_PHONE && !/\p{L}/u.test(text) && readPhone(text) !== null
  return formats[format].test(text)
}

function readText(field: FieldSpec, text: string): string {
  const max = field.maxLength ?? (field.input === 'line' ? LONGEST_LINE : LONGEST_TEXT)
  if (text.length > max) throw new Refused(`Bitte kürzen Sie den Text auf höchstens ${max} Zeichen.`)
  if (field.format && !hasFormat(field.format, text)) throw new Refused(formatMessages[field.format])
  if (field.isSlug && !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(text))
    throw new Refused('Nur kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, zum Beispiel „hausmeister-nord“.')
  return text
}
