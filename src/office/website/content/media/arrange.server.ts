import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { mediaKind } from '#areas/letting/public.server.ts'
import { putInOrder } from '../order.server.ts'
import { collided, type MediaAnswer } from './media-answer.ts'
import { sectionKeyOf } from './sections.ts'

const sectionOf = (all: readonly ContentRecord[], record: ContentRecord) =>
  all.filter(({ values }) => sectionKeyOf(values) === sectionKeyOf(record.values))

/**
 * The order that somebody dragged one section into. `wanted` is `id:version,id:version,…`, all of the section in the versions that were
 * seen; anything else means that somebody was faster.
 */
export async function arrange(
  app: App,
  staff: Staff,
  all: readonly ContentRecord[],
  wanted: string,
): Promise<MediaAnswer> {
  const ordered = wanted.split(',').flatMap((entry) => {
    const found = all.find(({ id, version }) => entry === `${id}:${version}`)
    return found ? [found] : []
  })
  const [first] = ordered
  const isWhole = first && new Set(ordered).size === sectionOf(all, first).length
  if (!isWhole || ordered.length !== wanted.split(',').length) return collided('ordnen')
  const isOneSection = ordered.every(({ values }) => sectionKeyOf(values) === sectionKeyOf(first.values))
  if (!isOneSection) return collided('ordnen')
  const outcome = await putInOrder(app, staff, mediaKind, ordered)
  return outcome === 'collision' ? collided('ordnen') : { note: 'geordnet' }
}

/** One place to the front or the back among the pictures that stand together. */
export async function moveByOne(
  app: App,
  staff: Staff,
  all: readonly ContentRecord[],
  record: ContentRecord,
  step: -1 | 1,
): Promise<MediaAnswer> {
  const own = sectionOf(all, record)
  const from = own.indexOf(record)
  const to = Math.min(own.length - 1, Math.max(0, from + step))
  const outcome = await putInOrder(app, staff, mediaKind, own.toSpliced(from, 1).toSpliced(to, 0, record))
  return outcome === 'collision' ? collided(step < 0 ? 'hoch' : 'runter') : { note: 'verschoben', id: record.id }
}
