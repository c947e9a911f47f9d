import { TextAreaField } from '#forms/text-field.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatDateTime } from '#ui/format.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '../frame/office-form.tsx'
import { Panel } from '../frame/panel.tsx'
import { ResendForm } from './answer/resend-form.tsx'
import type { TimelineEntry } from './timeline.ts'

type TimelinePanelProps = { timeline: readonly TimelineEntry[]; mayWrite: boolean; refusal: FormRefusal | undefined }

/** What happened, newest first, and a place to note something for colleagues. */
export function TimelinePanel({ timeline, mayWrite, refusal }: TimelinePanelProps) {
  const notes = timeline.filter(({ title }) => title === 'Notiz').length
  return (
    <Panel anchor="verlauf" title="Verlauf">
      {mayWrite && (
        <OfficeForm
          // Empty again after each note.
          key={notes}
          intent="notiz"
          refusal={refusal}
          className="space-y-3 print:hidden"
        >
          <TextAreaField name="note" label="Interne Notiz" hint="Sieht nur das Büro." rows={3} />
          <SubmitButton intent="notiz" size="sm" variant="secondary">
            Notiz hinzufügen
          </SubmitButton>
        </OfficeForm>
      )}
      <ol className="space-y-3 border-l-2 border-ink-200 pl-4">
        {timeline.map((entry) => (
          <li key={`${entry.at} ${entry.title} ${entry.text ?? ''}`}>
            <p className={classNames('[overflow-wrap:anywhere]', entry.isWarning ? 'text-bad-700' : 'text-ink-950')}>
              {entry.title}
            </p>
            {entry.resend && mayWrite && <ResendForm mailId={entry.resend} title={entry.title} />}
            {entry.text && (
              <p className="mt-1 rounded-control bg-sand-100 px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-line text-ink-950">
                {entry.text}
              </p>
            )}
            <p className="text-xs text-ink-600">
              {formatDateTime(new Date(entry.at))} Uhr{entry.who && `, ${entry.who}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
