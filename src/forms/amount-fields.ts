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
export function wholeNumber(label: string, { required, tooMany, ...about }: WholeOptions): Field<number> {
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
    .replace(/(?<!\s)\s*(?:€|euro?)$/i, '')
    .replace(/,-{1,2}$/, '')
  if (GERMAN.test(bare)) return Number(bare.replaceAll(/[. \u00a0\u202f']/g, '').replace(',', '.'))
  return MACHINE.test(bare) ? Number(bare) : null
}
