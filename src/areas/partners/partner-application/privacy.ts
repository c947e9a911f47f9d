import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Bewerbung als Handwerker-Partner',
  data: 'Art der Partnerschaft, gewünschte Objekte, Betrieb, Ansprechperson, E-Mail, Telefon, Anschrift, Gewerk, Berufsjahre, Leistungen, Einsatzgebiet. Freiwillig sind Website, Zertifikate, Versicherung, Referenzen, Nachweise und Nachricht.',
  purpose: 'um über eine Zusammenarbeit zu entscheiden.',
  basis: 'Anbahnung eines Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO).',
  deletion: (kept) => `${kept}.`,
}
