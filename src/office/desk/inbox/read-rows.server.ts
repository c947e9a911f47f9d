import { jobTitles } from '#areas/jobs/public.server.ts'
import { isPlaceOpen } from '#areas/open-place.ts'
import { nameSubjects } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { oneLine } from '#values/one-line.ts'
import type { InboxRow } from '#requests/request/inbox/inbox-query.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { messages, type NewestMessage } from '#requests/request/messages/repository.server.ts'
import { isNeutral, neutralName } from '#requests/request/neutral.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { senders } from '#requests/request/senders/repository.server.ts'
import { snoozes } from '#requests/request/snoozes/repository.server.ts'
import { type Tag, tags } from '#requests/request/tags/repository.server.ts'
import { mayReadKind, mayWriteKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { type Summary, summaryOf } from '../request/summary.server.ts'

/** One row of the list; nothing in it tells who it is before the shortlist. */
export type ShownRow = InboxRow & {
  assignee: string | null
  mayWrite: boolean
  /** Somebody sent it twice. */
  isTwin: boolean
  summary: Summary
  /** The flat with its building, or the building alone. */
  place: string | null
  /** Nobody has said yet where. */
  isPlaceOpen: boolean
  files: number
  tags: readonly Tag[]
  snoozedUntil: string | null
  /** Closed, because its matter goes on in the request with this reference. */
  mergedWith: string | null
  /** Sender of the newest message, and its beginning; before the shortlist without words: part of a name is one, too. */
  last: { by: string; text: string } | null
}

const LONGEST_TEXT = 240

/** Everything a page of the list says, in as many statements for fifty rows as for one. `names`: of the staff, by their ids. */
export async function readRows(
  app: App,
  staff: Staff,
  rows: readonly InboxRow[],
  names: ReadonlyMap<string, string>,
): Promise<ShownRow[]> {
  const ids = rows.map(({ id }) => id)
  const parts = (await merged(app.db).intoAny(ids)).filter(({ kind }) => mayReadKind(staff.role, kind))
  const [twins, found, newest, tagged, asleep] = await Promise.all([
    senders(app.db).twinsOf(ids),
    inbox(app.db).listByIds(ids),
    messages(app.db).newestOf([...ids, ...parts.map(({ id }) => id)], app.clock.now()),
    tags(app.db).of(ids),
    snoozes(app.db).of(ids),
  ])
  const whole = new Map(found.map((each) => [each.request.id, each]))
  const stored = found.map(({ request }) => request)
  const [places, codes, survivors] = await Promise.all([
    nameSubjects(app, idsOf(stored, 'apartmentId'), idsOf(stored, 'propertyId')),
    jobTitles(
      app.db,
      stored.map(({ payload }) => payload),
    ),
    requests(app.db).referencesOf(idsOf(stored, 'mergedInto')),
  ])
  return rows.flatMap((row) => {
    const { request, fileCount } = whole.get(row.id) ?? {}
    // Deleted since the page was read.
    if (request === undefined) return []
    const isHidden = isNeutral(row)
    const place = places.get(request.apartmentId ?? '') ?? places.get(request.propertyId ?? '')
    const summary = summaryOf(request, { codes, rentEuro: place?.totalRentEuro ?? null })
    const said = [row, ...parts.filter(({ into }) => into === row.id)].flatMap(({ id }) => newest.get(id) ?? [])
    const last = said.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
    return {
      ...row,
      contactName: isHidden ? neutralName(showReference(row.reference)) : row.contactName,
      isTwin: twins.has(row.id),
      assignee: row.assigneeId === null ? null : (names.get(row.assigneeId) ?? 'früheres Konto'),
      mayWrite: mayWriteKind(staff.role, row.kind),
      summary: { ...summary, text: beginning(summary.text) },
      place: place ? `${place.name}, ${place.place}` : null,
      isPlaceOpen: isPlaceOpen(request),
      snoozedUntil: asleep.get(row.id) ?? null,
      mergedWith: survivors.get(request.mergedInto ?? '') ?? null,
      tags: tagged.get(row.id) ?? [],
      files: isHidden ? 0 : (fileCount ?? 0),
      last: last ? { by: writerOf(last, staff, names), text: isHidden ? '' : beginning(last.body) } : null,
    }
  })
}

function idsOf(stored: readonly StoredRequest[], field: 'apartmentId' | 'propertyId' | 'mergedInto'): string[] {
  return [...new Set(stored.flatMap((each) => each[field] ?? []))]
}

function writerOf({ origin, staffId }: NewestMessage, staff: Staff, names: ReadonlyMap<string, string>): string {
  if (origin === 'sender') return 'Absender'
  if (staffId === null) return 'Automatisch'
  return staffId === staff.id ? 'Sie' : (names.get(staffId) ?? 'früheres Konto')
}

const beginning = (text: string) => oneLine(text.slice(0, LONGEST_TEXT)).replaceAll(/ {2,}/g, ' ').trim()
