import { wordTable } from '#platform/word-table.ts'

/** Names each action of the log. An action of another name shows its name: add it here when you add one. */
const groups = wordTable<Record<string, string>>({
  Anfragen: {
    'request.read': 'Vorgang gelesen',
    'request.file': 'Datei geöffnet',
    'request.certificate': 'Mietbescheinigung als PDF erstellt',
    'request.status': 'Status geändert',
    'request.assigned': 'Zuständigkeit geändert',
    'request.note': 'Notiz geschrieben',
    'request.entered': 'Anfrage für jemanden eingetragen',
    'request.place': 'Ort eingetragen',
    'request.message-read': 'Nachricht gelesen, keine Antwort nötig',
    'request.tagged': 'Schlagwort hinzugefügt',
    'request.untagged': 'Schlagwort entfernt',
    'request.merged': 'Vorgänge zusammengeführt',
    'request.separated': 'Vorgänge wieder getrennt',
    'request.snoozed': 'Wiedervorlage gesetzt',
    'request.snooze-ended': 'Wiedervorlage beendet',
    'request.released': 'Spam-Verdacht aufgehoben',
    'request.answered': 'Antwort geschrieben',
    'request.refused': 'Abgesagt',
    'request.shortlisted': 'In die engere Auswahl genommen',
    'request.unshortlisted': 'Aus der engeren Auswahl genommen',
    'application.reveal': 'Namen vor der engeren Auswahl gezeigt',
    'application.list': 'Bewerbungen einer Wohnung gelesen',
    'application.compare': 'Bewerbungen verglichen',
    'request.link-voided': 'Link des Absenders ungültig gemacht',
    'requests.export': 'Anfragen als Tabelle ausgegeben',
  },
  Besichtigungen: {
    'viewing.add': 'Termine angelegt',
    'viewing.write': 'Termin geändert',
    'viewing.cancel': 'Termin abgesagt',
    'viewing.drawn': 'Plätze einer Besichtigung ausgelost',
    'viewing.attendance': 'Vermerkt, wer bei einer Besichtigung war',
    'viewing.booking-cancelled': 'Gebuchte Besichtigung für jemanden abgesagt',
    'viewing.calendar': 'Termine als Kalender ausgegeben',
  },
  Mails: {
    'mail.read': 'Mail gelesen',
    'mail.file': 'Mail als Datei ausgegeben',
    'mail.resend': 'Mail noch einmal versucht',
    'mail.retry': 'Aufgegebene Mails noch einmal versucht',
    'mail.test': 'Testmail angefordert',
    'template.write': 'Vorlage geändert',
    'template.reset': 'Vorlage auf den Standard zurückgesetzt',
    'template.remove': 'Vorlage gelöscht',
  },
  Datenschutz: {
    'request.hold': 'Löschung ausgesetzt',
    'request.hold-lifted': 'Löschung wieder zugelassen',
    'request.deleted-by-sender': 'Auf Wunsch des Absenders gelöscht',
    'person.find': 'Nach einer E-Mail-Adresse gesucht',
    'person.export': 'Daten einer Person ausgegeben',
    'person.delete': 'Daten einer Person gelöscht',
    'retention.run': 'Löschlauf gestartet',
  },
  Anmeldung: {
    'sign-in': 'Angemeldet',
    'sign-in.wrong': 'Anmeldung fehlgeschlagen',
    'sign-in.limited': 'Anmeldung gebremst: zu viele Versuche',
    'sign-out': 'Abgemeldet',
    refused: 'Zugriff verweigert',
  },
  Konten: {
    'staff.add': 'Konto angelegt',
    'staff.role': 'Rolle geändert',
    'staff.reset': 'Neuen Link ausgestellt',
    'staff.disable': 'Konto gesperrt',
    'staff.enable': 'Konto geöffnet',
    'staff.password': 'Passwort gesetzt',
    'staff.sessions': 'Sitzungen beendet',
    'staff.second-factor': 'Zweiten Faktor eingerichtet',
    'staff.second-factor-removed': 'Zweiten Faktor entfernt',
    'staff.recovery-codes': 'Ersatzcodes erneuert',
    'passkey.add': 'Passkey eingerichtet',
    'passkey.rename': 'Passkey umbenannt',
    'passkey.remove': 'Passkey entfernt',
    'device.add': 'Mitteilungen auf einem Gerät eingeschaltet',
    'device.remove': 'Gerät für Mitteilungen entfernt',
  },
})

const contentVerbs = wordTable<string>({ create: 'angelegt', write: 'geändert', remove: 'gelöscht' })

export type ActionGroup = { label: string; options: { value: string; label: string }[] }

/** Every action there is a word for, in groups. `content`: names and labels of the kinds of content. */
export function actionGroups(content: readonly { name: string; label: string }[]): ActionGroup[] {
  const named = Object.entries(groups).map(([label, actions]) => ({ label, options: optionsOf(actions) }))
  const ofContent = content.flatMap(({ name, label }) =>
    Object.entries(contentVerbs).map(([verb, text]) => [`${name}.${verb}`, `${label} ${text}`]),
  )
  const actions = {
    ...Object.fromEntries(ofContent),
    'portfolio.import': 'Bestand aus Datei übernommen',
    'company.import': 'Firma aus Ordner übernommen',
  }
  return [...named, { label: 'Inhalte', options: optionsOf(actions) }]
}

function optionsOf(actions: Record<string, string>) {
  return Object.entries(actions).map(([value, label]) => ({ value, label }))
}
