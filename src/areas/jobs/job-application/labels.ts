/** What each field is called: beside its input, in the error summary, in the review and in mails. */
export const labels = {
  job: 'Stelle',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  cv: 'Lebenslauf (max. 5MB)',
  coverLetter: 'Anschreiben (max. 5MB)',
  certificates: 'Zeugnisse (je max. 10MB)',
  availableFrom: 'Verfügbar ab',
  salary: 'Gehaltsvorstellung',
  message: 'Nachricht',
} as const

export type FieldName = keyof typeof labels

/** The files in a review and in a mail, where their limits say nothing. */
export const fileLabels: Record<string, string> = {
  cv: 'Lebenslauf',
  coverLetter: 'Anschreiben',
  certificates: 'Zeugnisse',
}
