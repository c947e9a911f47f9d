import type { FormRules } from '#forms/form-rules.ts'
import type { Service } from './schema.ts'

const shared = ['vorname', 'nachname', 'email', 'nachricht']

const rulesOf = (service: Service, ...required: string[]): FormRules => ({
  required: [...shared, ...required],
  load: async () => (await import('./schema.ts')).enquirySchemas[service],
})

export const enquiryRules: Record<Service, FormRules> = {
  hausverwaltung: rulesOf('hausverwaltung', 'leistung', 'immobilienart'),
  gutachten: rulesOf('gutachten', 'leistung', 'gutachtenart'),
  schadensanierung: rulesOf('schadensanierung', 'leistung'),
  instandhaltungsarbeiten: rulesOf('instandhaltungsarbeiten', 'leistung'),
  nebenkostenabrechnung: rulesOf('nebenkostenabrechnung', 'anzahlEinheiten'),
}
