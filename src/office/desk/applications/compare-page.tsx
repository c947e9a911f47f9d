import { data } from 'react-router'
import { readReference } from '#requests/request/reference.ts'
import { statusLabels } from '#requests/request/status.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { formatDayOf, formatNumber } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { Route } from './+types/compare-page.ts'
import { type Applicant, readCompared } from './applicants.server.ts'
import { comparedFacts } from './facts.ts'
import { FlatLead, flatTitle } from './flat-head.tsx'
import { APPLICANTS_PER_PAGE } from './list-order.ts'

const MOST = 4

export const meta = () => officeMeta('Bewerbungen im Vergleich')

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const wanted = url.searchParams.getAll('b').flatMap((typed) => readReference(typed) ?? [])
  const found = await readCompared(app, params.apartmentId, wanted.slice(0, APPLICANTS_PER_PAGE), MOST)
  if (!found) throw data(null, { status: 404 })
  const subject = { kind: 'apartment', id: params.apartmentId }
  const detail = `${found.count}`
  await recordRead(app, staff, { action: 'application.compare', subject, detail })
  return {
    about: params.apartmentId,
    ...found,
  }
}

/** Two to four applications side by side. On a phone the columns are swiped, and the first stays. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { about, subject, applicants, count } = loaderData
  return (
    <PageFrame
      title={`Vergleich: ${flatTitle(subject)}`}
      lead={<FlatLead subject={subject} />}
      back={{ to: `/verwaltung/bewerbungen/${about}`, label: 'Alle Bewerbungen um diese Wohnung' }}
    >
      {count < 2 && (
        <Notice tone="info">Bitte wählen Sie in der Liste der Wohnung zwei bis vier Bewerbungen aus.</Notice>
      )}
      {count > MOST && (
        <Notice tone="info">Mehr als vier stehen nicht lesbar nebeneinander: Hier sind die ersten vier.</Notice>
      )}
      {applicants.length > 0 && (
        <ComparisonTable applicants={applicants} rentEuro={subject?.apartment?.totalRentEuro ?? null} />
      )}
    </PageFrame>
  )
}

type ComparisonTableProps = { applicants: readonly Applicant[]; rentEuro: number | null }

const rowHeader =
  'sticky left-0 z-10 w-28 min-w-28 border-r border-ink-200 bg-white! align-top hyphens-auto whitespace-normal! md:w-56'

function ComparisonTable({ applicants, rentEuro }: ComparisonTableProps) {
  const columns = applicants.map(({ facts }) => comparedFacts(facts, rentEuro))
  const own: [string, (applicant: Applicant) => string][] = [
    ['Eingegangen', ({ receivedAt }) => formatDayOf(receivedAt)],
    [
      'Stand',
      ({ status, refusedBecause }) =>
        refusedBecause ? `${statusLabels[status]}: ${refusedBecause}` : statusLabels[status],
    ],
    ['Unterlagen', ({ files }) => (files === 0 ? 'Keine' : formatNumber(files))],
  ]
  return (
    <div
      // A region that scrolls must be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label="Vergleich der Bewerbungen"
      className="snap-x scroll-pl-28 overflow-x-auto rounded-card border border-ink-200 bg-white md:scroll-pl-56"
    >
      <table className="office-table">
        <thead>
          <tr>
            <th scope="col" className={rowHeader}>
              <span className="sr-only">Angabe</span>
            </th>
            {applicants.map(({ reference, name, isOnShortlist }) => (
              <th
                key={reference}
                scope="col"
                className="min-w-36 snap-start align-top [overflow-wrap:anywhere] whitespace-normal! md:min-w-52"
              >
                <ThumbLink to={`/verwaltung/anfragen/${reference}`}>{name}</ThumbLink>
                {isOnShortlist && <SoftBadge tone="green">Engere Auswahl</SoftBadge>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(columns[0] ?? []).map(([label], index) => (
            <tr key={label}>
              <th scope="row" className={rowHeader}>
                {label}
              </th>
              {applicants.map(({ reference }, column) => (
                <td key={reference} className="[overflow-wrap:anywhere]">
                  {columns[column]?.[index]?.[1]}
                </td>
              ))}
            </tr>
          ))}
          {own.map(([label, read]) => (
            <tr key={label}>
              <th scope="row" className={rowHeader}>
                {label}
              </th>
              {applicants.map((applicant) => (
                <td key={applicant.reference}>{read(applicant)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
