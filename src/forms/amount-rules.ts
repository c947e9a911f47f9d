import { readEuro } from './amounts.ts'
import { readField } from './fields.ts'
import { REQUIRED_MESSAGE } from './text-fields.ts'

/** Larger amounts are typing mistakes: 9,999,999.99 €. */
const LARGEST_EURO = 9_999_999.99

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
