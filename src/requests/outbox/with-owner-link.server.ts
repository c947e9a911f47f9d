import type { App } from '#platform/app.server.ts'
import { changeUnfolded } from '../mail/fold-line.ts'
import { SENDER_LINK } from '../mail/mail-content.ts'
import { requests } from '../request/repository.server.ts'
import { senderLink } from '../request/sender-link.server.ts'
import type { OwnerKind } from './message.ts'
import type { StoredMessage } from './repository.server.ts'
import { bookingLink, listenerLink, searchLink } from './search-link.server.ts'

type LinkOf = (app: App, id: string) => string | null | Promise<string | null>

/** The page of what a message belongs to; null where there is none. */
const links: Record<OwnerKind, LinkOf> = {
  async request(app, id) {
    const request = await requests(app.db).findById(id)
    // Taken for spam, or deleted since the mail was claimed.
    return request && !request.quarantined ? senderLink(app, request) : null
  },
  search: searchLink,
  listener: listenerLink,
  booking: bookingLink,
  device: () => null,
}

/** The mail as it leaves: with a link to its owner's page that is made now. What goes to the company never holds one. */
export async function withOwnerLink<Mail extends StoredMessage>(app: App, mail: Mail): Promise<Mail> {
  const { owner, purpose } = mail
  if (owner === null || purpose === 'notice') return mail
  const link = owner.id === null ? null : await links[owner.kind](app, owner.id)
  const complete = filled(mail, link ?? app.config.siteUrl)
  return owner.kind === 'search' ? { ...complete, unsubscribeUrl: link && `${link}/abmelden` } : complete
}

function filled<Mail extends StoredMessage>(mail: Mail, link: string): Mail {
  const fill = (text: string) => text.replaceAll(SENDER_LINK, link)
  return {
    ...mail,
    subject: fill(mail.subject),
    text: fill(mail.text),
    html: mail.html === null ? null : fill(mail.html),
    attachments: mail.attachments.map((file) => ({ ...file, content: changeUnfolded(file.content, fill) })),
  }
}
