import { appContext } from '#platform/app.server.ts'
import { formatDateTime } from '#ui/format.ts'
import { readCursor } from '#office/frame/cursor.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { PageLinks } from '#office/frame/frame/page-links.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import type { Route } from './+types/page.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { type AuditFilters, auditAddress, readAuditFilters } from './audit-filters.ts'
import { knownActions, logPage, type ShownLine } from './shown-lines.server.ts'

export const meta = () => officeMeta('Protokoll')

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const team = (await staffAccounts(app.db).list()).map(({ id, name }) => ({ id, name }))
  const filters = readAuditFilters(url.searchParams)
  const cursor = readCursor(url.searchParams)
  const page = await logPage(app, filters, new Map(team.map(({ id, name }) => [id, name])), cursor)
  return { ...page, filters, team, actions: knownActions, isFirst: cursor === undefined }
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { lines, next, filters, team, actions, isFirst } = loaderData
  return (
    <PageFrame
      title="Protokoll"
      lead="Wer was gelesen und geändert hat und wem der Zugriff verweigert wurde. Nach zwölf Monaten wird es gelöscht."
    >
      <AuditFilterForm filters={filters} actions={actions} team={team} />
      {lines.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          Dazu steht nichts im Protokoll. Ändern Sie die Filter, um anderes zu sehen.
        </p>
      ) : (
        <ol aria-label="Einträge" className="divide-y divide-ink-200 rounded-card border border-ink-200 bg-white">
          {lines.map((line) => (
            <Line key={line.id} line={line} filters={filters} />
          ))}
        </ol>
      )}
      <PageLinks
        links={{
          Neueste: isFirst ? null : `/verwaltung/protokoll${auditAddress(filters)}`,
          'Weiter →': next === null ? null : `/verwaltung/protokoll${auditAddress(filters, next)}`,
        }}
      />
    </PageFrame>
  )
}

function Line({ line, filters }: { line: ShownLine; filters: AuditFilters }) {
  const { at, who, what, detail, subject } = line
  return (
    <li className="grid gap-x-4 px-4 py-2 md:grid-cols-[10.5rem_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)] md:items-center">
      <time dateTime={at} className="tabular text-xs text-ink-600 md:text-sm">
        {formatDateTime(new Date(at))}
      </time>
      <span className="[overflow-wrap:anywhere]">{who}</span>
      <span className="[overflow-wrap:anywhere] text-ink-950">
        <span>{what}</span>
        {detail !== '' && <span className="text-ink-600">{`: ${detail}`}</span>}
      </span>
      {subject && (
        <span className="flex flex-wrap gap-x-4">
          {subject.to ? (
            <ThumbLink to={subject.to} className="md:min-h-8">
              {subject.label}
            </ThumbLink>
          ) : (
            <span className="inline-flex min-h-11 items-center md:min-h-8">{subject.label}</span>
          )}
          {filters.subject !== subject.filter && (
            <ThumbLink
              to={`/verwaltung/protokoll${auditAddress({ ...filters, subject: subject.filter })}`}
              className="text-ink-600 md:min-h-8"
              aria-label={`Alles dazu: ${subject.label}`}
            >
              Alles dazu
            </ThumbLink>
          )}
        </span>
      )}
    </li>
  )
}
