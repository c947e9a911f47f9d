import type { Kind } from '#areas/kind.ts'
import { DateField } from '#forms/date-field.tsx'
import { germanToday } from '#forms/days.ts'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextAreaField } from '#forms/text-field.tsx'
import { formatDate } from '#ui/format.ts'
import { waitingTime } from './waiting-time.ts'

type RefusalFieldsProps = {
  kind: string
  rules: NonNullable<Kind['refusal']>
  /** Milliseconds. */
  now: number
}

/** Why, until when it is kept, and the mail about it: the same for one application and for many. */
export function RefusalFields({ kind, rules, now }: RefusalFieldsProps) {
  const { earliest, offered } = waitingTime(germanToday(new Date(now)), kind)
  return (
    <>
      <SelectField
        name="reason"
        label="Grund"
        placeholder="Bitte wählen"
        hint="Bleibt im Büro: als Nachweis, dass kein verbotener Grund den Ausschlag gab (§ 22 AGG)."
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
        hint={`Leer: ${formatDate(offered)}, so lange wie zugesagt. Frühestens ${formatDate(earliest)}.`}
      />
      <p className="text-xs text-ink-600">{rules.keptBecause}</p>
      <RadioGroupField
        name="mail"
        label="Absage per E-Mail"
        options={[
          { value: 'jetzt', label: 'Sofort senden' },
          {
            value: 'am',
            label: 'An einem späteren Tag senden',
            hint: 'Um 8 Uhr. Bis dahin steht der Vorgang für die Person auf „in Bearbeitung“.',
          },
          { value: 'nein', label: 'Keine E-Mail' },
        ]}
      />
      <DateField name="mail_on" label="Tag der Absage" voluntary="Nur für „an einem späteren Tag“." />
      <TextAreaField
        name="mail_text"
        label="Text der Absage"
        rows={8}
        hint="Was in doppelten Klammern steht, wird eingesetzt. Der Text nennt keinen Grund."
      />
    </>
  )
}
