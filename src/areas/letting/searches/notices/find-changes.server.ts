import { setImmediate } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { fitting } from '#areas/letting/apartments/search/fits.ts'
import { savedSearches } from '../repository.server.ts'
import { filtersOf, type Frequency, type Reason } from '../search.ts'
import { dueAt } from './due.ts'
import { type Change, type Notice, searchNotices } from './repository.server.ts'

/** Changes that one look through the portfolio brings; more wait for the next look, which passes over all flats again (47 ms of 100,000). */
const MOST_CHANGES = 1000
/** Changes that are held against the searches together, without letting a visitor in between. */
const BATCH = 50
/** Searches that are judged without letting a visitor in between. */
const AT_A_STRETCH = 1000

/**
 * Looks what became of the flats since somebody last looked, by whatever way (office, import, operator), and notes for each saved search
 * what it is to hear of. The change and all its notices are one transaction that begins by claiming the change: none is lost or found
 * twice, however many servers look at once. @returns how many notices there are to tell.
 */
export async function findChanges(app: App): Promise<number> {
  let found = 0
  for (;;) {
    const changes = await searchNotices(app.db).changes(MOST_CHANGES)
    for (let start = 0; start < changes.length; start += BATCH) {
      for (const notices of await noticesOf(app, changes.slice(start, start + BATCH))) found += await note(app, notices)
      await setImmediate()
    }
    if (changes.length < MOST_CHANGES) return found
  }
}

type Noted = { change: Change; notices: (Notice & { frequency: Frequency })[] }

async function noticesOf(app: App, changes: readonly Change[]): Promise<Noted[]> {
  const notable = changes.filter(({ reason }) => reason !== null)
  const noted = changes.map((change): Noted => ({ change, notices: [] }))
  if (notable.length === 0) return noted
  const flats = await searchNotices(app.db).flats(notable.map(({ apartmentId }) => apartmentId))
  // A search is for homes; offices and shops are a list of their own.
  const homes = new Map(flats.filter((flat) => flat.is_commercial === 0).map((flat) => [flat.id, flat]))
  const found = noted.flatMap((each) => {
    const flat = homes.get(each.change.apartmentId)
    return flat && each.change.reason !== null ? [{ ...each, flat, reason: each.change.reason }] : []
  })
  if (found.length === 0) return noted
  for (const [position, search] of (await savedSearches(app.db).active(app.clock.now())).entries()) {
    if (position % AT_A_STRETCH === AT_A_STRETCH - 1) await setImmediate()
    const fits = fitting(filtersOf(search.query))
    for (const { change, notices, flat, reason } of found)
      if (fits(flat)) notices.push({ ...noticeOf(search.id, change, reason), frequency: search.frequency })
  }
  return noted
}

function noticeOf(searchId: string, { apartmentId, rentCents, before }: Change, reason: Reason): Notice {
  return { searchId, apartmentId, reason, rentCents, rentBeforeCents: before?.rentCents ?? null }
}

async function note(app: App, { change, notices }: Noted): Promise<number> {
  const now = app.clock.now()
  const due = { 'at-once': dueAt('at-once', now), daily: dueAt('daily', now), weekly: dueAt('weekly', now) }
  const frequencyOf = new Map(notices.map(({ searchId, frequency }) => [searchId, frequency]))
  return app.db.transaction().execute(async (trx) => {
    const isOurs = await searchNotices(trx).claim(change)
    if (!isOurs) return 0
    // Taken off the site and put back, perhaps for a picture: news to those alone who have not heard of it.
    const knows =
      change.before?.state === 'hidden'
        ? await searchNotices(trx).whoKnows(change.apartmentId, change.rentCents)
        : new Set<string>()
    const news = notices.filter(({ searchId }) => !knows.has(searchId))
    await searchNotices(trx).add(news, ({ searchId }) => due[frequencyOf.get(searchId) ?? 'at-once'].toISOString(), now)
    return news.length
  })
}

/** How many saved searches a flat would be news to, were it shown and free as it stands. */
export async function countListeners(app: App, apartmentId: string): Promise<number> {
  const [flat] = await searchNotices(app.db).flats([apartmentId])
  if (!flat || flat.is_commercial === 1) return 0
  const offered = { ...flat, availability_status: 'available' }
  const searches = await savedSearches(app.db).active(app.clock.now())
  return searches.filter(({ query }) => fitting(filtersOf(query))(offered)).length
}
