import { setImmediate } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { toEuros } from '#platform/database/money.server.ts'
import { onceByKey } from '#platform/once-by-key.server.ts'
import { formatDate, formatRooms, formatSqm, formatWholeEuro } from '#ui/format.ts'
import type { Apartment, ApartmentListItem } from '#areas/letting/apartments/apartment.ts'
import { canBeAppliedFor, isFreeLater } from '#areas/letting/apartments/availability.ts'
import { overviewPath } from '#areas/letting/apartments/search/filters.ts'
import { apartmentOverview } from '#areas/letting/overview/repository.server.ts'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { type FilteredFlat, fitting } from '#areas/letting/apartments/search/fits.ts'
import { buildingName } from '../building-name.server.ts'
import { newsMail } from '../mails.ts'
import { type SavedSearch, savedSearches } from '../repository.server.ts'
import { queueSearchMail } from '../search-mail.server.ts'
import { filtersOf, type Reason, stateOf } from '../search.ts'
import { fitWords } from './fit-words.ts'
import { type Notice, searchNotices } from './repository.server.ts'

/** Mails that are written in one round: fewer than a mail server takes until the next one, so that no receipt waits behind thousands. */
const MOST_AT_ONCE = 200
/** Flats that a mail shows with a picture. */
const MOST_CARDS = 6

type Shown = { flat: Apartment; item: ApartmentListItem; row: FilteredFlat }

/** Writes the mails of all searches that have something to tell. @returns how many. */
export async function mailNotices(app: App): Promise<number> {
  const due = await searchNotices(app.db).dueSearches(app.clock.now(), MOST_AT_ONCE)
  // Most of them tell of the same few flats.
  const shown = keptFlats()
  let mails = 0
  for (const id of due) {
    await setImmediate()
    if (await app.db.transaction().execute((trx) => tell(app, trx, id, shown))) mails += 1
  }
  if (mails > 0) app.wakeOutbox()
  return mails
}

/** One search: its notices are told and its mail is written together, or neither is. */
async function tell(app: App, trx: Trx, searchId: string, shown: ReturnType<typeof keptFlats>) {
  const now = app.clock.now()
  const notices = await searchNotices(trx).take(searchId, now)
  const search = await savedSearches(trx).find(searchId)
  if (search === null || stateOf(search, now) !== 'active') return false
  const fits = fitting(filtersOf(search.query))
  // One line for each flat, the newest news of it; what was let meanwhile, or does not fit any more, is none.
  const byFlat = new Map(notices.map((notice) => [notice.apartmentId, notice]))
  const news = []
  for (const notice of byFlat.values()) {
    const flat = await shown(trx, notice.apartmentId)
    if (flat && fits(flat.row)) news.push({ notice, ...flat })
  }
  const [first] = news
  if (!first) return false
  const content = newsMail({
    query: search.query,
    building: await buildingName(trx, search.query),
    cards: news.slice(0, MOST_CARDS).map((each) => cardOf(app, search, each)),
    more: Math.max(0, news.length - MOST_CARDS),
    headline: headlineOf(first, news.length),
    listUrl: app.config.siteUrl + overviewPath({ ...filtersOf(search.query), status: 'available' }, 'karten'),
  })
  await queueSearchMail(app, trx, search, content)
  return true
}

/** Reads the flats that can be had and seen now, each once. */
function keptFlats() {
  const once = onceByKey<Shown | null>({ isKept: true })
  const read = async (db: Db, id: string): Promise<Shown | null> => {
    const [flat, [item], [row]] = await Promise.all([
      apartments(db).findById(id),
      apartmentOverview(db).items([id]),
      searchNotices(db).flats([id]),
    ])
    return flat && item && row && canBeAppliedFor(flat) ? { flat, item, row } : null
  }
  return (db: Db, id: string) => once(id, () => read(db, id))
}

type News = Shown & { notice: Notice }

const reasons: Record<Reason, string> = { new: 'Neu', cheaper: 'Günstiger', 'free-again': 'Wieder frei' }

function headlineOf({ notice, flat, item }: News, count: number): string {
  if (count > 1) return `${count} Wohnungen passen zu Ihrer Suche`
  const rooms = flat.roomCount === null ? 'Wohnung' : `${formatRooms(flat.roomCount)} Zimmer`
  const rent = item.warmRentEuro === null ? '' : `, ${formatWholeEuro(item.warmRentEuro)} warm`
  return `${reasons[notice.reason]}: ${rooms} in ${townOf(item)}${rent}`
}

const townOf = ({ location }: ApartmentListItem) => location.replace(/^\d+ /, '')

function cardOf({ config: { siteUrl } }: App, search: SavedSearch, { notice, flat, item }: News) {
  const { picture, warmRentEuro } = item
  const before = toEuros(notice.rentBeforeCents)
  const facts = [
    warmRentEuro === null ? 'Miete auf Anfrage' : `${formatWholeEuro(warmRentEuro)} warm`,
    flat.roomCount !== null && `${formatRooms(flat.roomCount)} Zimmer`,
    flat.livingAreaSqm !== null && formatSqm(flat.livingAreaSqm),
    isFreeLater(flat.availableFrom) ? `frei ab ${formatDate(flat.availableFrom)}` : 'frei ab sofort',
  ]
  const was = notice.reason === 'cheaper' && before !== null ? `, vorher ${formatWholeEuro(before)} warm` : ''
  const width = picture && (picture.widths.find((each) => each >= 600) ?? picture.widths.at(-1))
  return {
    title: `${item.apartmentName}, ${item.propertyName}, ${townOf(item)}`,
    href: `${siteUrl}/wohnung/${flat.id}`,
    picture: picture && { src: `${siteUrl}${picture.base}-${width}.webp`, alt: picture.alt },
    lines: [
      `${reasons[notice.reason]}${was}`,
      facts.filter(Boolean).join(' · '),
      fitWords(filtersOf(search.query), { ...flat, warmRentEuro, town: townOf(item) }),
    ].filter(Boolean),
  }
}
