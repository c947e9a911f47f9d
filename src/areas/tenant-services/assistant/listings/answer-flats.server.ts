import {
  findWishedFlats,
  type FlatWishes,
  type FoundFlats,
  type ListedNames,
  readFlats,
  readListedNames,
} from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { FlatsFound } from '../answer.ts'
import { readAmounts } from './amounts.ts'
import { type Named, namedIn } from './named.ts'
import { plainQuestion } from './plain-question.ts'
import { flatHit, foundSentence, nothingElsewhere, nothingFits, petsSentence } from './sentences.server.ts'
import { readWishes, type Wishes } from './wishes.ts'

const MOST_FLATS = 4
const COMMERCIAL = /gewerbe|büro|buero|laden|praxis|lager|werkstatt/i
const PETS = /haustier|hund|katze/i

const listedNames = keptByVersion<ListedNames>(1)

/** Answers a question for flats from the listings; null when the question asks for something else. */
export async function answerFlats(app: App, question: string): Promise<FlatsFound | null> {
  const names = await listedNames(app.db, 'names', () => readListedNames(app))
  const wishes = readWishes(question, app.clock.now().toISOString().slice(0, 10))
  const named = namedIn(question, names)
  if (!asksForFlats(question, wishes, named)) return null

  if (named.flatIds.length > 0 && named.flatIds.length <= MOST_FLATS) {
    const flats = await readFlats(app, named.flatIds)
    const [first] = flats
    if (first) {
      return {
        text:
          flats.length === 1
            ? 'Das steht in unserem Angebot zu dieser Wohnung:'
            : 'Diese Wohnungen könnten Sie meinen:',
        flats: flats.map(flatHit),
        all: { label: `Das ganze Haus: ${first.propertyName}`, to: `/immobilie/${first.propertyId}` },
      }
    }
  }

  const isCommercial = COMMERCIAL.test(question)
  const look = (wished: FlatWishes) =>
    findWishedFlats(app, { status: 'available', sort: 'guenstigste', isCommercial, ...wished }, MOST_FLATS)
  const answer = (text: string, { flats, path }: FoundFlats): FlatsFound => ({
    text: PETS.test(question) ? `${text} ${petsSentence}` : text,
    flats: flats.map(flatHit),
    all: isCommercial
      ? { label: 'Alle Gewerbeobjekte', to: '/vermietung?typ=Gewerbe' }
      : { label: 'In der Wohnungsübersicht ansehen', to: path },
  })
  const cities = [...new Set(names.buildings.map(({ city }) => city))].toSorted(new Intl.Collator('de').compare)
  if (named.elsewhere !== null) return answer(nothingElsewhere(named.elsewhere, cities), await look({}))

  const [city] = named.cities
  const [propertyId, another] = named.buildingIds
  const place = { ...(city ? { city } : {}), ...(propertyId && !another ? { propertyId } : {}) }
  for (const { without, rest } of relaxed(wishes)) {
    const found = await look({ ...place, ...rest })
    if (found.total === 0) continue
    const isExact = without.length === 0
    const text = isExact
      ? foundSentence(found.total, wishes, city ? [city] : cities)
      : nothingFits(wishes, city, without)
    return answer(text, found)
  }
  return answer(nothingFits(wishes, city, []), await look({}))
}

// What is let go of when nothing fits, the least missed first, and how the answer says so.
const concessions: { keys: (keyof Wishes)[]; said: string }[] = [
  { keys: ['amenities'], said: 'ohne die gewünschte Ausstattung' },
  { keys: ['areaFromSqm', 'areaToSqm'], said: 'mit anderer Größe' },
  { keys: ['freeOn'], said: 'zu einem anderen Zeitpunkt' },
  { keys: ['warmRentFromEuro', 'warmRentToEuro', 'coldRentToEuro'], said: 'mit anderer Miete' },
  { keys: ['roomsFrom', 'roomsTo'], said: 'mit anderer Zimmerzahl' },
]

