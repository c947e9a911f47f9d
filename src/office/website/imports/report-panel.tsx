import { plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { ImportReport } from './preview.ts'
import { LeftOut } from './preview-lists.tsx'

/** Reports how the import of a file ended. */
export function ReportPanel({ report: { fresh, changed, removed, hidden, leftOut } }: { report: ImportReport }) {
  const done = [
    fresh > 0 && `${fresh} neu`,
    changed > 0 && `${changed} geändert`,
    removed > 0 && `${removed} von der Website genommen`,
  ].filter(Boolean)
  return (
    <>
      <Notice tone="success" role="status">
        <p>{`Übernommen: ${done.join(', ')}.`}</p>
        {hidden > 0 && (
          <p>
            {`${plural(hidden, 'Gebäude wartet', 'Gebäude warten')} als Entwurf. Tragen Sie ein, was noch fehlt, und drücken Sie „Veröffentlichen“.`}
          </p>
        )}
        <p className="flex flex-wrap gap-x-6">
          <a href="/verwaltung/gebaeude" className="link inline-flex min-h-11 items-center">
            Gebäude
          </a>
          <a href="/verwaltung/wohnungen" className="link inline-flex min-h-11 items-center">
            Wohnungen
          </a>
          <a href="/verwaltung/verlauf" className="link inline-flex min-h-11 items-center">
            Im Verlauf ansehen oder zurücknehmen
          </a>
        </p>
      </Notice>
      <LeftOut title="Hinweise und Ausgelassenes" leftOut={leftOut} />
    </>
  )
}
