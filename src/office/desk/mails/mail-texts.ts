import type { MailChoice, MailRow } from '#requests/outbox/list/repository.server.ts'
import type { BadgeTone } from '#ui/badge/badge.tsx'
import { wordTable } from '#platform/word-table.ts'

/** In the order of the filter; as they stand in the address. */
const choices: readonly { value: string; choice: MailChoice; label: string }[] = [
  { value: '', choice: 'undelivered', label: 'Nicht zugestellt' },
  { value: 'wartet', choice: 'waiting', label: 'In der Warteschlange' },
  { value: 'zurueckgehalten', choice: 'held', label: 'Zurückgehalten' },
  { value: 'gesendet', choice: 'sent', label: 'Gesendet' },
  { value: 'alle', choice: 'all', label: 'Alle' },
]

/** Without a mail server nothing is sent: mails are kept as files. */
const keptLabels = wordTable<string>({ undelivered: 'Nicht abgelegt', sent: 'Als Datei abgelegt' })

export const mailChoices = (isKept: boolean) =>
  isKept ? choices.map((each) => ({ ...each, label: keptLabels[each.choice] ?? each.label })) : choices

/** How a mail stands. `isKept`: there is no mail server, so „sent“ means kept as a file. */
export function stateOf(mail: MailRow, isKept: boolean): { text: string; tone: BadgeTone } {
  if (mail.state === 'failed')
    return { text: mail.lastError?.startsWith('EBOUNCE') ? '⚠ Nicht zustellbar' : '⚠ Aufgegeben', tone: 'red' }
  if (mail.state === 'sent')
    return isKept ? { text: 'Als Datei abgelegt', tone: 'grey' } : { text: 'Gesendet', tone: 'green' }
  if (mail.state === 'held') return { text: 'Zurückgehalten', tone: 'grey' }
  if (mail.lastError !== null)
    return { text: isKept ? '⚠ Noch nicht abgelegt' : '⚠ Noch nicht zugestellt', tone: 'amber' }
  if (mail.state === 'waiting') return { text: 'Wartet', tone: 'blue' }
  return { text: isKept ? 'Wird abgelegt' : 'Wird gesendet', tone: 'blue' }
}

/** Whether somebody may ask for another try; held ones are released at their request, after a look at it. */
export function isResendable({ state }: Pick<MailRow, 'state'>): boolean {
  return state === 'failed' || state === 'waiting'
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^EBOUNCE/, 'Der Mailserver des Empfängers hat die Mail zurückgeschickt. Stimmt die Adresse?'],
  [/^EWEBHOOK/, 'Das SMS-Gateway hat die Meldung nicht angenommen.'],
  [/^EAUTH/, 'Der Mailserver nimmt unsere Anmeldung nicht an.'],
  [/^(ECONNECTION|ESOCKET|EDNS|ETIMEDOUT|ETLS|EPROTOCOL)/, 'Der Mailserver war nicht zu erreichen.'],
  [/^ETOOLONG/, 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
  [/^(EENVELOPE|EMESSAGE|ESTREAM)? ?(5\d\d)|: .*\b55\d\b/, 'Der Mailserver lehnt diese Mail ab. Stimmt die Adresse?'],
  [/^EENVELOPE/, 'Der Mailserver lehnt den Empfänger ab. Stimmt die Adresse?'],
  [/\b4\d\d\b/, 'Der Mailserver nimmt die Mail gerade nicht an.'],
]

/** Why it did not leave, in a sentence; what the server said stands beside it. */
export function reasonOf(lastError: string): string {
  return reasons.find(([pattern]) => pattern.test(lastError))?.[1] ?? 'Der Versand ist gescheitert.'
}
