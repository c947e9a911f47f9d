import type { SearchMiss } from '#areas/help-centre/public.server.ts'
import { plural } from '#ui/format.ts'
import { Panel } from '#office/frame/frame/panel.tsx'
import { quoted } from '#values/quoted.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

/** Lists searches of the help centre that found nothing. */
export function UnansweredPanel({ searches, mayWrite }: { searches: readonly SearchMiss[]; mayWrite: boolean }) {
  return (
    <Panel title="In der Hilfe gesucht und nicht gefunden" flush>
      {searches.length === 0 ? (
        <p className="px-4 pb-4 text-ink-600 sm:px-5 sm:pb-5">
          In den letzten 90 Tagen hat jede Suche etwas gefunden. Umlaute stehen hier ausgeschrieben.
        </p>
      ) : (
        <ul className="divide-y divide-ink-200 border-t border-ink-200">
          {searches.map(({ term, count }) => (
            <li key={term} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 sm:px-5">
              <span className="py-2 [overflow-wrap:anywhere]">
                <span>{quoted(term)}</span> <span className="text-ink-600">{plural(count, 'Mal', 'Mal')}</span>
              </span>
              {mayWrite && (
                <ThumbLink
                  to={`/verwaltung/hilfeartikel/neu?title=${encodeURIComponent(term)}`}
                  aria-label={`Artikel dazu schreiben: ${term}`}
                >
                  Artikel dazu schreiben
                </ThumbLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
