import type { App } from '#platform/app.server.ts'
import type { InboxRow } from '#requests/request/inbox/inbox-query.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { findSubject } from '#areas/letting/public.server.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { inboxQuery, readFilters } from '../inbox/filters.ts'
import { readRows, type ShownRow } from '../inbox/read-rows.server.ts'
import { pairFault, pairFaultText } from './rules.ts'

const MOST_OFFERED = 6
const MOST_FOUND = 20

export type Candidate = Pick<
  ShownRow,
  'contactName' | 'kind' | 'status' | 'summary' | 'place' | 'receivedAt' | 'alarm'
> & {
  reference: string
  /** Why it cannot be chosen, in a sentence. */
  fault: string | null
}

export type CandidateGroup = { label: string; candidates: Candidate[] }

/** Finds requests that this one could be merged with: from the same person, about the same flat, the same house; or by what was typed. */
export async function findCandidates(
  app: App,
  staff: Staff,
  request: StoredRequest,
  search: string,
): Promise<CandidateGroup[]> {
  const find = (filters: Record<string, string>) => findRows(app, staff, filters)
  if (search !== '') {
    const rows = await find({ status: 'alle', q: search })
    return [{ label: 'Gefunden', candidates: await shown(app, staff, request, rows.slice(0, MOST_FOUND)) }]
  }
  const subject = await findSubject(app, request)
  const [person, flat, house] = await Promise.all([
    request.contactEmail === '' ? [] : find({ status: 'alle', person: request.reference }),
    subject?.apartment ? find({ status: 'alle', wohnung: subject.apartment.id }) : [],
    subject ? find({ status: 'alle', haus: subject.propertyId }) : [],
  ])
  const named = new Set<string>()
  const groups: CandidateGroup[] = []
  for (const [label, rows] of [
    ['Von derselben Person', person],
    ['Zur selben Wohnung', flat],
    ['Zum selben Haus', house],
  ] as const) {
    const fresh = await shown(
      app,
      staff,
      request,
      rows.filter(({ id }) => !named.has(id)),
    )
    // Only what can be chosen is worth a place.
    const candidates = fresh.filter(({ fault }) => fault === null).slice(0, MOST_OFFERED)
    for (const { id } of rows) named.add(id)
    if (candidates.length > 0) groups.push({ label, candidates })
  }
  return groups
}

/** Everything else from the same person. */
export async function findFromPerson(app: App, staff: Staff, request: StoredRequest): Promise<Candidate[]> {
  return shown(app, staff, request, await findRows(app, staff, { status: 'alle', person: request.reference }))
}

async function findRows(app: App, staff: Staff, filters: Record<string, string>): Promise<InboxRow[]> {
  const query = inboxQuery(readFilters(new URLSearchParams(filters)), staff, app.clock.now())
  const { rows } = await inbox(app.db).page(query, staff.id)
  return rows.toSorted((one, other) => Number(isClosed(one.status)) - Number(isClosed(other.status)))
}

async function shown(app: App, staff: Staff, request: StoredRequest, rows: readonly InboxRow[]): Promise<Candidate[]> {
  const others = rows.filter(({ id, kind }) => id !== request.id && mayWriteKind(staff.role, kind))
  const found = await inbox(app.db).listByIds(others.map(({ id }) => id))
  const byId = new Map(found.map(({ request: other }) => [other.id, other]))
  return (await readRows(app, staff, others, new Map())).flatMap((row) => {
    const other = byId.get(row.id)
    if (!other) return []
    const { contactName, kind, status, summary, place, receivedAt, alarm } = row
    return {
      contactName,
      kind,
      status,
      summary,
      place,
      receivedAt,
      alarm,
      reference: showReference(row.reference),
      fault: faultOf(request, other),
    }
  })
}

function faultOf(request: StoredRequest, other: StoredRequest): string | null {
  const fault = pairFault(request, other)
  if (fault !== null) return pairFaultText(fault)
  return other.mergedInto === null ? null : 'Schon zusammengeführt: Wählen Sie den Vorgang, der weitergeht.'
}
