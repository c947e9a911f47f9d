import { Readable } from 'node:stream'
import { data, redirect } from 'react-router'
import { BYTE_ORDER_MARK, germanCsvLine } from '#platform/spreadsheet/csv.ts'
import { writeXlsx } from '#platform/spreadsheet/write-xlsx.server.ts'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { kindLabel } from '#office/desk/request/kind-labels.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { filterAddress, inboxQuery, readFilters } from '../filters.ts'
import type { Route } from './+types/export-page.ts'
import { type ExportContext, kindsInList, MOST_ROWS, type Table, tableOf } from './export-table.server.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Exports what the inbox shows at this address: `?format=csv` or `xlsx`, and the list's own filters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const now = app.clock.now()
  const format = url.searchParams.get('format')
  if (format !== 'csv' && format !== 'xlsx') throw data(null, { status: 404 })

  const filters = readFilters(url.searchParams)
  const query = inboxQuery(filters, staff, now)
  const count = await inbox(app.db).count(query, MOST_ROWS)
  if (count > MOST_ROWS) {
    const address = filterAddress(filters)
    throw redirect(`/verwaltung/anfragen${address}${address === '' ? '?' : '&'}hinweis=zu-viele`)
  }
  const team = new Map((await staffAccounts(app.db).list()).map(({ id, name }) => [id, name]))
  const given = { app, staff, query, team }
  const kinds = await kindsInList(given)
  await recordAudit(app, app.db, staff, { action: 'requests.export', detail: `${format}, ${count}` })

  const file =
    format === 'csv'
      ? Readable.from(csvOf(tableOf(given, kinds)))
      : writeXlsx(sheetsOf(given, kinds.length > 0 ? kinds : query.kinds.slice(0, 1)), now)
  const name = `anfragen-${now.toISOString().slice(0, 10)}.${format}`
  return new Response(Readable.toWeb(file) as ReadableStream, {
    headers: attachmentHeaders({ name, type: types[format] }),
  })
}

async function* csvOf({ headings, rows }: Table): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + germanCsvLine(headings), 'utf8')
  for await (const row of rows) yield Buffer.from(germanCsvLine(row), 'utf8')
}

/** Every kind on a sheet of its own, with its own columns. */
function sheetsOf(given: ExportContext, kinds: readonly string[]) {
  return kinds.map((kind) => ({ name: kindLabel(kind), ...tableOf(given, [kind]) }))
}
