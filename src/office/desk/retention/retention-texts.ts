import type { AgedKind } from '#requests/retention/aged-tables.server.ts'
import { kindLabel } from '../request/kind-labels.ts'
import { wordTable } from '#platform/word-table.ts'

/** Why what hangs on no request is kept as long as it is; `from`: what the period begins with. */
export const agedBecause: Record<AgedKind, { from: string; reason: string }> = {
  audit_log: {
    from: 'nach dem Eintrag',
    reason:
      'Missbrauch fällt oft spät auf, spätestens beim Rückblick auf ein Jahr. Länger nicht: Es sind Daten über das Personal.',
  },
  content_history: {
    from: 'nach der Änderung',
    reason:
      'Danach steht im Verlauf nur noch, was geändert wurde, nicht mehr von wem. Rückgängig machen lässt es sich weiterhin.',
  },
  viewing_slots: {
    from: 'nach dem Termin',
    reason:
      'Wer wann wem eine Wohnung gezeigt hat, zählt so lange, wie nach einer Absage geklagt werden kann. Ein Termin bleibt mindestens, bis die Bewerbungen aller Eingeladenen gelöscht sind.',
  },
  outbox: {
    from: 'nach dem Versand',
    reason:
      'Testmails, Mails zu Suchaufträgen, Störungen und gebuchten Besichtigungen und andere ohne Vorgang: lange genug, um im Protokoll des Mailservers zu suchen.',
  },
  saved_searches: {
    from: 'nach dem Ende',
    reason:
      'Beendet oder nie bestätigt: So lange kann jemand einen Suchauftrag wieder aufnehmen, den er versehentlich beendet hat.',
  },
  incident_listeners: {
    from: 'nach dem Ende der Störung',
    reason: 'Kommt die Störung wieder, erfahren es alle, die sich für Nachrichten eingetragen haben.',
  },
  unconfirmed_listeners: {
    from: 'nach dem Eintragen',
    reason: 'Niemand hat die Adresse bestätigt: Sie gehört vielleicht jemand anderem.',
  },
  viewing_bookings: {
    from: 'nach der Besichtigung',
    reason: 'Wer da war, zählt noch, wenn etwas liegen geblieben ist oder jemand nach der Wohnung fragt.',
  },
  unconfirmed_bookings: {
    from: 'nach dem Eintragen',
    reason: 'Niemand hat die Adresse bestätigt: Sie gehört vielleicht jemand anderem.',
  },
  help_feedback: {
    from: 'nach der Antwort',
    reason:
      'Lange genug, um zu sehen, ob ein überarbeiteter Artikel besser hilft. Von wem die Antwort ist, steht nirgends.',
  },
}

const rules = wordTable<string>({
  retention: 'Frist abgelaufen',
  quarantine: 'Spam-Verdacht, 30 Tage alt',
  person: 'Löschwunsch einer Person',
  age: 'Alter erreicht',
  run: 'Ganzer Lauf',
})

const others = wordTable<string>({
  '*': 'Alle Arten',
  audit_log: 'Protokoll der Verwaltung',
  content_history: 'Name im Verlauf der Inhalte',
  viewing_slots: 'Besichtigungstermin',
  outbox: 'Mail ohne Vorgang',
  saved_searches: 'Suchauftrag',
  incident_listeners: 'Adresse zu einer Störung',
  unconfirmed_listeners: 'Unbestätigte Adresse zu einer Störung',
  viewing_bookings: 'Gebuchte Besichtigung',
  unconfirmed_bookings: 'Unbestätigte Buchung einer Besichtigung',
  help_feedback: 'Antwort auf „War das hilfreich?“',
  mail: 'E-Mail',
})

export const ruleLabel = (rule: string) => rules[rule] ?? rule

export const keptLabel = (kind: string) => others[kind] ?? kindLabel(kind)
