import { euro } from '#forms/amount-fields.ts'
import { day } from '#forms/days.ts'
import { asShown, line } from '#forms/text-fields.ts'

/** Questions about how the rent would be paid. */
export const finances = {
  monthly_net_income_euro: euro('Monatliches Nettoeinkommen', {
    required: 'Nettoeinkommen ist erforderlich',
    hint: 'Was im Monat auf Ihrem Konto ankommt, zum Beispiel 2.400,00',
    tells: 'income',
    neutral: 'shown',
  }),
  employer_name: line('Arbeitgeber', { autoComplete: 'organization' }),
  employer_address: line('Anschrift des Arbeitgebers', { autoComplete: 'off' }),
  employment_since: day('Beschäftigt seit', {
    latest: 'today',
    compared: { rank: 2 },
    neutral: 'shown',
  }),
  employment_type: line('Art der Beschäftigung', {
    options: asShown(
      'Unbefristet angestellt',
      'Befristet angestellt',
      'Verbeamtet',
      'Selbstständig',
      'Ausbildung oder Studium',
      'Rente oder Pension',
      'Ohne Beschäftigung',
      'Sonstiges',
    ),
    placeholder: 'Keine Angabe',
    hint: 'Ihre wichtigste Beschäftigung',
    tells: 'employment',
    compared: { as: 'Beschäftigung', rank: 1 },
    neutral: 'shown',
  }),
  additional_income_euro: euro('Weiteres Einkommen im Monat', { tells: 'income', neutral: 'shown' }),
  additional_income_source: line('Quelle des weiteren Einkommens', { autoComplete: 'off' }),
}

/** Where the money comes from stands first. */
export const financesForStaff: readonly (keyof typeof finances)[] = [
  'monthly_net_income_euro',
  'employment_type',
  'employer_name',
  'employer_address',
  'employment_since',
  'additional_income_euro',
  'additional_income_source',
]
