import type { Locator } from '@playwright/test'

/** What the applicant types, by the names on the wire (specification, chapter 3), step by step; each step's required fields are here. */
export const applicant = {
  Hauptbewerber: {
    applicant_first_name: 'Jana',
    applicant_last_name: 'Öztürk-Weiß',
    applicant_email: 'jana@example.org',
    applicant_phone: '0170 1234567',
    applicant_birth_date: '17.05.1990',
  },
  Adresse: {
    current_address_street: 'Rheinstraße 5',
    current_address_postal_code: '56112',
    current_address_city: 'Lahnstein',
  },
  Haushalt: { household_size: '2', preferred_move_in_date: '01.03.2027' },
  Finanzen: { monthly_net_income_euro: '3200,50' },
} as const

/** Fills fields by name inside `form`; only those that are shown. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]:visible`).first().fill(value)
  }
}

export async function consent(form: Locator): Promise<void> {
  for (const name of ['privacy_policy_accepted', 'data_processing_consent']) {
    await form.locator(`input[type="checkbox"][name="${name}"]`).check()
  }
}

/** A reference as it is shown: eight characters without look-alikes. */
export const REFERENCE = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/
