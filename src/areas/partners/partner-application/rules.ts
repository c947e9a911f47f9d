import type { FieldName } from './labels.ts'

export type PartnerStep = { id: string; title: string; fields: readonly FieldName[]; holdsFiles?: boolean }

/** The four steps of the application and what each asks for (specification, chapter 5). */
export const steps: readonly [PartnerStep, PartnerStep, PartnerStep, PartnerStep] = [
  { id: 'partnerschaft', title: 'Partnerschaft', fields: ['partnershipType', 'specificObjects'] },
  {
    id: 'betrieb',
    title: 'Ihr Betrieb',
    fields: ['companyName', 'contactPerson', 'email', 'phone', 'companyAddress'],
  },
  {
    id: 'leistungen',
    title: 'Gewerk und Leistungen',
    fields: ['tradeCategory', 'experienceYears', 'servicesOffered', 'coverageAreas'],
  },
  {
    id: 'weiteres',
    title: 'Weitere Angaben',
    fields: ['website', 'certifications', 'insuranceInfo', 'proofs', 'companyReferences', 'message'],
    holdsFiles: true,
  },
]
