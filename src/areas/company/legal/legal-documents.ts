/** The legal pages: their address, and what search engines show of them. Their texts stand in `content/legal/`. */
export const legalDocuments = {
  impressum: {
    title: 'Impressum',
    description: 'Wer diese Website betreibt: Anschrift, Vertretung, Register, Aufsicht und Bildnachweis.',
  },
  datenschutz: {
    title: 'Datenschutzerklärung',
    description:
      'Welche Daten diese Website verarbeitet, wofür, auf welcher Rechtsgrundlage, wie lange, und welche Rechte Sie haben.',
  },
  barrierefreiheit: {
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Wie barrierefrei diese Website ist, was noch fehlt, wie Sie uns Hürden melden und wer die Einhaltung überwacht.',
  },
  agb: {
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Die Bedingungen, zu denen wir vermieten, verwalten und bauen: Preise, Zahlung, Verzug, Fristen.',
  },
} as const

export type LegalName = keyof typeof legalDocuments

export function isLegalName(name: string): name is LegalName {
  return Object.hasOwn(legalDocuments, name)
}
