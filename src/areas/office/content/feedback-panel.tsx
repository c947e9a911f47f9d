import type { Feedback, Missing } from '#areas/help-centre/public.server.ts'
import { formatDayOf } from '#ui/format.ts'
import { Panel } from '../frame/panel.tsx'
import { feedbackInWords } from './feedback-in-words.ts'

/** How many found it helpful, and what was missing, newest first. */
export function FeedbackPanel({ counts, missing }: { counts: Feedback; missing: readonly Missing[] }) {
  return (
    <Panel title="War das hilfreich?">
      <p>{counts.yes + counts.no === 0 ? 'Noch keine Antwort in den letzten 180 Tagen.' : feedbackInWords(counts)}</p>
      {missing.length > 0 && (
        <>
          <h3 className="font-semibold text-ink-950">Was gefehlt hat</h3>
          <ul className="divide-y divide-ink-200">
            {missing.map(({ id, text, at }) => (
              <li key={id} className="py-2 [overflow-wrap:anywhere]">
                {text} <span className="whitespace-nowrap text-ink-600">{formatDayOf(at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
