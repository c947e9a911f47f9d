import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Bewerbung um eine Stelle',
  data: 'Name, E-Mail, Telefon, Anschrift, Lebenslauf. Freiwillig sind Anschreiben, Zeugnisse, Verfügbarkeit, Gehaltswunsch und Nachricht.',
  purpose: 'um über Ihre Bewerbung zu entscheiden.',
  basis:
    'Anbahnung eines Beschäftigungsverhältnisses (Art. 6 Abs. 1 Buchst. b und Art. 88 DSGVO, § 26 BDSG); nach einer Absage unser berechtigtes Interesse, uns gegen Ansprüche nach § 15 AGG zu verteidigen (Art. 6 Abs. 1 Buchst. f DSGVO).',
  deletion: (kept) => `${kept} des Verfahrens.`,
}
