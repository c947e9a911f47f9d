import { apartmentContent, apartmentKind, buildingKind, propertyContent } from '#areas/letting/public.server.ts'
import { unansweredSearches } from '#areas/help-centre/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { berlinMidnight } from '#platform/berlin-day.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { figures } from '#requests/request/figures/repository.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { may, mayReadKind, type Permission, roles } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { gapOf } from '#company/content/gaps.ts'
import { readListFilters } from '#office/website/content/list-filters.ts'
import { inboxQuery, readFilters } from '#office/desk/inbox/filters.ts'
import { readNextDue } from './read-next-due.server.ts'
import { contentTiles, requestTiles, type Tile } from './tiles.ts'
import { answersByWeek, kindsByWeek, weeksUntil } from './weeks.ts'
import { MINUTE_MS } from '#values/durations.ts'

export type CountedTile = Tile & { count: number }

const FEW = 5

/** Reads a person's first page; a part that the role may not see is null. */
export async function readOverview(app: App, staff: Staff) {
  const seen = <T>(permission: Permission, read: () => Promise<T>): Promise<T | null> =>
    may(staff.role, permission) ? read() : Promise.resolve(null)
  const { readsKinds } = roles[staff.role]
  const now = app.clock.now()
  const [requests, next, content, mails, searches, charts] = await Promise.all([
    seen('requests.read', () => countRequests(app, staff)),
    seen('requests.read', () => readNextDue(app, staff, FEW)),
    seen('portfolio.read', () => countContent(app)),
    seen('mails.manage', async () => ({
      count: await mailList(app.db).count({ choice: 'undelivered', kinds: readsKinds }),
      ...(await mailList(app.db).page({ choice: 'undelivered', kinds: readsKinds, limit: FEW }, now)),
    })),
    seen('texts.read', () => unansweredSearches(app, 2 * FEW)),
    seen('requests.read', () => readCharts(app, readsKinds)),
  ])
  return { requests, next, content, mails, searches, charts }
}

/** Counted as the list counts them: each number is the length of the list behind it. */
async function countRequests(app: App, staff: Staff): Promise<CountedTile[]> {
  const tiles = requestTiles.filter(
    ({ needs, kind }) =>
      (needs === undefined || may(staff.role, needs)) && (kind === undefined || mayReadKind(staff.role, kind)),
  )
  const now = app.clock.now()
  return Promise.all(
    tiles.map(async (tile) => {
      const filters = readFilters(new URLSearchParams(tile.to.split('?')[1]))
      return { ...tile, count: await inbox(app.db).count(inboxQuery(filters, staff, now)) }
    }),
  )
}

async function countContent(app: App): Promise<CountedTile[]> {
  const kinds = { wohnungen: apartmentKind, gebaeude: buildingKind }
  const stores = { wohnungen: apartmentContent(app.db), gebaeude: propertyContent(app.db) }
  return Promise.all(
    contentTiles.map(async (tile) => {
      const [path, query] = tile.to.replace('/verwaltung/', '').split('?') as ['wohnungen' | 'gebaeude', string]
      const filters = [
        { name: 'fehlt', label: '', options: kinds[path].gaps ?? [] },
        { name: 'is_published', label: '', options: [{ value: 'true', label: '' }] },
      ]
      const { values } = readListFilters(new URLSearchParams(query), filters)
      const { total } = await stores[path].list({
        search: '',
        ...gapOf(values, app.clock.now()),
        page: 1,
        pageSize: 1,
      })
      return { ...tile, count: total }
    }),
  )
}

/** Twelve weeks change little in a minute, and are the dearest part of the page. */
const CHARTS_FRESH_MS = MINUTE_MS
type Charts = Awaited<ReturnType<typeof countWeeks>>
const knownCharts = new WeakMap<App['db'], Map<string, { at: number; charts: Promise<Charts> }>>()

function readCharts(app: App, kinds: readonly string[]): Promise<Charts> {
  const byKinds = knownCharts.get(app.db) ?? new Map<string, { at: number; charts: Promise<Charts> }>()
  knownCharts.set(app.db, byKinds)
  const key = kinds.join()
  const now = app.clock.now().getTime()
  const known = byKinds.get(key)
  if (known && Math.abs(now - known.at) < CHARTS_FRESH_MS) return known.charts
  const charts = countWeeks(app, kinds)
  byKinds.set(key, { at: now, charts })
  charts.catch(() => byKinds.delete(key))
  return charts
}

async function countWeeks(app: App, kinds: readonly string[]) {
  const weeks = weeksUntil(app.clock.now())
  const from = berlinMidnight(weeks[0]?.from ?? '')
  const numbers = figures(app.db)
  const [received, answered] = await Promise.all([numbers.received(kinds, from), numbers.answered(kinds, from)])
  return { weeks, kinds: kindsByWeek(received, kinds, weeks), answers: answersByWeek(answered, weeks) }
}
