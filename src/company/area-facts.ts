import type { ContentValues } from './content/content-store.ts'
import { type CompanyRecord, lines, wholeNumber } from './fact.ts'

/** Where the company works and whom it looks for. Trades are content with a list of their own. */

const region = {
  area_towns: lines('Orte', {
    wide: true,
    hint: 'Einer je Zeile. Leer: die Orte Ihrer Gebäude. Das Partnerformular, der Assistent und die Angaben für Suchmaschinen nennen sie.',
  }),
  area_postal_codes: lines('Postleitzahlen', {
    hint: 'Eine je Zeile, ganz oder der Anfang: „56“ steht für 56000 bis 56999. Leer: die ersten beiden Ziffern bei Ihren Gebäuden.',
  }),
  partner_radius_km: wholeNumber('Handwerker-Partner: höchstens … km um das Büro', {
    required: true,
    min: 1,
    max: 500,
    standard: 50,
    hint: 'In eigenen Texten {{umkreis}}.',
  }),
}

const openings = {
  job_types: lines('Arten von Stellen', {
    required: true,
    wide: true,
    standard: ['Ausbildung', 'Minijob', 'Praktikum', 'Teilzeit', 'Vollzeit'],
    hint: 'Eine je Zeile; sie stehen bei jeder Stelle zur Wahl. Stellen mit einer anderen Art behalten sie.',
  }),
}

export const areaFacts = { ...region, ...openings }

export const areaRecord: CompanyRecord = {
  id: 'gebiet',
  title: 'Gebiet und Stellen',
  sections: [
    { legend: 'Wo die Firma arbeitet', facts: region },
    { legend: 'Stellen', facts: openings },
  ],
}

/** All of it travels with every page. */
const MOST = 40
const LONGEST = 60

/** Judges the lists of an area, by field. */
export function areaFaults(values: ContentValues): Record<string, string> {
  return Object.fromEntries(
    Object.keys(areaFacts).flatMap((name) => {
      const value = values[name]
      const fault = Array.isArray(value) ? faultOf(name, value) : null
      return fault === null ? [] : [[name, fault]]
    }),
  )
}

function faultOf(name: string, list: readonly string[]): string | null {
  const twice = list.find((line, index) => list.indexOf(line) !== index)
  const long = list.find((line) => line.length > LONGEST)
  const noCode = name === 'area_postal_codes' ? list.find((line) => !/^\d{1,5}$/.test(line)) : undefined
  if (list.length > MOST) return `Bitte nennen Sie höchstens ${MOST}.`
  if (twice !== undefined) return `„${twice}“ steht zweimal da.`
  if (noCode !== undefined)
    return `„${noCode.slice(0, LONGEST)}“ ist keine Postleitzahl und kein Anfang einer: ein bis fünf Ziffern je Zeile.`
  return long === undefined ? null : `Bitte kürzen Sie jede Zeile auf höchstens ${LONGEST} Zeichen.`
}
