import type { Kind } from '#areas/kind.ts'
import { DateField } from '#forms/date-field.tsx'
import { germanToday } from '#forms/days.ts'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextAreaField } from '#forms/text-field.tsx'
import { formatDate, formatDayOf } from '#ui/format.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '../frame/office-form.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { ShownRequest } from '../request/shown-request.ts'
import { reasonLabel, refusalOf } from './reasons.ts'
import { waitingTime } from './waiting-time.ts'

type RefusalPanelProps = {
  request: ShownRequest
  refused: { reason: string; note: string | null } | null
  mayWrite: boolean
  refusal: FormRefusal | undefined
  /** What the mail about a refusal begins with. */
  text: string
  /** Milliseconds. */
  now: number
}

/** Why an application was refused; or the way to refuse it, with a reason and the waiting time of the law. */
export function RefusalPanel({ request, refused, mayWrite, refusal, text, now }: RefusalPanelProps) {
  const { kind, deleteAfter } = request
  const rules = refusalOf(kind)
  if (!rules) return null
  if (refused !== null) {
    return (
      <Panel anchor="ablehnen" title="Abgelehnt">
        <Facts
          facts={[
            ['Grund', reasonLabel(kind, refused.reason)],
            ['Erläuterung', refused.note],
            ['Wird gelöscht am', deleteAfter === null ? null : formatDayOf(deleteAfter)],
          ]}
        />
        <p className="text-xs text-ink-600">{rules.keptBecause}</p>
      </Panel>
    )
  }
  if (!mayWrite) return null
  return (
    <Panel anchor="ablehnen" title="Ablehnen" className="print:hidden">
      <details open={isWanted(refusal)} className="group">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Mit einem Grund ablehnen …</summary>
        <RefusalForm request={request} rules={rules} refusal={refusal} text={text} now={now} />
      </details>
    </Panel>
  )
}

/** Tried here, or with the status alone, which asked for the reason. */
function isWanted(refusal: FormRefusal | undefined): boolean {
  return refusal?.intent === 'ablehnen' || (refusal?.intent === 'bearbeiten' && refusal.values?.status === 'abgelehnt')
}

type RefusalFormProps = {
  request: ShownRequest
  rules: NonNullable<Kind['refusal']>
  refusal: FormRefusal | undefined
  text: string
  now: number
}

function RefusalForm({ request, rules, refusal, text, now }: RefusalFormProps) {
  const { earliest, offered } = waitingTime(germanToday(new Date(now)))
  return (
    <OfficeForm
      key={request.version}
      intent="ablehnen"
      refusal={refusal}
      values={{ delete_on: '', mail: 'nein', mail_text: text }}
      required={['reason']}
      className="mt-3 space-y-4"
    >
      <input type="hidden" name="version" value={request.version} />
      <SelectField
        name="reason"
        label="Grund"
        placeholder="Bitte wählen"
        hint="Bleibt im Büro: als Nachweis, dass kein verbotener Grund den Ausschlag gab (§ 22 AGG)."
        options={Object.entries(rules.reasons).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField
        name="note"
        label="Erläuterung"
        rows={2}
        hint="Nur bei „Anderer Grund“ nötig. Ein sachlicher Satz."
      />
      <DateField
        name="delete_on"
        label="Löschen am"
        min={earliest}
        max={offered}
        hint={`Leer: ${formatDate(offered)}, sechs Monate nach der Absage. Frühestens ${formatDate(earliest)}.`}
      />
      <p className="text-xs text-ink-600">{rules.keptBecause}</p>
      <RadioGroupField
        name="mail"
        label="Absage per E-Mail"
        options={[
          { value: 'nein', label: 'Keine E-Mail' },
          { value: 'jetzt', label: 'Sofort senden' },
          {
            value: 'am',
            label: 'An einem späteren Tag senden',
            hint: 'Um 8 Uhr. Bis dahin steht der Vorgang für die Person auf „in Bearbeitung“.',
          },
        ]}
      />
      <DateField name="mail_on" label="Tag der Absage" voluntary="Nur für „an einem späteren Tag“." />
      <TextAreaField
        name="mail_text"
        label="Text der Absage"
        rows={8}
        hint="Was in doppelten Klammern steht, wird eingesetzt. Der Text nennt keinen Grund."
      />
      <SubmitButton intent="ablehnen" size="sm" variant="danger">
        Bewerbung ablehnen
      </SubmitButton>
    </OfficeForm>
  )
}
