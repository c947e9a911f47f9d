/** Why a mail did not arrive, in words, from what the outbox noted: `ECONNECTION: connect ECONNREFUSED …`. */
export function deliveryReason(lastError: string | null): string {
  if (lastError === null) return 'unbekannter Grund'
  if (lastError.startsWith('EFILEGONE')) return 'Ein Anhang ist nicht mehr da.'
  const code = /\b([45]\d\d)\b/.exec(lastError)?.[1]
  const bounce = /^EBOUNCE: ([\d.]+)/.exec(lastError)?.[1]
  if (bounce) return `Der Mailserver des Empfängers hat sie zurückgeschickt (${bounce}).`
  if (/^(ECONNECTION|ESOCKET|EDNS|ECONNREFUSED)/.test(lastError)) return 'Der Mailserver ist nicht erreichbar.'
  if (/^(ETIMEDOUT|ETOOLONG)/.test(lastError)) return 'Der Mailserver antwortet nicht.'
  if (/^(EAUTH|ETLS)/.test(lastError)) return 'Der Mailserver lehnt unsere Anmeldung ab.'
  if (code?.startsWith('4')) return `Der Mailserver nimmt gerade nichts an (${code}).`
  if (code === '552' || /quota|mailbox full/i.test(lastError)) return 'Das Postfach des Empfängers ist voll.'
  if (code?.startsWith('5')) return `Der Mailserver lehnt die Adresse oder die Mail ab (${code}).`
  return lastError.slice(0, 120)
}
