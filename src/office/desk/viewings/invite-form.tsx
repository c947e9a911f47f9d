import { TextAreaField } from '#forms/text-field.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'

type Option = { value: string; label: string; hint?: string }

type InviteFormProps = {
  applicants: readonly Option[]
  slots: readonly Option[]
  refusal: FormRefusal | undefined
  /** First text of the mail. */
  text: string
  /** Raised with each invitation: the form is drawn anew. */
  formKey: string
}

/** Whom to invite to what, and with which words. */
export function InviteForm({ applicants, slots, refusal, text, formKey }: InviteFormProps) {
  const refused = refusal?.intent === 'einladen' ? refusal : undefined
  return (
    <Panel anchor="einladen" title="Einladen" className="print:hidden">
      {applicants.length === 0 || slots.length === 0 ? (
        <p>
          {slots.length === 0
            ? 'Legen Sie zuerst einen Termin an.'
            : 'Nehmen Sie zuerst Bewerbungen in die engere Auswahl: Erst dann sieht das Büro, wer kommt.'}
        </p>
      ) : (
        <OfficeForm key={formKey} intent="einladen" refusal={refusal} values={{ text }} className="space-y-4">
          <div className="grid gap-4 md:grid-cols-2">
            <Boxes legend="Wen?" name="applicant" options={applicants} ticked={refused?.values?.applicant} />
            <Boxes
              legend="Zu welchen Terminen?"
              name="slot"
              options={slots}
              ticked={refused?.values?.slot ?? (slots.length === 1 ? slots[0]?.value : undefined)}
            />
          </div>
          <details open={refused !== undefined}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              Text der E-Mail ansehen und ändern
            </summary>
            <TextAreaField
              name="text"
              label="Text"
              rows={12}
              hint="Was in doppelten Klammern steht, wird für jede Person eingesetzt. Die Datei für den Kalender hängt an."
            />
          </details>
          <SubmitButton size="sm">Einladung senden</SubmitButton>
        </OfficeForm>
      )}
    </Panel>
  )
}

type BoxesProps = {
  legend: string
  name: string
  options: readonly Option[] /** Values with spaces between them. */
  ticked: string | undefined
}

function Boxes({ legend, name, options, ticked = '' }: BoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-ink-950">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked.split(' ').includes(value)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span>{label}</span>
            {hint && <span className="block text-xs text-ink-600">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
