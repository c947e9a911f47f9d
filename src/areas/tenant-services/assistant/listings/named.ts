import type { ListedNames } from '#areas/letting/public.server.ts'
import { site } from '#site'
import { foldText } from '#platform/fold.ts'

/** What a question names of that which is let. */
export type Named = {
  /** Towns, as they are written in the portfolio. */
  cities: string[]
  /** A place that the question names and where nothing is let, as it was typed; null: none. */
  elsewhere: string | null
  buildingIds: string[]
  flatIds: string[]
}

// Words in a building's or flat's name that name no single one. Folded.
const generic = new Set(
  `wohnung haus haeuschen haeuser ganzes gelbes blaues rotes weisses altes neues neubau neubauprojekt wohnanlage mehrgenerationenhaus
  mehrfamilienhaus einfamilienhaus wohngemeinschaft zimmer gartenwohnung dachgeschoss dachgeschosswohnung erdgeschoss obergeschoss
  untergeschoss links rechts mitte hofseite einheit anbau haupthaus gemeinschaftsgarten fahrradwerkstatt gaestezimmer
  veranstaltungsraum kueche balkon terrasse garten gaube treppe studio first loft maisonette maisonettewohnung souterrain praxis buero
  bueroetage lager werkstatt laden ladenlokal gemeinsam auszubildenden alte rhein west sued nord oder und mit der die das dem den von vom zum
  zur eine einem einer ein zwei drei einer unter ueber strasse weg platz`.split(/\s+/),
)
const notAPlace = new Set(
  `der die das dem den des einer einem einen eine ein meiner meinem meine meinen ihrer ihrem ihre ihren unserer unserem unsere eurem eurer
  seiner deiner deinem welcher welchem welche dieser diesem diese jeder jedem aller allen wohnung haus ordnung zukunft kuerze naehe umgebung umkreis
  ruhe ruhiger guter zentraler erdgeschoss dachgeschoss obergeschoss stock moment raten bar deutschland region rheintal mittelrheintal
  tal gegend stadt stadtnaehe innenstadt ort rheinnaehe vermietung aussicht planung bau neubau zeit ferien betracht frage anspruch etwa ca euro
  wochen monaten tagen gas brand wasser feuer mieter mieterinfos ihnen euch uns januar februar maerz april mai juni juli august september
  oktober november dezember sofort uhr zahlen immobilien wohnungen wohnhaus mietwohnung bad kueche badezimmer keller flur treppenhaus
  schlafzimmer wohnzimmer kinderzimmer hof garten strasse der welchen ganz rheinland rheinland-pfalz wg`.split(/\s+/),
)

const words = (text: string) =>
  foldText(text.replaceAll(/\b[Ss]t\.? (?=[A-ZÄÖÜa-zäöü])/g, 'sankt '))
    .split(' ')
    .filter(Boolean)
const streetWords = (text: string) => words(text.replaceAll(/(s)tr(?:\.|(?=\s|$))/gi, '$1trasse'))

/** Finds towns, buildings and flats of the portfolio in a question, also with a wrong letter. */
export function namedIn(question: string, { buildings, flats }: ListedNames): Named {
  const typed = streetWords(question)
  const cities = [...new Set(buildings.map(({ city }) => city))].filter((city) => holds(typed, words(city)))
  const byPostalCode = buildings.filter(({ postalCode }) => typed.includes(postalCode)).map(({ city }) => city)

  const named = buildings.filter((building) => isBuildingNamed(building, typed))
  const ofNamed = (propertyId: string) => named.some(({ id }) => id === propertyId)
  const numbers = flatNumbers(question)
  const byName = flats.filter(({ name, propertyId }) => {
    if (named.length > 0 && !ofNamed(propertyId)) return false
    const own = words(name).filter((word) => word.length >= 4 && !generic.has(word) && !/\d/.test(word))
    if (own.some((word) => typed.includes(word))) return true
    return (
      named.length > 0 &&
      numbers.some((number) => new RegExp(`^(wohnung|einheit) ${number}( |$)`).test(words(name).join(' ')))
    )
  })
  const foundCities = [...new Set([...cities, ...byPostalCode])]
  return {
    cities: foundCities,
    elsewhere: foundCities.length > 0 || named.length > 0 ? null : foreignPlace(question),
    buildingIds: named.map(({ id }) => id),
    flatIds: byName.map(({ id }) => id),
  }
}

function isBuildingNamed({ name, street, city }: ListedNames['buildings'][number], typed: string[]): boolean {
  const cityWords = words(city)
  const own = words(name).filter((word) => word.length >= 5 && !generic.has(word) && !cityWords.includes(word))
  if (own.some((word) => typed.includes(word))) return true
  if (street === null) return false
  const parts = streetWords(street)
  const names = parts.filter((part) => !/^\d/.test(part) && part.length >= 5 && !generic.has(part))
  if (names.length === 0) return false
  return names.every((part) => typed.some((word) => isNear(word, part, 1)))
}

/** „Wohnung 3“, „Whg. 1.2“ → „3“, „1 2“. */
function flatNumbers(question: string): string[] {
  return [
    ...question.matchAll(
      /\b(?:wohnung|whg\.?|einheit|nr\.?|nummer)\s+([a-z]?\d+(?:\.\d+)?)\b(?![\s-]*(?:zimm|qm|m²|euro|€))/gi,
    ),
  ].map(([, number = '']) => words(number).join(' '))
}

function holds(typed: string[], wanted: string[]): boolean {
  if (wanted.length === 0) return false
  const last = wanted.at(-1) ?? ''
  const meant = wanted[0] === 'sankt' || wanted[0] === 'st' ? [last] : wanted
  return typed.some((_, start) => meant.every((part, index) => isNear(typed[start + index] ?? '', part)))
}

/** „in Kassel“, „nach Bad Ems“: somewhere else. */
function foreignPlace(question: string): string | null {
  for (const [, place = ''] of question.matchAll(
    /(?<![\p{L}])(?:in|nach|bei|um|nahe|raum|umgebung|innerhalb von|umkreis von)\s+((?:bad\s+|sankt\s+|st\.?\s*)?\p{L}[\p{L}-]{2,})/giu,
  )) {
    if (!notAPlace.has(foldText(place)) && !words(site.region).includes(foldText(place))) return place
  }
  return null
}

/** Whether two folded words differ by at most one letter in five: „Neustdt“ is Neustadt, „Neubau“ is not. */
function isNear(typed: string, meant: string, most = 2): boolean {
  if (typed === meant) return true
  const allowed = Math.min(most, meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0)
  return allowed > 0 && Math.abs(typed.length - meant.length) <= allowed && distance(typed, meant) <= allowed
}

/** Letters to insert, delete, replace or swap with their neighbour (Damerau–Levenshtein, optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}
