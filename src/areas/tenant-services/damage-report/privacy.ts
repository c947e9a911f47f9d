import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Schadensmeldung',
  data: 'Name, E-Mail, Wohnung oder Anschrift, Schadensort, Beschreibung, Dringlichkeit, ob Gefahr besteht. Freiwillig sind Telefon, Wunschzeit, Anmerkungen und bis zu sechs Fotos.',
  further: {
    Fotos:
      'Ihr Browser verkleinert sie, bevor er sie sendet (ohne JavaScript nicht); versteckte Angaben wie Aufnahmeort, Zeit und Gerät fallen dabei weg. Unser Server zeichnet jedes Foto noch einmal neu und speichert nur dieses Bild, getrennt von der Website und unter einem zufälligen Namen. Das gesendete Original behält er nicht. Die E-Mail an unser Büro nennt nur die Zahl der Fotos. Bitte achten Sie darauf, dass auf ihnen keine Personen und nichts Privates zu sehen sind.',
    Notfälle:
      'Melden Sie außerhalb unserer Geschäftszeiten einen Notfall oder eine Gefahr, erhält auch unser Bereitschaftsdienst die Meldung per E-Mail. Eine Nachricht auf sein Telefon nennt nur die Vorgangsnummer.',
    'Ohne Netz':
      'Erreicht Ihr Browser uns nicht, behält er Ihre Meldung mit den Fotos auf Ihrem Gerät und sendet sie, sobald das Netz zurück ist. Haben Sie die Seite geschlossen, sendet er sie, wenn Sie sie innerhalb von 24 Stunden wieder öffnen; danach fragt er vorher. Sie können das jederzeit abbrechen.',
    'Passende Hilfeartikel':
      'Während Sie schreiben, was passiert ist, schlagen wir Artikel der Mieterinfos vor. Dazu schickt Ihr Browser den Anfang der Beschreibung und den Schadensort an unseren Server. Er speichert sie dafür nicht.',
  },
  purpose: 'um den Schaden zu beheben. Den Betrieb, der ihn behebt, lassen wir wissen, was er dafür braucht.',
  basis:
    'Erfüllung des Mietvertrags (Art. 6 Abs. 1 Buchst. b DSGVO, § 535 Abs. 1 und § 536c BGB); wenn Sie nicht selbst Mieterin oder Mieter sind, unser berechtigtes Interesse, Schäden abzuwenden (Art. 6 Abs. 1 Buchst. f DSGVO).',
  deletion: (kept) => `${kept}, der Regelfrist, in der Ansprüche verjähren (§ 195 BGB).`,
}
