import { readAmounts } from './amounts.ts'
import type { Named } from './named.ts'
import { plainQuestion } from './plain-question.ts'
import type { Wishes } from './wishes.ts'

// „Wohnung“ with a letter too few or too many is still what somebody looks for.
const home =
  /\b(\w*wohn?un?g(en)?|\w*wohnug(en)?|whg|apartments?|appartements?|\w*zimmerwohnung(en)?|mietwohnung(en)?|bleibe|haus|haeuser|einfamilienhaus|immobilien?|mietangebote?|wohnungsangebote?|angebote?|gewerbe\w*|bueror\w*|ladenlokal|laden|praxisr\w*|objekte?|loft|maisonette\w*|dachgeschoss\w*|wg-zimmer|zimmer|(was|etwas)( \w+)? (frei|zu vermieten))\b/
const looking =
  /\b(frei|freie[nrs]?|verfuegbar\w*|leer|suche[nt]?|such|gesucht|finde[nt]?|mieten|anmieten|zu vermieten|vermiete[nt]|zu haben|gibt es|gibts|hab(t|en) (ihr|sie)|haetten sie|bieten sie|einziehen|bezugsfrei|interessier\w*|brauche[nt]?|moechte[n]?|im angebot|aktuell|derzeit|gerade|personen|familie|singles?|paar|rentner\w*|studenten?|wo (\w+ )?(haben|habt|liegen|gibt))\b/
const price =
  /\b(was kostet|wie teuer|wieviel kostet|wie viel kostet|wie hoch ist die (miete|kaution|warmmiete|kaltmiete)|preis|miete fuer|guenstigste|billigste|teuerste|groesste|kleinste)\b/
// A tenant's own flat: its rights, its faults, its end.
const living =
  /\b(kuendig\w*|gekuendigt|kaputt|defekt|schimmel\w*|laerm\w*|untervermiet\w*|untermiet\w*|nachbar\w*|rauchen|grillen|streich\w*|renovier\w*|auszieh\w*|auszug|ausziehe|uebergabe\w*|mietminderung|minder\w*|reparatur\w*|reparier\w*|darf ich|muss ich|kaution zurueck|nebenkostenabrechnung|betriebskostenabrechnung|heizung|lueften|meine[rmns]? (wohnung|mietwohnung|haus|vermieter)|unserer? wohnung|mieterhoehung|erhoeh\w*|bewerb\w*|bewerbung|unterlagen|besichtig\w*|verwalte\w*|verwaltung|verkauf\w*|gutachten|eigentuemer\w*|bescheinigung\w*|anmeld\w*|ummeld\w*|schluessel\w*|internet|wlan|handwerker\w*|hausverwaltung|hausmeister\w*|stelle[n]?|jobs?|ausbildung\w*)\b/

/** Whether a question asks what there is to rent. */
export function asksForFlats(question: string, wishes: Wishes, named: Named): boolean {
  const plain = plainQuestion(question)
  const hasNumbers = Object.keys(readAmounts(plain)).length > 0
  if (living.test(plain)) return false
  if ('roomsFrom' in wishes || 'roomsTo' in wishes) return true
  if (named.flatIds.length > 0 || named.buildingIds.length > 0) return true
  const isAboutHomes = home.test(plain)
  if (hasNumbers && /\b(\w*miete|warm|kalt|qm)\b/.test(plain) && words(plain) <= 8) return true
  if (isAboutHomes && named.elsewhere !== null) return true
  if (isAboutHomes && (hasNumbers || looking.test(plain) || price.test(plain))) return true
  if (isAboutHomes && (wishes.amenities !== undefined || wishes.freeOn !== undefined)) return true
  return named.cities.length > 0 && (isAboutHomes || hasNumbers || looking.test(plain) || words(plain) <= 2)
}

const words = (plain: string) => plain.split(' ').length
