import { germanToday } from '#forms/days.ts'
import { DateField } from '#forms/date-field.tsx'
import { Fieldset } from '#forms/field-frame.tsx'
import { MoneyField, TextField } from '#forms/text-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { labels } from '../labels.ts'

/** Stored as shown. */
const employmentTypes = [
  'Unbefristet angestellt',
  'Befristet angestellt',
  'Verbeamtet',
  'Selbstständig',
  'Ausbildung oder Studium',
  'Rente oder Pension',
  'Ohne Beschäftigung',
  'Sonstiges',
].map((type) => ({ value: type, label: type }))

/** What the rent would be paid from. */
export function FinancesStep() {
  return (
    <div className="grid gap-y-10">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <MoneyField
          name="monthly_net_income_euro"
          label={labels.monthly_net_income_euro}
          hint="Was im Monat auf Ihrem Konto ankommt, zum Beispiel 2.400,00"
          className="sm:col-span-2 sm:max-w-sm"
        />
        <SelectField
          name="employment_type"
          label={labels.employment_type}
          hint="Ihre wichtigste Beschäftigung"
          placeholder="Keine Angabe"
          options={employmentTypes}
        />
        <DateField name="employment_since" label={labels.employment_since} max={germanToday()} />
        <TextField name="employer_name" label={labels.employer_name} autoComplete="organization" />
        <TextField name="employer_address" label={labels.employer_address} autoComplete="off" />
      </div>
      <Fieldset
        legend="Weiteres Einkommen"
        hint="Zum Beispiel Kindergeld, Unterhalt, Wohngeld oder eine Nebentätigkeit."
      >
        <MoneyField name="additional_income_euro" label={labels.additional_income_euro} />
        <TextField name="additional_income_source" label={labels.additional_income_source} autoComplete="off" />
      </Fieldset>
    </div>
  )
}
