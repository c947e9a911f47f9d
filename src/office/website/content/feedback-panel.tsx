import type { AnswerFeedback, Feedback, Missing } from '#company/content/feedback.ts'
import { formatDayOf } from '#ui/format.ts'
import { quoted } from '#values/quoted.ts'
import { Panel } from '#office/frame/frame/panel.tsx'
import { feedbackInWords } from './feedback-in-words.ts'

/** How many found it helpful, and what was missing, newest first. */
export function FeedbackPanel({ counts, missing }: { counts: Feedback; missing: readonly Missing[] }) {
  return (
    <Panel title="War das hilfreich?">
      <Counts of={counts} />
      {missing.length > 0 && (
        <>
          <h3 className="font-semibold text-ink-950">Was gefehlt hat</h3>
          <ul className="divide-y divide-ink-200">
            {missing.map(({ id, text, at }) => (
              <li key={id} className="py-2 [overflow-wrap:anywhere]">
                <span>{text}</span> <span className="whitespace-nowrap text-ink-600">{formatDayOf(at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

type AnswerFeedbackPanelProps = { counts: Feedback; answers: readonly AnswerFeedback[] }

/** Which answers of the assistant helped and which did not, with what was asked. */
export function AnswerFeedbackPanel({ counts, answers }: AnswerFeedbackPanelProps) {
  return (
    <Panel title="Antworten des Assistenten: War das hilfreich?">
      <Counts of={counts} />
      {answers.length > 0 && (
        <ul className="divide-y divide-ink-200">
          {answers.map(({ id, question, isHelpful, missing, at }) => (
            <li key={id} className="py-2 [overflow-wrap:anywhere]">
              <strong>{isHelpful ? 'Ja' : 'Nein'}</strong> <span>{`· ${quoted(question)}`}</span>{' '}
              <span className="whitespace-nowrap text-ink-600">{formatDayOf(at)}</span>
              {missing && <p>{`Gefehlt hat: ${missing}`}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Counts({ of }: { of: Feedback }) {
  return <p>{of.yes + of.no === 0 ? 'Noch keine Antwort in den letzten 180 Tagen.' : feedbackInWords(of)}</p>
}
