import { formatDate } from '#ui/format.ts'
import type { Incident } from './incident.ts'

/** Says what is broken, since when, and until when presumably. */
export function IncidentText({ incident: { house, title, text, sinceOn, expectedEnd } }: { incident: Incident }) {
  return (
    <>
      <p className="text-sm text-ink-700">{house}</p>
      <p className="font-semibold text-ink-950">{title}</p>
      {text && <p className="whitespace-pre-line">{text}</p>}
      <p className="text-sm text-ink-700">{`Seit ${formatDate(sinceOn)}${expectedEnd ? `, voraussichtlich bis: ${expectedEnd}` : ''}`}</p>
    </>
  )
}
