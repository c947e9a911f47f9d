import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Kontaktformular',
  data: 'Name, E-Mail, Betreff, Nachricht. Freiwillig ist die Telefonnummer.',
  purpose: 'um Ihre Anfrage zu beantworten.',
  basis:
    'Anbahnung oder Erfüllung eines Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO), sonst unser berechtigtes Interesse, Anfragen zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO).',
  deletion: (kept) => `${kept}.`,
  notes: {
    'E-Mail-Programm':
      '„Im E-Mail-Programm öffnen“ übergibt Ihre Eingaben an Ihr eigenes E-Mail-Programm. Über die Website erhalten wir dann nichts.',
  },
}
