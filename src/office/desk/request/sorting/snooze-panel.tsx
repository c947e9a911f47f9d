import { Form } from 'react-router'
import { FieldError } from '#forms/field-frame.tsx'
import { useField } from '#forms/form-context.ts'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { filterControl } from '#office/frame/frame/filter-controls.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { dueOf } from '#office/desk/inbox/due.ts'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import type { ShownRequest } from '../shown-request.ts'

type SnoozePanelProps = {
  request: ShownRequest
  sorting: {
    /** When it is to be seen again; null: it is among the open ones. */
    snoozedUntil: string | null
    /** The days that may be chosen, YYYY-MM-DD. */
    snoozeDays: { first: string; last: string }
  }
  now: number
  refusal: FormRefusal | undefined
}

/** Puts an open request off to a day, and says that a promised time runs on. */
export function SnoozePanel({ request, sorting, now, refusal }: SnoozePanelProps) {
  const { snoozedUntil: until, snoozeDays: days } = sorting
  const isOver = until !== null && Date.parse(until) <= now
  return (
    <Panel anchor="wiedervorlage" title="Wiedervorlage" className="print:hidden">
      {until !== null && (
        <>
          <p>
            {isOver
              ? `Seit dem ${formatDayOf(until)} wieder vorgelegt.`
              : `Am ${formatDayOf(until)}, oder sobald der Absender schreibt. Bis dahin steht der Vorgang nicht bei den offenen, sondern unter „Wiedervorlage“.`}
          </p>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="wiedervorlage-beenden" />
            <SecondaryButton type="submit">Wiedervorlage beenden</SecondaryButton>
          </Form>
        </>
      )}
      {dueOf(request, now) && request.dueAt !== null && (
        <p>{`Die Frist läuft weiter: versprochen bis ${formatDateTime(new Date(request.dueAt))} Uhr.`}</p>
      )}
      <OfficeForm key={until} intent="wiedervorlage" stays refusal={refusal} className="space-y-1">
        <DayField days={days} />
      </OfficeForm>
    </Panel>
  )
}

/** The browser's own field, which works without JavaScript. */
function DayField({ days }: { days: SnoozePanelProps['sorting']['snoozeDays'] }) {
  const field = useField('wiedervorlage')
  return (
    <>
      <label htmlFor={field.id} className="block font-semibold text-ink-950">
        Wiedervorlage am
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={field.id}
          type="date"
          name="wiedervorlage"
          min={days.first}
          max={days.last}
          defaultValue={field.defaultValue}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? field.errorId : undefined}
          className={`${filterControl} w-40!`}
        />
        <SecondarySubmit className="min-h-11">Vorlegen</SecondarySubmit>
      </div>
      <FieldError field={field} />
    </>
  )
}
