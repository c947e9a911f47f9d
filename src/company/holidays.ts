import { addDays } from '#platform/berlin-day.ts'
import { wordTable } from '#platform/word-table.ts'

/**
 * Public holidays of the federal states, as their laws have it (state of 2026). Left out: those of single towns (Augsburg's 8 August,
 * Assumption in Catholic municipalities of Bavaria, Corpus Christi in some of Saxony and Thuringia) and single years.
 */

/** MM-DD. */
const EVERYWHERE = ['01-01', '05-01', '10-03', '12-25', '12-26']
/** Good Friday, Easter Monday, Ascension, Whit Monday: days after Easter Sunday. */
const EASTER_EVERYWHERE = [-2, 1, 39, 50]
const CORPUS_CHRISTI = 60

type State = { label: string; days?: readonly string[]; afterEaster?: readonly number[]; repentanceDay?: true }

const EPIPHANY = '01-06'
const REFORMATION = '10-31'
const ALL_SAINTS = '11-01'
const WOMEN = '03-08'

const states = wordTable<State>({
  BW: { label: 'Baden-Württemberg', days: [EPIPHANY, ALL_SAINTS], afterEaster: [CORPUS_CHRISTI] },
  BY: { label: 'Bayern', days: [EPIPHANY, ALL_SAINTS], afterEaster: [CORPUS_CHRISTI] },
  BE: { label: 'Berlin', days: [WOMEN] },
  BB: { label: 'Brandenburg', days: [REFORMATION], afterEaster: [0, 49] },
  HB: { label: 'Bremen', days: [REFORMATION] },
  HH: { label: 'Hamburg', days: [REFORMATION] },
  HE: { label: 'Hessen', afterEaster: [CORPUS_CHRISTI] },
  MV: { label: 'Mecklenburg-Vorpommern', days: [WOMEN, REFORMATION] },
  NI: { label: 'Niedersachsen', days: [REFORMATION] },
  NW: { label: 'Nordrhein-Westfalen', days: [ALL_SAINTS], afterEaster: [CORPUS_CHRISTI] },
  RP: { label: 'Rheinland-Pfalz', days: [ALL_SAINTS], afterEaster: [CORPUS_CHRISTI] },
  SL: { label: 'Saarland', days: ['08-15', ALL_SAINTS], afterEaster: [CORPUS_CHRISTI] },
  SN: { label: 'Sachsen', days: [REFORMATION], repentanceDay: true },
  ST: { label: 'Sachsen-Anhalt', days: [EPIPHANY, REFORMATION] },
  SH: { label: 'Schleswig-Holstein', days: [REFORMATION] },
  TH: { label: 'Thüringen', days: ['09-20', REFORMATION] },
})

export const federalStates = Object.entries(states).map(([value, { label }]) => ({ value, label }))

/** Gauss's rule with Lichtenberg's correction; YYYY-MM-DD. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sun = 2 - Math.floor((3 * century + 3) / 4)
  const cycle = year % 19
  const seed = (19 * cycle + moon) % 30
  const fix = Math.floor((seed + Math.floor(cycle / 11)) / 29)
  const full = 21 + seed - fix
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7)
  const day = full + (7 - ((full - sunday) % 7))
  return addDays(`${year}-03-01`, day - 1)
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): string {
  const weekday = new Date(`${year}-11-22T00:00:00Z`).getUTCDay()
  return addDays(`${year}-11-22`, -((weekday - 3 + 7) % 7))
}

/** @param state two letters as in ISO 3166-2:DE. @param day YYYY-MM-DD. */
export function isHoliday(state: string, day: string): boolean {
  const { days = [], afterEaster = [], repentanceDay: hasRepentanceDay } = states[state] ?? {}
  const year = Number(day.slice(0, 4))
  const easter = easterSunday(year)
  return (
    [...EVERYWHERE, ...days].includes(day.slice(5)) ||
    [...EASTER_EVERYWHERE, ...afterEaster].some((after) => addDays(easter, after) === day) ||
    (hasRepentanceDay === true && repentanceDay(year) === day)
  )
}
