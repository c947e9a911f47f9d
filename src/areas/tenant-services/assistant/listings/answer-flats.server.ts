import {
  findWishedFlats,
  type FlatWishes,
  type FoundFlats,
  type ListedNames,
  readFlats,
  readListedNames,
} from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import type { FlatsFound } from '../answer.ts'
import { asksForFlats } from './about-flats.ts'
import { flatHit } from './flat-hit.ts'
import { type Named, namedIn } from './named.ts'
import { foundSentence, nothingElsewhere, nothingFits, petsSentence } from './sentences.ts'
import { readWishes, type Wishes } from './wishes.ts'

const MOST_FLATS = 4

const namesOf = new WeakMap<App['db'], { version: number; names: Promise<ListedNames> }>()

/** Answers a question for flats from the listings; null when the question asks for something else. */
export async function answerFlats(app: App, question: string): Promise<FlatsFound | null> {
  const names = await currentNames(app)
  const wishes = readWishes(question, app.clock.now().toISOString().slice(0, 10))
  const named = namedIn(question, names)
  if (!asksForFlats(question, wishes, named)) return null

  if (named.flatIds.length > 0 && named.flatIds.length <= MOST_FLATS) {
    const flats = await readFlats(app, named.flatIds)
    const building = flats[0]
    if (building) {
      return {
        text:
          flats.length === 1
            ? 'Das steht in unserem Angebot zu dieser Wohnung:'
            : 'Diese Wohnungen könnten Sie meinen:',
        flats: flats.map(flatHit),
        all: { label: `Das ganze Haus: ${building.propertyName}`, to: `/immobilie/${building.propertyId}` },
      }
    }
  }
  if (named.elsewhere !== null) return elsewhere(app, named.elsewhere, names)
  const cities = citiesOf(names)
  const answer = await matching(app, { wishes, named, cities, isCommercial: COMMERCIAL.test(question) })
  return PETS.test(question) ? { ...answer, text: `${answer.text} ${petsSentence}` } : answer
}

const COMMERCIAL = /gewerbe|büro|buero|laden|praxis|lager|werkstatt/i
const PETS = /haustier|hund|katze/i
const COMMERCIAL_LIST = { label: 'Alle Gewerbeobjekte', to: '/vermietung?typ=Gewerbe' }

const citiesOf = ({ buildings }: ListedNames) =>
  [...new Set(buildings.map(({ city }) => city))].toSorted(new Intl.Collator('de').compare)

async function elsewhere(app: App, place: string, names: ListedNames): Promise<FlatsFound> {
  const found = await findWishedFlats(app, { status: 'available', isCommercial: false }, MOST_FLATS)
  return {
    text: nothingElsewhere(place, citiesOf(names)),
    flats: found.flats.map(flatHit),
    all: overviewOf(found),
  }
}

type Asked = { wishes: Wishes; named: Named; cities: string[]; isCommercial: boolean }

async function matching(app: App, { wishes, named, cities, isCommercial }: Asked): Promise<FlatsFound> {
  const [city] = named.cities
  const place: FlatWishes = { status: 'available', isCommercial, ...(city ? { city } : {}) }
  const [propertyId] = named.buildingIds
  if (propertyId && named.buildingIds.length === 1) place.propertyId = propertyId
  const look = (narrowed: Wishes) => findWishedFlats(app, { sort: 'guenstigste', ...place, ...narrowed }, MOST_FLATS)
  const list = (found: FoundFlats) => (isCommercial ? COMMERCIAL_LIST : overviewOf(found))

  const exact = await look(wishes)
  if (exact.total > 0) {
    const text = foundSentence(exact.total, wishes, city ? [city] : cities)
    return { text, flats: exact.flats.map(flatHit), all: list(exact) }
  }

  for (const { without, rest } of relaxed(wishes)) {
    const close = await look(rest)
    if (close.total > 0)
      return { text: nothingFits(wishes, city, without), flats: close.flats.map(flatHit), all: list(close) }
  }
  const anywhere = await findWishedFlats(app, { status: 'available', isCommercial }, MOST_FLATS)
  return { text: nothingFits(wishes, city, 'place'), flats: anywhere.flats.map(flatHit), all: list(anywhere) }
}

const overviewOf = ({ path }: FoundFlats) => ({ label: 'In der Wohnungsübersicht ansehen', to: path })

export type Given = 'amenities' | 'size' | 'rent' | 'rooms' | 'day'

/** Fewer and fewer wishes, the least missed first. */
function relaxed(wishes: Wishes): { without: Given[]; rest: Wishes }[] {
  const steps: { given: Given; keys: (keyof Wishes)[] }[] = [
    { given: 'amenities', keys: ['amenities'] },
    { given: 'size', keys: ['areaFromSqm', 'areaToSqm'] },
    { given: 'day', keys: ['freeOn'] },
    { given: 'rent', keys: ['warmRentFromEuro', 'warmRentToEuro', 'coldRentToEuro'] },
    { given: 'rooms', keys: ['roomsFrom', 'roomsTo'] },
  ]
  let rest = wishes
  const without: Given[] = []
  return steps.flatMap(({ given, keys }) => {
    if (!keys.some((key) => key in rest)) return []
    rest = Object.fromEntries(Object.entries(rest).filter(([key]) => !keys.includes(key as keyof Wishes)))
    without.push(given)
    return [{ without: [...without], rest }]
  })
}

async function currentNames(app: App): Promise<ListedNames> {
  const { contentVersion: version } = await readContentVersion(app.db)
  const known = namesOf.get(app.db)
  if (known?.version === version) return known.names
  const names = readListedNames(app)
  namesOf.set(app.db, { version, names })
  // A database that did not answer is asked again by the next question.
  names.catch(() => namesOf.delete(app.db))
  return names
}
