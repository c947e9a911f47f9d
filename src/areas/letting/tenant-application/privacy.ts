import type { PrivacyPart } from '#areas/kind.ts'

export const privacy: PrivacyPart = {
  title: 'Mieterbewerbung',
  data: 'gewünschte Wohnung; Name, E-Mail und Anschrift; Zahl der Personen im Haushalt; Nettoeinkommen. Freiwillig sind Telefon, Geburtsdatum, Geburtsort, Staatsangehörigkeit, Familienstand, Angaben zum jetzigen Mietverhältnis und Vermieter, zu weiteren Personen im Haushalt, zu Beschäftigung und weiterem Einkommen sowie die Selbstauskunft (Haustiere, Rauchen, Räumungen, Insolvenzverfahren, Kaution).',
  purpose:
    'um über Ihre Bewerbung zu entscheiden und eine Besichtigung zu vereinbaren. Bis zur engeren Auswahl entscheidet unser Büro ohne Ihren Namen, Ihre Herkunft, Ihr Alter und Ihren Familienstand. Wer sie vorher ansieht, etwa für einen Anruf, wird festgehalten. Laden wir Sie zu einer Besichtigung ein, speichern wir Ihre Zu- oder Absage mit der Bewerbung. Die Termine selbst, mit dem Namen der Person, die die Wohnung zeigt, löschen wir sechs Monate danach, frühestens mit den Bewerbungen der Eingeladenen.',
  basis:
    'Anbahnung eines Mietvertrags (Art. 6 Abs. 1 Buchst. b DSGVO); für freiwillige Angaben Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Nach einer Absage bewahren wir die Bewerbung auf, um uns gegen Ansprüche nach dem Allgemeinen Gleichbehandlungsgesetz verteidigen zu können (Art. 6 Abs. 1 Buchst. f DSGVO, § 21 Abs. 5 AGG).',
  deletion: (kept) => `${kept} des Verfahrens. Kommt ein Mietvertrag zustande, wird die Bewerbung Teil der Mietakte.`,
  notes: {
    'Weitere Personen':
      'Geben Sie Daten anderer Personen an, informieren Sie diese bitte darüber. Diese Erklärung gilt auch für sie (Art. 14 DSGVO); ihre Daten haben wir von Ihnen.',
  },
}
