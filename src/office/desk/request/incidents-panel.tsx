import type { Incident } from '#areas/letting/public.server.ts'
import { formatDate } from '#ui/format.ts'
import { Panel } from '#office/frame/frame/panel.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

type IncidentsPanelProps = {
  incidents: readonly Incident[]
  /** Whether the reader may open them in the office. */
  mayOpen: boolean
  mayAnswer: boolean
}

/** Lists known incidents in the request's house: perhaps the answer is there already. */
export function IncidentsPanel({ incidents, mayOpen, mayAnswer }: IncidentsPanelProps) {
  if (incidents.length === 0) return null
  return (
    <Panel
      anchor="stoerungen"
      title={incidents.length === 1 ? 'Bekannte Störung' : 'Bekannte Störungen'}
      className="scroll-mt-4 border-warn-400"
    >
      <ul className="space-y-3">
        {incidents.map(({ id, title, text, sinceOn, expectedEnd }) => (
          <li key={id}>
            {mayOpen ? (
              <ThumbLink to={`/verwaltung/stoerungen/${id}`} className="font-semibold [overflow-wrap:anywhere]">
                {title}
              </ThumbLink>
            ) : (
              <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{title}</p>
            )}
            {text && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>}
            <p className="text-ink-600">{`Seit ${formatDate(sinceOn)}${expectedEnd ? `, voraussichtlich bis: ${expectedEnd}` : ''}`}</p>
          </li>
        ))}
      </ul>
      {mayAnswer && (
        <p className="text-ink-600 print:hidden">
          Ein Text dazu steht bei{' '}
          <a href="#antwort" className="link">
            Antworten
          </a>{' '}
          unter „Vorlage“.
        </p>
      )}
    </Panel>
  )
}
