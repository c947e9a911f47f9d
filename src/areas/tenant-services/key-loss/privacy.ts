import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Verlorener Schlüssel',
  data: 'welcher Schlüssel fehlt, bis wann Sie Ersatz brauchen, Name, E-Mail. Freiwillig sind Wohnung oder Anschrift, Telefon und Angaben dazu, wo und wann er verloren ging.',
  purpose:
    'um Ersatz zu beschaffen und zu prüfen, ob das Haus noch sicher verschlossen ist. Den Betrieb, der Schlüssel oder Schloss liefert, lassen wir wissen, was er dafür braucht.',
  basis:
    'Erfüllung des Mietvertrags (Art. 6 Abs. 1 Buchst. b DSGVO); wenn Sie nicht selbst Mieterin oder Mieter sind, unser berechtigtes Interesse an sicheren Häusern (Art. 6 Abs. 1 Buchst. f DSGVO).',
  deletion: (kept) => `${kept}.`,
}
