export const LONGEST_NAME = 60
export const MOST_PASSKEYS = 10

export const passkeyTexts = {
  needsScript: 'Um einen Passkey anzulegen, braucht der Browser JavaScript.',
  unsupported: 'Dieser Browser kann keine Passkeys.',
  cancelled: 'Das wurde abgebrochen. Versuchen Sie es noch einmal.',
  known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  notAdded: 'Der Passkey wurde nicht angelegt. Versuchen Sie es noch einmal.',
  name: 'Bitte geben Sie dem Passkey einen Namen, an dem Sie das Gerät erkennen.',
  tooMany: `Mehr als ${MOST_PASSKEYS} Passkeys kann ein Konto nicht haben. Entfernen Sie zuerst einen.`,
  last: 'Das ist Ihr einziger zweiter Faktor, und Ihre Rolle braucht einen. Legen Sie zuerst einen weiteren Passkey an oder verbinden Sie eine Authenticator-App.',
  limited: 'Das waren zu viele Versuche. Bitte warten Sie eine Viertelstunde.',
} as const
