import type { BadgeTone } from '#ui/badge/badge.tsx'
import type { RequestKind } from '../access/roles.ts'

/** What the kinds are called in lists, and their colour there. */
export const kindLabels: Record<RequestKind, string> = {
  tenant_application: 'Mieterbewerbung',
  damage_report: 'Schadensmeldung',
  rent_certificate: 'Mietbescheinigung',
  contact_message: 'Kontaktanfrage',
  landlord_enquiry: 'Vermieteranfrage',
  billing_enquiry: 'Abrechnungsanfrage',
  partner_application: 'Handwerker-Partner',
  job_application: 'Stellenbewerbung',
}

export const kindTones: Record<RequestKind, BadgeTone> = {
  tenant_application: 'blue',
  damage_report: 'red',
  rent_certificate: 'amber',
  contact_message: 'grey',
  landlord_enquiry: 'green',
  billing_enquiry: 'green',
  partner_application: 'purple',
  job_application: 'purple',
}

export function kindLabel(kind: string): string {
  return Object.hasOwn(kindLabels, kind) ? kindLabels[kind as RequestKind] : kind
}

export function kindTone(kind: string): BadgeTone {
  return Object.hasOwn(kindTones, kind) ? kindTones[kind as RequestKind] : 'grey'
}
