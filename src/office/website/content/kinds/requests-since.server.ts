import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import { inbox } from '#requests/submissions/inbox/repository.server.ts'
import { showReference } from '#requests/submissions/reference.ts'
import { may } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { filterAddress, inboxQuery, MOST_COUNTED, readFilters } from '#office/desk/inbox/filters.ts'
import { readRows } from '#office/desk/inbox/read-rows.server.ts'
import type { RequestsAbout } from '../kind.ts'

const MOST_SHOWN = 10

/** What came about the incident's house since it began and is still open: perhaps it is about this. */
export async function requestsSince(app: App, staff: Staff, { values }: ContentRecord): Promise<RequestsAbout | null> {
  if (!may(staff.role, 'requests.read')) return null
  const about = { status: 'offen', haus: String(values.property_id), von: String(values.since_on) }
  const filters = readFilters(new URLSearchParams(about))
  const query = inboxQuery(filters, staff, app.clock.now())
  const [{ rows }, total] = await Promise.all([
    inbox(app.db).page({ ...query, limit: MOST_SHOWN }, staff.id),
    inbox(app.db).count(query, MOST_COUNTED),
  ])
  const shown = await readRows(app, staff, rows, new Map())
  return {
    title: 'Offene Anfragen dieses Hauses seit Beginn',
    none: 'Seit Beginn der Störung kam aus diesem Haus nichts, was noch offen ist.',
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
