export const LONGEST_NAME = 60
export const MOST_DEVICES = 10

export const pushTexts = {
  needsScript: 'Um Mitteilungen auf diesem Gerät einzuschalten, braucht der Browser JavaScript.',
  unsupported:
    'Dieser Browser kann keine Mitteilungen. Am iPhone und iPad (ab iOS 16.4) geht es so: Öffnen Sie diese Seite in Safari, wählen Sie „Teilen“ und „Zum Home-Bildschirm“, und öffnen Sie die Verwaltung von dort.',
  blocked:
    'Dieser Browser blockiert Mitteilungen dieser Website. So erlauben Sie sie: Drücken Sie links neben der Adresse auf das Symbol, dann auf „Benachrichtigungen“ und „Zulassen“. Am iPhone: Einstellungen, „Mitteilungen“, „Verwaltung“. Laden Sie die Seite danach neu.',
  unanswered: 'Der Browser hat die Erlaubnis nicht bekommen. Drücken Sie noch einmal, und wählen Sie „Zulassen“.',
  failed:
    'Der Browser konnte sich bei seinem Mitteilungsdienst nicht anmelden. Versuchen Sie es später noch einmal oder mit einem anderen Browser.',
  isOn: 'Auf diesem Gerät sind Mitteilungen eingeschaltet.',
  name: 'Bitte geben Sie dem Gerät einen Namen, an dem Sie es erkennen.',
  tooMany: `Mehr als ${MOST_DEVICES} Geräte kann ein Konto nicht haben. Entfernen Sie zuerst eines.`,
  notAdded: 'Das Gerät wurde nicht eingetragen. Versuchen Sie es noch einmal.',
} as const
