import type { App } from '#platform/app.server.ts'
import type { RequestsAbout } from '#company/content/content-kind.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { may } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { filterAddress, inboxQuery, MOST_COUNTED, readFilters } from '#office/desk/inbox/filters.ts'
import { readRows } from '#office/desk/inbox/read-rows.server.ts'

const MOST_SHOWN = 10

type RequestLine = { reference: string; name: string; kind: string; text: string; receivedAt: string }

/** `to`: the list that shows all of them. `total` counts up to one more than `MOST_COUNTED`. */
export type ShownRequests = { title: string; none: string; to: string; total: number; rows: RequestLine[] }

/** The requests that a record is about; null: the reader sees none. */
export async function requestsAbout(app: App, staff: Staff, about: RequestsAbout): Promise<ShownRequests | null> {
  if (!may(staff.role, 'requests.read')) return null
  const filters = readFilters(new URLSearchParams(about.filters))
  const query = inboxQuery(filters, staff, app.clock.now())
  const [{ rows }, total] = await Promise.all([
    inbox(app.db).page({ ...query, limit: MOST_SHOWN }, staff.id),
    inbox(app.db).count(query, MOST_COUNTED),
  ])
  const shown = await readRows(app, staff, rows, new Map())
  return {
    title: about.title,
    none: about.none,
    to: `/verwaltung/anfragen${filterAddress(filters)}`,
    total,
    rows: shown.map(({ reference, contactName, kind, summary, receivedAt }) => ({
      reference: showReference(reference),
      name: contactName,
      kind,
      text: [summary.subject, summary.text].filter(Boolean).join(' · '),
      receivedAt,
    })),
  }
}
