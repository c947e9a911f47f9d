import { Link } from 'react-router'
import { formatDateTime, plural } from '#ui/format.ts'
import { Panel } from '../frame/panel.tsx'

/** When it was deleted last, and how much. */
export function RunsPanel({ runs }: { runs: readonly { at: string; count: number }[] }) {
  return (
    <Panel title="Letzte Läufe">
      {runs.length === 0 ? (
        <p>Noch keiner. Der erste kommt in der nächsten Nacht.</p>
      ) : (
        <ul>
          {runs.map(({ at, count }) => (
            <li key={at} className="py-1">
              {formatDateTime(new Date(at))} Uhr: {plural(count, 'Vorgang', 'Vorgänge')} gelöscht
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/verwaltung/aufbewahrung/protokoll" className="link inline-flex min-h-11 items-center">
          Löschprotokoll ansehen
        </Link>
      </p>
    </Panel>
  )
}
