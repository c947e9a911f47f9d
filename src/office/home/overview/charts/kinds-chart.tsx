import { Link } from 'react-router'
import { formatNumber } from '#ui/format.ts'
import { kindLabel } from '#office/desk/request/kind-labels.ts'
import { type KindWeeks, shortDay, type Week } from '../weeks.ts'
import { Bars } from './bars.tsx'

type KindsChartProps = { weeks: readonly Week[]; kinds: readonly KindWeeks[] }

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
const listOf = (kind: string, from: string, until: string) =>
  `/verwaltung/anfragen?art=${kind}&status=alle&von=${from}&bis=${until}`

/** How many requests of each kind came in: twelve bars a kind, all on one scale, and the same as a table. */
export function KindsChart({ weeks, kinds }: KindsChartProps) {
  const highest = Math.max(0, ...kinds.flatMap(({ counts }) => counts))
  const first = weeks[0]?.from ?? ''
  const last = weeks.at(-1)?.until ?? ''
  return (
    <figure>
      <figcaption className="text-ink-600">{`Eingegangen je Woche vom ${shortDay(first)} bis ${shortDay(last)}; die helle Säule ist die laufende Woche. Der höchste Wert ist ${formatNumber(highest)}.`}</figcaption>
      <ul aria-label="Anfragen nach Art" className="mt-2 divide-y divide-ink-200">
        {kinds.map(({ kind, counts }) => (
          <li key={kind}>
            <Link
              to={listOf(kind, first, last)}
              prefetch="none"
              className="grid min-h-12 grid-cols-[minmax(0,1fr)_6rem_2.5rem] items-center gap-3 py-1.5 hover:bg-brand-50 sm:grid-cols-[11rem_minmax(0,1fr)_4rem]"
            >
              <span className="font-medium hyphens-auto text-ink-950 [overflow-wrap:anywhere]">{kindLabel(kind)}</span>
              <Bars values={counts} highest={Math.max(1, highest)} height={32} className="h-8 w-full" />
              <span className="tabular text-right font-semibold text-ink-950">
                <span>{formatNumber(total(counts))}</span>
                <span className="sr-only"> in zwölf Wochen</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <details>
        <summary className="min-h-11 py-3 font-semibold text-action">Als Tabelle</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Anfragen je Woche und Art">
          <table className="office-table">
            <thead>
              <tr>
                <th scope="col">Woche ab</th>
                {kinds.map(({ kind }) => (
                  <th key={kind} scope="col" className="text-right">
                    {kindLabel(kind)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ from, until }, index) => (
                <tr key={from}>
                  <th scope="row">{shortDay(from)}</th>
                  {kinds.map(({ kind, counts }) => (
                    <td key={kind} className="tabular p-0! text-right">
                      <Link
                        to={listOf(kind, from, until)}
                        prefetch="none"
                        className="inline-flex min-h-11 min-w-11 items-center justify-end px-3 text-action md:min-h-9"
                      >
                        {formatNumber(counts[index] ?? 0)}
                      </Link>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
