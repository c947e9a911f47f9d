import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Anfragen von Eigentümern',
  lead: 'Das sind die Formulare zu Hausverwaltung, Gutachten, Schadensanierung, Instandhaltungsarbeiten und Nebenkostenabrechnung.',
  data: 'Name, E-Mail, Nachricht, je nach Formular die Art der Immobilie oder des Gutachtens oder die Zahl der Wohneinheiten. Freiwillig ist die Telefonnummer.',
  purpose: 'um Sie zu beraten und Ihnen ein Angebot zu machen.',
  basis: 'Anbahnung eines Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO).',
  deletion: (kept) => `${kept}. Kommt ein Vertrag zustande, wird die Anfrage Teil der Vertragsakte.`,
}
