import { distance } from 'fastest-levenshtein'
import { listTowns } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { foldText } from '#platform/fold.ts'
import type { HandOver } from './hand-over.ts'

// „Wohnung“ with a letter too few or too many is still what somebody looks for.
const home =
  /\b(\w*wohn?un?g(en)?|\w*wohnug(en)?|whg|apartments?|appartements?|haus|haeuser|einfamilienhaus|immobilien?|mietangebote?|angebote?|gewerbe\w*|bueros?|bueror\w*|ladenlokal|laden|praxis|praxen|werkstatt|lagerr\w*|loft|maisonette\w*|dachgeschoss\w*|zimmer|bude|bleibe|was frei|etwas frei)\b/
const rooms = /\b(\d|ein|zwei|drei|vier|fuenf)\w* ?(zimm?e?r|zi|raum|zkb)/
const looking =
  /\b(frei|freie[nrs]?|verfuegbar\w*|leer|suche[nt]?|such|gesucht|finde[nt]?|mieten|anmieten|vermieten|zu haben|gibt es|gibts|hab(t|en) (ihr|sie)|bieten sie|einziehen|bezugsfrei|interessier\w*|brauche[nt]?|moechte[n]?|im angebot|personen|kostet|teuer|preis|miete fuer|bis|ab|unter|mit|euro|qm|guenstigste|billigste|groesste|kleinste)\b/
// A tenant's own flat: its rights, its faults, its end.
const living =
  /\b(kuendig\w*|gekuendigt|kaputt|defekt|schimmel\w*|laerm\w*|untervermiet\w*|untermiet\w*|nachbar\w*|rauchen|grillen|streich\w*|renovier\w*|auszieh\w*|auszug|ausziehe|uebergabe\w*|mietminderung|minder\w*|reparatur\w*|reparier\w*|darf ich|muss ich|kaution zurueck|nebenkostenabrechnung|betriebskostenabrechnung|heizung|lueften|meine[rmns]? (wohnung|mietwohnung|haus|vermieter)|unserer? wohnung|mieterhoehung|erhoeh\w*|bewerb\w*|bewerbung|unterlagen|besichtig\w*|verwalte\w*|verwaltung|verkauf\w*|gutachten|eigentuemer\w*|bescheinigung\w*|anmeld\w*|ummeld\w*|schluessel\w*|internet|wlan|handwerker\w*|hausverwaltung|hausmeister\w*|stelle[n]?|jobs?|ausbildung\w*|ihr\w* buero|geoeffnet|besetzt|erreich\w*)\b/

/** Words that stand beside a town that is all somebody asks for. */
const MOST_WORDS_OF_A_TOWN = 3

/** Where flats are to be seen, for a question that looks for one; null: it asks for something else. */
export async function flatsFor(app: App, question: string): Promise<HandOver | null> {
  const folded = foldText(question)
  const words = folded.split(' ')
  if (living.test(folded)) return null
  const towns = await listTowns(app)
  const town = towns.find(({ postalCode, city }) => words.includes(postalCode) || isNamed(city, words))?.city
  const asksForHomes = rooms.test(folded) || (home.test(folded) && (looking.test(folded) || town !== undefined))
  const asksForTown = town !== undefined && (looking.test(folded) || words.length <= MOST_WORDS_OF_A_TOWN)
  if (!asksForHomes && !asksForTown) return null
  return town === undefined
    ? {
        label: 'Alle Wohnungen ansehen',
        to: '/wohnungen',
        why: 'Was frei ist, steht in der Wohnungsübersicht. Dort wählen Sie Ort, Zimmer und Miete.',
      }
    : {
        label: `Wohnungen in ${town} ansehen`,
        to: `/wohnungen?${new URLSearchParams({ ort: town })}`,
        why: `Was in ${town} frei ist, steht in der Wohnungsübersicht. Zimmer und Miete wählen Sie dort.`,
      }
}

/** „marbug“, „sankt ingbert“ and „St. Ingbert“ name the town; „Neubau“ does not name Neustadt. */
function isNamed(city: string, words: readonly string[]): boolean {
  const parts = foldText(city)
    .split(' ')
    .filter((part) => part !== 'st' && part !== 'sankt' && part !== 'bad')
  return parts.length > 0 && parts.every((part) => words.some((word) => isNear(word, part)))
}

function isNear(typed: string, meant: string): boolean {
  const allowed = meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0
  return (
    typed === meant ||
    (allowed > 0 && Math.abs(typed.length - meant.length) <= allowed && distance(typed, meant) <= allowed)
  )
}
