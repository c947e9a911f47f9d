import { plural } from '#ui/format.ts'

const pause = (seconds: number) =>
  `Bitte warten Sie ${plural(Math.ceil(seconds / 60), 'Minute', 'Minuten')} und versuchen Sie es dann noch einmal.`

/** Sentences of signing in. Unknown address, wrong password and closed account read the same (ASVS 6.3.8). */
export const signInTexts = {
  passkeyNeeded:
    'Das Passwort stimmt. Für dieses Konto ist ein Passkey der zweite Faktor: Melden Sie sich mit dem Passkey an. Ist das Gerät verloren, nehmen Sie einen Ersatzcode.',
  recoveryWrong: 'E-Mail-Adresse, Passwort oder Ersatzcode stimmen nicht.',
  wrong: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  limited: (seconds: number) => ({
    title: 'Zu viele falsche Versuche',
    message: `${pause(seconds)} Mit einem Passkey oder an einem anderen Gerät, an dem Sie schon angemeldet waren, kommen Sie sofort hinein.`,
  }),
  confirmationLimited: (seconds: number) => `Zu viele falsche Versuche. ${pause(seconds)} Angemeldet bleiben Sie.`,
  codeWrong: 'Dieser Code stimmt nicht. Geht die Uhr Ihres Telefons richtig?',
  codeUsed: 'Dieser Code wurde schon benutzt. Bitte warten Sie auf den nächsten (höchstens 30 Sekunden).',
  codeLimited: (seconds: number) => ({
    title: 'Zu viele falsche Codes',
    message: `${pause(seconds)} Mit einem Ersatzcode oder an einem anderen Gerät, an dem Sie schon angemeldet waren, kommen Sie sofort hinein.`,
  }),
  currentCode: 'Bitte geben Sie auch einen Code aus Ihrer App ein, oder einen Ersatzcode.',
  passkeyFirst: 'Bitte bestätigen Sie zuerst mit Ihrem Passkey.',
  codeOver: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  linkOver:
    'Dieser Link wurde schon benutzt, ist älter als 24 Stunden oder durch einen neueren ersetzt. Bitten Sie um einen neuen.',
} as const
