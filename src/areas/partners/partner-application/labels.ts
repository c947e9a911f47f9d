/** What each field is called: beside its input, in the error summary, in the mails. */
export const labels = {
  partnershipType: 'Art der Partnerschaft',
  specificObjects: 'Gewünschte Objekte oder Standorte',
  companyName: 'Firmenname',
  contactPerson: 'Ansprechperson',
  email: 'E-Mail',
  phone: 'Telefon',
  companyAddress: 'Firmenadresse',
  tradeCategory: 'Gewerk',
  experienceYears: 'Berufsjahre',
  servicesOffered: 'Angebotene Leistungen',
  coverageAreas: 'Einsatzgebiet',
  website: 'Website',
  certifications: 'Zertifikate und Qualifikationen',
  insuranceInfo: 'Versicherung',
  proofs: 'Nachweise (je max. 10MB)',
  companyReferences: 'Referenzen',
  message: 'Nachricht',
} as const

export type FieldName = keyof typeof labels
