import type { ReadMail } from './read-mail.server.ts'

/**
 * `own`: one of ours came back. `bounce`: a mail server says that one of ours did not arrive. `auto-reply`: an out-of-office note.
 * `machine`: a program wrote it, and gets no receipt. `spam`: the mail server takes it for spam.
 */
export type MailNature = 'own' | 'bounce' | 'auto-reply' | 'spam' | 'machine' | 'person'

/** How programs begin their notes. A person may write so as well: it counts only where the headers tell of a program. */
const ABSENT =
  /^(automatische (antwort|rückantwort)|abwesenheits(notiz|nachricht|meldung|assistent)|out of (the )?office|automatic reply|auto(matic)?-?reply)\b/i

/** What a mail's headers say of it (RFC 3834, RFC 3464). @param ownAddress the one that our mails come from. */
export function judgeMail({ headers, subject, fromAddress }: ReadMail, ownAddress: string): MailNature {
  const header = (name: string) => (headers[name] ?? '').trim().toLowerCase()
  const from = fromAddress.toLowerCase()
  if (from === ownAddress.toLowerCase() || header('x-loop') === ownAddress.toLowerCase()) return 'own'
  const type = header('content-type')
  const isReport = type.startsWith('multipart/report') && type.includes('delivery-status')
  if (isReport || (header('return-path') === '<>' && /^(mailer-daemon|postmaster)@/.test(from))) return 'bounce'
  const submitted = header('auto-submitted')
  const precedence = header('precedence')
  const isGenerated = submitted !== '' && !submitted.startsWith('no')
  const isUnanswerable = header('return-path') === '<>'
  const isReply =
    submitted.startsWith('auto-replied') ||
    precedence === 'auto_reply' ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse'].some((name) => !['', 'no'].includes(header(name))) ||
    (ABSENT.test(subject.trim()) && (isGenerated || isUnanswerable || ['bulk', 'junk'].includes(precedence)))
  if (isReply) return 'auto-reply'
  if (header('x-spam-flag').startsWith('yes') || header('x-spam-status').startsWith('yes')) return 'spam'
  const isMachine =
    isGenerated ||
    isUnanswerable ||
    ['bulk', 'list', 'junk'].includes(precedence) ||
    header('list-id') !== '' ||
    /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster)@/.test(from)
  return isMachine ? 'machine' : 'person'
}

/** Whether a report says that the mail will never arrive, and the mail server's code for it: `5.1.1`. */
export function bounceCode(report: string): string | null {
  const action = /^Action:[ \t]*(\w+)/im.exec(report)?.[1]?.toLowerCase()
  const status = /^Status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1]
  if (action !== undefined && action !== 'failed') return null
  return status === undefined || status.startsWith('5') ? (status ?? '5.0.0') : null
}
