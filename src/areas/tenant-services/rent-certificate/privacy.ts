import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Mietbescheinigung',
  data: 'Wohnung, Name, E-Mail, Verwendungszweck, Einzugsdatum, Anschrift. Freiwillig sind Telefon und Anmerkungen.',
  purpose: 'um die Bescheinigung auszustellen.',
  basis: 'Erfüllung des Mietvertrags (Art. 6 Abs. 1 Buchst. b DSGVO).',
  deletion: (kept) => `${kept}.`,
}
