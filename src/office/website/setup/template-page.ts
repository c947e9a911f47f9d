import { attachmentHeaders } from '#platform/files/file-name.ts'
import { BYTE_ORDER_MARK } from '#platform/spreadsheet/csv.ts'
import { columns } from '../portfolio-files/csv/columns.ts'

/** An empty table with the headings that an import knows. */
export function loader() {
  const headings = columns.map(({ heading }) => heading).join(';')
  return new Response(`${BYTE_ORDER_MARK}${headings}\r\n`, {
    headers: attachmentHeaders({ name: 'wohnungen.csv', type: 'text/csv; charset=utf-8' }),
  })
}
