import { columns } from '../portfolio-files/csv/columns.ts'

/** So that Excel takes it for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** An empty table with the headings that an import knows. */
export function loader() {
  const headings = columns.map(({ heading }) => heading).join(';')
  return new Response(`${BYTE_ORDER_MARK}${headings}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename=wohnungen.csv',
    },
  })
}
