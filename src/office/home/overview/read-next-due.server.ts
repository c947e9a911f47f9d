import type { App } from '#platform/app.server.ts'
import type { InboxRow } from '#requests/request/inbox/inbox-query.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { isNeutral, neutralName } from '#requests/request/neutral.ts'
import { showReference } from '#requests/request/reference.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { type Colleague, colleaguesFor } from '#office/desk/inbox/assignee-choice.ts'
import { inboxQuery, readFilters } from '#office/desk/inbox/filters.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'

export type NextRow = InboxRow & {
  /** A name. */
  assignee: string | null
  /** People it can be assigned to: the reader (`me`) and others; null: the reader may not assign. */
  choices: { me: boolean; colleagues: Colleague[] } | null
}

export type NextDue = {
  /** The list that this is the beginning of, as its address says it. */
  query: string
  /** Of that list's first page. */
  references: string[]
  rows: NextRow[]
}

const QUERY = '?sortierung=faellig'

/** The first of what is owed, each with who can take it over. */
export async function readNextDue(app: App, staff: Staff, atMost: number): Promise<NextDue> {
  const query = inboxQuery(readFilters(new URLSearchParams(QUERY)), staff, app.clock.now())
  const [{ rows }, team] = await Promise.all([inbox(app.db).page(query, staff.id), staffAccounts(app.db).list()])
  const names = new Map(team.map(({ id, name }) => [id, name]))
  return {
    query: QUERY,
    references: rows.map(({ reference }) => showReference(reference)),
    rows: rows.slice(0, atMost).map((row) => ({
      ...row,
      contactName: isNeutral(row) ? neutralName(showReference(row.reference)) : row.contactName,
      assignee: row.assigneeId === null ? null : (names.get(row.assigneeId) ?? 'früheres Konto'),
      choices: mayWriteKind(staff.role, row.kind)
        ? {
            me: row.assigneeId !== staff.id,
            colleagues: colleaguesFor(team, staff, [row.kind]).filter(({ id }) => id !== row.assigneeId),
          }
        : null,
    })),
  }
}
