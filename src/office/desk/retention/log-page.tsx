import { appContext } from '#platform/app.server.ts'
import { formatDateTime, formatNumber } from '#ui/format.ts'
import { readCursor } from '#office/frame/cursor.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { PageLinks } from '#office/frame/frame/page-links.tsx'
import type { Route } from './+types/log-page.ts'
import { PrivacyTabs } from './privacy-tabs.tsx'
import { keptLabel, ruleLabel } from './retention-texts.ts'
import { deletionLogPage } from './retention-view.server.ts'

const HERE = '/verwaltung/aufbewahrung/protokoll'

export const meta = () => officeMeta('Löschprotokoll')

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = readCursor(url.searchParams)
  const page = await deletionLogPage(context.get(appContext), cursor)
  return { ...page, isFirst: cursor === undefined }
}

export default function DeletionLogPage({ loaderData: { entries, next, isFirst } }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Löschprotokoll"
      lead="Wann was nach welcher Regel gelöscht wurde. Wessen Daten es waren, steht nirgends mehr."
    >
      <PrivacyTabs current={HERE} />
      {entries.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">Noch ist nichts gelöscht worden.</p>
      ) : (
        <ol aria-label="Löschungen" className="divide-y divide-ink-200 rounded-card border border-ink-200 bg-white">
          {entries.map(({ id, kind, rule, count, deletedAt }) => (
            <li
              key={id}
              className="grid gap-x-4 px-4 py-2 md:grid-cols-[10.5rem_minmax(0,1fr)_minmax(0,1fr)_6rem] md:items-center"
            >
              <time dateTime={deletedAt} className="tabular text-xs text-ink-600 md:text-sm">
                {formatDateTime(new Date(deletedAt))}
              </time>
              <span className="text-ink-950">{keptLabel(kind)}</span>
              <span>{ruleLabel(rule)}</span>
              <span className="tabular md:text-right">{formatNumber(count)}</span>
            </li>
          ))}
        </ol>
      )}
      <PageLinks
        links={{
          Neueste: isFirst ? null : HERE,
          'Weiter →': next === null ? null : `${HERE}?nach=${encodeURIComponent(next)}`,
        }}
      />
    </PageFrame>
  )
}
