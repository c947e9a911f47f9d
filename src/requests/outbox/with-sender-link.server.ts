import type { App } from '#platform/app.server.ts'
import { changeUnfolded } from '../mail/fold-line.ts'
import { SENDER_LINK } from '../mail/mail-content.ts'
import { submissions } from '../submissions/repository.server.ts'
import { senderLink } from '../submissions/sender-link.server.ts'
import type { StoredMail } from './repository.server.ts'
import { bookingLink, listenerLink, searchLink } from './search-link.server.ts'

/** The mail as it leaves: with a link to the sender's page, or to that of a saved search, that is made now. What goes to the company never holds one. */
export async function withSenderLink<Mail extends StoredMail>(app: App, mail: Mail): Promise<Mail> {
  if (mail.purpose === 'search') {
    // Deleted since it was written: there is no page, and nothing to end.
    const link = mail.searchId === null ? null : searchLink(app, mail.searchId)
    return { ...filled(mail, link ?? app.config.siteUrl), unsubscribeUrl: link && `${link}/abmelden` }
  }
  if (mail.purpose === 'incident')
    return filled(mail, mail.listenerId === null ? app.config.siteUrl : listenerLink(app, mail.listenerId))
  if (mail.purpose === 'viewing')
    return filled(mail, mail.bookingId === null ? app.config.siteUrl : bookingLink(app, mail.bookingId))
  if (mail.submissionId === null || mail.purpose === 'notice' || mail.purpose === 'webhook') return mail
  const submission = await submissions(app.db).findById(mail.submissionId)
  // Taken for spam, or deleted since the mail was claimed: there is no page.
  const link = submission && !submission.quarantined ? senderLink(app, submission) : app.config.siteUrl
  return filled(mail, link)
}

function filled<Mail extends StoredMail>(mail: Mail, link: string): Mail {
  const fill = (text: string) => text.replaceAll(SENDER_LINK, link)
  return {
    ...mail,
    subject: fill(mail.subject),
    text: fill(mail.text),
    html: mail.html === null ? null : fill(mail.html),
    attachments: mail.attachments.map((file) => ({ ...file, content: changeUnfolded(file.content, fill) })),
  }
}
