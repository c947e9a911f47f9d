import { germanToday } from '#forms/days.ts'
import { DateField } from '#forms/date-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { site } from '#site'
import { labels } from '../labels.ts'
import { MARITAL_STATUSES } from '../form-rules.ts'

const asked = site.tenantApplication.sensitiveQuestions

/** Who would sign the contract. */
export function ApplicantStep() {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <TextField name="applicant_first_name" label={labels.applicant_first_name} autoComplete="given-name" />
      <TextField name="applicant_last_name" label={labels.applicant_last_name} autoComplete="family-name" />
      <TextField
        name="applicant_email"
        label={labels.applicant_email}
        hint="Für die Eingangsbestätigung."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="applicant_phone"
        label={labels.applicant_phone}
        hint="Für Rückfragen."
        type="tel"
        autoComplete="tel"
      />
      <DateField
        name="applicant_birth_date"
        label={labels.applicant_birth_date}
        autoComplete="bday"
        max={germanToday()}
      />
      {asked.applicant_place_of_birth && (
        <TextField
          name="applicant_place_of_birth"
          label={labels.applicant_place_of_birth}
          voluntary="Nur für den Mietvertrag, wenn es so weit ist."
          autoComplete="off"
        />
      )}
      {asked.applicant_nationality && (
        <TextField
          name="applicant_nationality"
          label={labels.applicant_nationality}
          voluntary="Nur für Formulare in passender Sprache."
          autoComplete="off"
        />
      )}
      {asked.applicant_marital_status && (
        <SelectField
          name="applicant_marital_status"
          label={labels.applicant_marital_status}
          voluntary="Nur um zu wissen, wer unterschreibt."
          placeholder="Keine Angabe"
          options={MARITAL_STATUSES.map((status) => ({ value: status, label: status }))}
        />
      )}
    </div>
  )
}