/** All wishes, then fewer and fewer. */
function relaxed(wishes: Wishes): { without: string[]; rest: Wishes }[] {
  const steps = [{ without: [] as string[], rest: wishes }]
  for (const { keys, said } of concessions) {
    const { without, rest } = steps.at(-1) ?? { without: [], rest: wishes }
    if (!keys.some((key) => Object.hasOwn(rest, key))) continue
    const fewer = Object.entries(rest).filter(([key]) => !keys.includes(key as keyof Wishes))
    steps.push({ without: [...without, said], rest: Object.fromEntries(fewer) })
  }
  return steps
}

// „Wohnung“ with a letter too few or too many is still what somebody looks for.
const home =
  /\b(\w*wohn?un?g(en)?|\w*wohnug(en)?|whg|apartments?|appartements?|\w*zimmerwohnung(en)?|mietwohnung(en)?|bleibe|haus|haeuser|einfamilienhaus|immobilien?|mietangebote?|wohnungsangebote?|angebote?|gewerbe\w*|bueros?|bueror\w*|ladenlokal|laden|praxis|praxen|praxisr\w*|werkstatt|lagerr\w*|objekte?|loft|maisonette\w*|dachgeschoss\w*|wg-zimmer|zimmer|(was|etwas)( \w+)? (frei|zu vermieten))\b/
const looking =
  /\b(frei|freie[nrs]?|verfuegbar\w*|leer|suche[nt]?|such|gesucht|finde[nt]?|mieten|anmieten|zu vermieten|vermiete[nt]|zu haben|gibt es|gibts|hab(t|en) (ihr|sie)|haetten sie|bieten sie|einziehen|bezugsfrei|interessier\w*|brauche[nt]?|moechte[n]?|im angebot|aktuell|derzeit|gerade|personen|familie|singles?|paar|rentner\w*|studenten?|wo (\w+ )?(haben|habt|liegen|gibt))\b/
const price =
  /\b(was kostet|wie teuer|wieviel kostet|wie viel kostet|wie hoch ist die (miete|kaution|warmmiete|kaltmiete)|preis|miete fuer|guenstigste|billigste|teuerste|groesste|kleinste)\b/
// Where and when we are ourselves to be found.
const ourOffice =
  /\b(wann|geoeffnet|oeffnungszeit\w*|offen|besetzt|erreich\w*|anrufen|telefon\w*|adresse|anschrift|ihr\w* buero|eue?r\w* buero|wo (ist|liegt|sitzt|befindet))\b/
// A tenant's own flat: its rights, its faults, its end.
const living =
  /\b(kuendig\w*|gekuendigt|kaputt|defekt|schimmel\w*|laerm\w*|untervermiet\w*|untermiet\w*|nachbar\w*|rauchen|grillen|streich\w*|renovier\w*|auszieh\w*|auszug|ausziehe|uebergabe\w*|mietminderung|minder\w*|reparatur\w*|reparier\w*|darf ich|muss ich|kaution zurueck|nebenkostenabrechnung|betriebskostenabrechnung|heizung|lueften|meine[rmns]? (wohnung|mietwohnung|haus|vermieter)|unserer? wohnung|mieterhoehung|erhoeh\w*|bewerb\w*|bewerbung|unterlagen|besichtig\w*|verwalte\w*|verwaltung|verkauf\w*|gutachten|eigentuemer\w*|bescheinigung\w*|anmeld\w*|ummeld\w*|schluessel\w*|internet|wlan|handwerker\w*|hausverwaltung|hausmeister\w*|stelle[n]?|jobs?|ausbildung\w*)\b/

/** Whether a question asks what there is to rent. */
function asksForFlats(question: string, wishes: Wishes, named: Named): boolean {
  const plain = plainQuestion(question)
  const hasNumbers = Object.keys(readAmounts(plain)).length > 0
  if (living.test(plain) || (/\bbueros?\b/.test(plain) && ourOffice.test(plain))) return false
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
