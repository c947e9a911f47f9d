import { readField, REQUIRED_MESSAGE } from './fields.ts'

/** Larger amounts are typing mistakes: 9,999,999.99 €. */
const LARGEST_EURO = 9_999_999.99

// "1.234,50", "1234,5", "1.234", "1 234": dots and spaces group, a comma divides. Or "1234.5" as a machine writes it.
const GERMAN = /^\d{1,3}(?:[. \u00a0\u202f']\d{3})+(?:,\d{1,2})?$|^\d+(?:,\d{1,2})?$/
const MACHINE = /^\d+\.\d{1,2}$/

/**
 * Euros as people here type them ("1.234,50", "1.234", "750 €") or as JSON has them, as a number of at most two decimals.
 * @returns null for what is no amount of 0 € or more.
 */
export function readEuro(entered: unknown): number | null {
  const euros = typeof entered === 'string' ? readTyped(entered) : entered
  if (typeof euros !== 'number' || !Number.isFinite(euros) || euros < 0) return null
  // 0.1 + 0.2 arrives as 0.30000000000000004; -0 would be shown as "-0,00 €".
  return Math.round(euros * 100) / 100 + 0
}

function readTyped(text: string): number | null {
  const bare = text
    .trim()
    .replace(/\s*(?:€|euro?)$/i, '')
    .replace(/,-{1,2}$/, '')
  if (GERMAN.test(bare)) return Number(bare.replaceAll(/[. \u00a0\u202f']/g, '').replace(',', '.'))
  return MACHINE.test(bare) ? Number(bare) : null
}

const isEmpty = (entered: unknown) => (typeof entered === 'string' ? entered.trim() === '' : (entered ?? null) === null)

/** An amount that must be there; `message` stands for a missing and for an unreadable one alike. */
export function euroAmount(message = REQUIRED_MESSAGE) {
  return readField((entered, fail) => checkEuro(readEuro(entered), fail, message))
}

/** An amount that may be missing. */
export function optionalEuroAmount(message = 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 750,00.') {
  return readField((entered, fail) => (isEmpty(entered) ? null : checkEuro(readEuro(entered), fail, message)))
}

function checkEuro(euros: number | null, fail: (message: string) => never, message: string): number {
  if (euros === null) return fail(message)
  return euros > LARGEST_EURO ? fail('Bitte prüfen Sie den Betrag: Er ist zu hoch.') : euros
}

type WholeNumber = {
  min: number
  max: number
  /** For less than `min`, for nothing and for what is no number. */
  message: string
  tooMany: string
  /** Taken when the field is missing altogether. */
  missing?: number
}

/** A count: whole, from `min` to `max`, typed or as a number. */
export function wholeNumber({ min, max, message, tooMany, missing }: WholeNumber) {
  return readField((entered, fail) => {
    if ((entered === undefined || entered === null) && missing !== undefined) return missing
    const count = typeof entered === 'string' && /^\s*-?\d{1,15}\s*$/.test(entered) ? Number(entered) : entered
    if (typeof count !== 'number' || Number.isNaN(count) || count < min) return fail(message)
    if (!Number.isInteger(count)) return fail('Bitte geben Sie eine ganze Zahl ein.')
    return count > max ? fail(tooMany) : count
  })
}
