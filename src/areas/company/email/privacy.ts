import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'E-Mail an uns',
  lead: 'Schreiben Sie uns eine E-Mail oder antworten Sie auf eine von uns, übernehmen wir sie in unsere Vorgangsverwaltung. Eine Antwort gehört zu Ihrem Vorgang und wird mit ihm gelöscht.',
  data: 'Name und Adresse des Absenders, Telefon und Portal bei Anfragen über ein Portal, Betreff, Text samt zitierten und angehängten E-Mails, Anhänge. Fotos zeichnen wir neu; Aufnahmeort und andere versteckte Angaben entfallen.',
  purpose: 'um Ihre Anfrage zu beantworten.',
  basis:
    'Anbahnung oder Erfüllung eines Vertrags (Art. 6 Abs. 1 Buchst. b DSGVO), sonst unser berechtigtes Interesse, Anfragen zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO).',
  deletion: (kept) => `${kept}.`,
}
