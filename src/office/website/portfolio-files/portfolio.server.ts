import { apartmentKind, buildingKind, everyVideo } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { everyRecord } from '#company/content/every-record.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { site } from '#site'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { addToHistory } from '../content/save.server.ts'
import { type OwnVideo, openimmoFlat, openimmoFoot, openimmoHead } from './openimmo/write-openimmo.ts'
import { type ImportPlan, outcomeOf, type Portfolio } from './plan-import.ts'

/** Author in the history when a command imported a file. */
const IMPORTER: Author = { id: null, name: 'Import aus Datei' }

export type Author = { id: string | null; name: string }

export async function readPortfolio(app: App): Promise<Portfolio> {
  return {
    buildings: await everyRecord(buildingKind.store(app.db)),
    flats: await everyRecord(apartmentKind.store(app.db)),
  }
}

/**
 * Stores what is new or changed with its line in the history, and raises the content version once: all or nothing.
 * @returns false, and nothing is written, when somebody changed one of the records since the plan was made.
 */
export async function applyImport(
  app: App,
  { buildings, flats }: Pick<ImportPlan, 'buildings' | 'flats'>,
  {
    author = IMPORTER,
    within,
  }: { author?: Author /** Runs in the same transaction. */; within?: (trx: Trx) => Promise<boolean> } = {},
): Promise<boolean> {
  const drafts = [...buildings, ...flats].filter((draft) => outcomeOf(draft) !== 'unchanged')
  if (drafts.length === 0) return true
  const now = app.clock.now()
  class Overtaken extends Error {}
  try {
    await app.db.transaction().execute(async (trx) => {
      if (within && !(await within(trx))) throw new Overtaken()
      for (const { kind, id, before, after } of drafts) {
        const store = kind.store(trx)
        if (before === null) await store.insert(id, after, now)
        else if (!(await store.update(id, before.version, after, now))) throw new Overtaken()
        const change = { id, version: (before?.version ?? 0) + 1, before: before?.values ?? null, after, now }
        await addToHistory(app, trx, author, kind, change)
      }
      await recordAudit(app, trx, null, { action: 'portfolio.import', detail: String(drafts.length) })
      await raiseContentVersion(trx, now)
    })
  } catch (error) {
    if (error instanceof Overtaken) return false
    throw error
  }
  return true
}

/** The published flats of published buildings as OpenImmo 1.2.7, in pieces; withheld addresses are marked, rents of let flats are in it. */
export async function* exportOpenimmo(app: App): AsyncGenerator<string> {
  const { buildings, flats } = await readPortfolio(app)
  const houses = new Map(buildings.map((building) => [building.id, building]))
  const sender = { firm: site.legalName, phone: site.phone.international, email: site.mail, now: app.clock.now() }
  const videos = await publicVideos(app)
  yield openimmoHead(sender)
  for (const flat of flats) {
    const house = houses.get(String(flat.values.property_id))
    if (house?.values.is_published === true && flat.values.is_published === true)
      yield openimmoFlat(flat, house, { sender, videos: videos.get(flat.id) ?? [] })
  }
  yield openimmoFoot
}

/** By flat; those of let flats have no address that anybody could open. */
async function publicVideos({ db, config }: App): Promise<Map<string, OwnVideo[]>> {
  const byFlat = new Map<string, OwnVideo[]>()
  for (const { flatId, title, path } of await everyVideo(db)) {
    const own = byFlat.get(flatId) ?? []
    byFlat.set(flatId, [...own, { title, url: config.siteUrl + path }])
  }
  return byFlat
}
