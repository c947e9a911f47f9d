import { findSubject, type Subject, tenancyFacts, type TenancyFacts } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { type FlatChoice, requestsByFlat } from '#requests/request/by-flat/repository.server.ts'
import { MOST_TWINS, senders } from '#requests/request/senders/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { openStatuses, type RequestStatus } from '#requests/request/status.ts'
import { reasonLabel } from '../refusals/reasons.ts'
import { isNeutral, neutralName } from '#requests/request/neutral.ts'
import { APPLICANTS_PER_PAGE, by, type ListState, type Sortable } from './list-order.ts'
import { nameHider } from './neutral/neutral.server.ts'

/** One application in the list of its flat and side by side. Who is not on the shortlist has a number for a name. */
export type Applicant = {
  id: string
  /** As everybody writes it. */
  reference: string
  name: string
  status: RequestStatus
  version: number
  isOnShortlist: boolean
  receivedAt: string
  dueAt: string | null
  answeredAt: string | null
  files: number
  /** References of others by probably the same person, the newest of them. */
  twins: string[]
  hasMoreTwins: boolean
  /** Why it was refused. */
  refusedBecause: string | null
  facts: TenancyFacts
}

export type ApplicantsPage = {
  /** Null: the flat is gone, its applications are not. */
  subject: Subject | null
  /** Of this flat, and of those the ones that were asked for. */
  all: number
  total: number
  /** From 1; a page beyond the last one is the last one. */
  page: number
  applicants: Applicant[]
}

/** One page of a flat's applications, or of those to a building where no flat was named; null when there is nothing of the kind. */
export async function readApplicants(app: App, about: string, { order, show, page }: ListState) {
  const byFlat = requestsByFlat(app.db, 'tenant_application')
  const choice = choices[show]
  const [subject, all, total] = await Promise.all([
    findSubject(app, { apartmentId: about, propertyId: about }),
    byFlat.count(about),
    byFlat.count(about, choice),
  ])
  if (subject === null && all === 0) return null
  const last = Math.max(1, Math.ceil(total / APPLICANTS_PER_PAGE))
  const shown = Math.min(page, last)
  const part = { limit: APPLICANTS_PER_PAGE, offset: (shown - 1) * APPLICANTS_PER_PAGE }
  const ids =
    order === 'neu'
      ? await byFlat.ids(about, choice, part)
      : (await sortedIds(app, about, choice, order)).slice(part.offset, part.offset + part.limit)
  return { subject, all, total, page: shown, applicants: await wholeApplicants(app, ids) } satisfies ApplicantsPage
}

const choices: Record<ListState['show'], FlatChoice> = {
  offen: { statuses: openStatuses },
  auswahl: { statuses: openStatuses, isShortlisted: true },
  alle: {},
}

/** By what was entered, so all of them are read, in parts. */
async function sortedIds(app: App, about: string, choice: FlatChoice, order: ListState['order']): Promise<string[]> {
  const rows: Sortable[] = []
  for await (const part of requestsByFlat(app.db, 'tenant_application').entered(about, choice))
    for (const { id, receivedAt, payload } of part)
      rows.push({ id, receivedAt, facts: tenancyFacts(payload, (text) => text) })
  return rows.toSorted(by[order]).map(({ id }) => id)
}

/** Those of a flat that these references name, newest first, and how many they are; null as above. */
export async function readCompared(app: App, about: string, references: readonly string[], atMost: number) {
  const byFlat = requestsByFlat(app.db, 'tenant_application')
  const [subject, all, ids] = await Promise.all([
    findSubject(app, { apartmentId: about, propertyId: about }),
    byFlat.count(about),
    references.length === 0 ? [] : byFlat.ids(about, { references }),
  ])
  if (subject === null && all === 0) return null
  return { subject, count: ids.length, applicants: await wholeApplicants(app, ids.slice(0, atMost)) }
}

/** Everybody on a flat's shortlist; null as above. */
export async function readShortlist(app: App, about: string) {
  const byFlat = requestsByFlat(app.db, 'tenant_application')
  const [subject, all, ids] = await Promise.all([
    findSubject(app, { apartmentId: about, propertyId: about }),
    byFlat.count(about),
    byFlat.ids(about, choices.auswahl),
  ])
  if (subject === null && all === 0) return null
  return { subject, applicants: (await byFlat.listByIds(ids)).map(applicantOf) }
}

async function wholeApplicants(app: App, ids: readonly string[]): Promise<Applicant[]> {
  const [found, files, twins] = await Promise.all([
    requestsByFlat(app.db, 'tenant_application').listByIds(ids),
    requestFiles(app.db).countOf([...ids]),
    senders(app.db).twinsOf([...ids]),
  ])
  return found.map((request) => {
    const others = twins.get(request.id) ?? []
    return {
      ...applicantOf(request),
      files: files.get(request.id) ?? 0,
      twins: others.slice(-MOST_TWINS).map((twin) => showReference(twin.reference)),
      hasMoreTwins: others.length > MOST_TWINS,
    }
  })
}

function applicantOf(request: StoredRequest): Omit<Applicant, 'files' | 'twins' | 'hasMoreTwins'> {
  const { id, kind, status, version, receivedAt, dueAt, answeredAt, payload, refusalReason } = request
  const reference = showReference(request.reference)
  const isHidden = isNeutral(request)
  return {
    id,
    reference,
    name: isHidden ? neutralName(reference) : request.contactName,
    status,
    version,
    isOnShortlist: request.shortlistedAt !== null,
    receivedAt,
    dueAt,
    answeredAt,
    refusedBecause: refusalReason === null ? null : reasonLabel(kind, refusalReason),
    facts: tenancyFacts(payload, isHidden ? nameHider(payload) : (text) => text),
  }
}
