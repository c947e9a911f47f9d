import { TextAreaField } from '#forms/text-field.tsx'
import { formatDayOf } from '#ui/format.ts'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { ShownRequest } from './shown-request.ts'

type HoldPanelProps = { request: ShownRequest; now: number; refusal: FormRefusal | undefined }

/** Suspends the deletion of a request, or allows it again; with the reason, which everybody who reads the request can read. */
export function HoldPanel({ request, now, refusal }: HoldPanelProps) {
  const { legalHold, deleteAfter, version, mergedInto } = request
  const intent = legalHold ? 'aufheben' : 'aussetzen'
  const isOverdue = deleteAfter !== null && Date.parse(deleteAfter) <= now
  return (
    <Panel anchor="loeschung" title="Löschung" className="print:hidden">
      <p>
        {legalHold
          ? 'Ausgesetzt: Weder die Löschfrist noch ein Löschwunsch entfernt diesen Vorgang.'
          : deleteAfter
            ? mergedInto === null
              ? `Der Vorgang wird am ${formatDayOf(deleteAfter)} gelöscht.`
              : `Der Vorgang wird am ${formatDayOf(deleteAfter)} gelöscht, aber nicht vor dem, zu dem er gehört.`
            : 'Die Löschfrist beginnt, wenn der Vorgang abgeschlossen ist.'}
      </p>
      {legalHold && isOverdue && (
        <p>Die Frist ist abgelaufen. Heben Sie die Aussetzung auf, löscht ihn der nächste tägliche Lauf.</p>
      )}
      <details key={version} open={refusal?.intent === intent}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {legalHold ? 'Löschung wieder zulassen …' : 'Löschung aussetzen …'}
        </summary>
        <OfficeForm
          key={version}
          intent={intent}
          refusal={refusal}
          required={['hold_reason']}
          className="mt-3 space-y-3"
        >
          <input type="hidden" name="version" value={version} />
          <TextAreaField
            name="hold_reason"
            label="Grund"
            hint={
              legalHold ? 'Warum darf er wieder gelöscht werden?' : 'Zum Beispiel ein Rechtsstreit. Steht im Verlauf.'
            }
            rows={2}
          />
          <SecondarySubmit>{legalHold ? 'Löschung wieder zulassen' : 'Löschung aussetzen'}</SecondarySubmit>
        </OfficeForm>
      </details>
    </Panel>
  )
}
