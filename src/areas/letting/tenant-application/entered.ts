import type { EnteredTexts } from '#platform/submissions/submission-kind.ts'
import { labels, memberLabels } from './labels.ts'

/** The application as staff read it; the labels speak of the applicant there. */
export const entered: EnteredTexts = {
  groups: [
    {
      heading: 'Hauptbewerber',
      fields: [
        'applicant_first_name',
        'applicant_last_name',
        'applicant_email',
        'applicant_phone',
        'applicant_birth_date',
        'applicant_place_of_birth',
        'applicant_nationality',
        'applicant_marital_status',
      ],
    },
    {
      heading: 'Jetzige Wohnung',
      fields: [
        'current_address_street',
        'current_address_postal_code',
        'current_address_city',
        'current_landlord_name',
        'current_landlord_phone',
        'current_rent_euro',
        'current_lease_end_date',
      ],
    },
    { heading: 'Haushalt', fields: ['household_size', 'household_members'] },
    {
      heading: 'Einkommen',
      fields: [
        'monthly_net_income_euro',
        'employment_type',
        'employer_name',
        'employer_address',
        'employment_since',
        'additional_income_euro',
        'additional_income_source',
      ],
    },
    {
      heading: 'Selbstauskunft',
      fields: [
        'pets',
        'pet_details',
        'smoking',
        'previous_evictions',
        'previous_evictions_details',
        'insolvency_proceedings',
        'insolvency_details',
        'deposit_available',
        'preferred_move_in_date',
        'additional_comments',
      ],
    },
    { heading: 'Einwilligungen', fields: ['privacy_policy_accepted', 'data_processing_consent'] },
  ],
  labels: {
    ...labels,
    current_landlord_name: 'Vermieter',
    current_landlord_phone: 'Telefon des Vermieters',
    pets: 'Haustiere',
    smoking: 'Raucht',
    previous_evictions: 'Räumungsklage oder Zwangsräumung',
    insolvency_proceedings: 'Insolvenzverfahren',
    deposit_available: 'Kaution sofort verfügbar',
    preferred_move_in_date: 'Gewünschter Einzug',
    additional_comments: 'Anmerkungen',
  },
  items: { household_members: { ...memberLabels, relationship: 'Verhältnis' } },
}
