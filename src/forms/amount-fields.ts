import { readEuro } from './amounts.ts'
import { type About, type Field, type Wrong, wrong } from './field.ts'

/** Larger amounts are typing mistakes: 9,999,999.99 €. */
const LARGEST_EURO = 9_999_999.99

const isEmpty = (entered: unknown) => (typeof entered === 'string' ? entered.trim() === '' : (entered ?? null) === null)

type EuroOptions = About & { /** The message for a missing and for an unreadable amount alike. */ required?: string }

/** Euros as typed („1.234,50“), as a number. */
export function euro(label: string, options: EuroOptions & { required: string }): Field<number>
export function euro(label: string, options?: EuroOptions): Field<number | null>
export function euro(label: string, { required, ...about }: EuroOptions = {}): Field<number | null> {
  const unreadable = required ?? 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 750,00.'
  return {
    ...about,
    label,
    input: 'euro',
    isRequired: required !== undefined,
    read(entered) {
      if (required === undefined && isEmpty(entered)) return null
      const euros = readEuro(entered)
      if (euros === null) return wrong(unreadable)
      return euros > LARGEST_EURO ? wrong('Bitte prüfen Sie den Betrag: Er ist zu hoch.') : euros
    },
  }
}

type WholeOptions = About & {
  min: number
  max: number
  /** For less than `min`, for nothing and for what is no number. */
  required: string
  tooMany: string
  begins?: string
}

/** A count: whole, from `min` to `max`, typed or as a number. */
export function whole(label: string, { required, tooMany, ...about }: WholeOptions): Field<number> {
  const { min, max, begins } = about
  function read(entered: unknown): number | Wrong {
    if ((entered === undefined || entered === null) && begins !== undefined) return Number(begins)
    const count = typeof entered === 'string' && /^\s*-?\d{1,15}\s*$/.test(entered) ? Number(entered) : entered
    if (typeof count !== 'number' || Number.isNaN(count) || count < min) return wrong(required)
    if (!Number.isInteger(count)) return wrong('Bitte geben Sie eine ganze Zahl ein.')
    return count > max ? wrong(tooMany) : count
  }
  return { ...about, label, input: 'whole', isRequired: true, read }
}
