import type { App } from '#platform/app.server.ts'
import { mailCompany, type MailContent } from '../mail/mail-content.ts'
import type { MailAttachment, OutgoingMail } from '../mail/mailer.server.ts'
import { type RenderedMail, renderMail } from '../mail/render-mail.ts'
import type { Channel, Owner, PushMessage, Purpose } from './message.ts'

/** A message before it is a row of the outbox. */
export type NewMessage = Omit<OutgoingMail, 'purpose' | 'createdAt' | 'unsubscribeUrl' | 'attachments' | 'files'> & {
  channel: Channel
  purpose: Purpose
  owner: Owner | null
  createdAt: Date
  /** Held back until somebody releases it. */
  held: boolean
  /** Stored with the row, so keep them small. */
  attachments: readonly MailAttachment[]
}

type Writer = Pick<App, 'newId' | 'config' | 'clock'>

/** Where a mail goes, and what it is for. Nothing is sent before `createdAt`. */
export type MailTo = Pick<NewMessage, 'purpose'> & {
  address: string
  name?: string | null
  /** The company's mailbox unless said otherwise. */
  replyTo?: string | null
} & Partial<Pick<NewMessage, 'owner' | 'createdAt' | 'held' | 'threadId' | 'attachments'>>

/** A mail for the outbox, of what it says or as it was rendered before. */
export function newMail(
  app: Writer,
  { address, name = null, replyTo = app.config.mailTo, ...rest }: MailTo,
  content: MailContent | (Omit<RenderedMail, 'html'> & { html: string | null }),
): NewMessage {
  const { subject, text, html } = 'text' in content ? content : renderMail(content, mailCompany(app.config.siteUrl))
  return newMessage(app, { channel: 'mail', toName: name, toAddress: address, replyTo, ...rest, subject, text, html })
}

/** The same mail to another address. */
export const anotherMail = (app: Writer, mail: NewMessage, toAddress: string): NewMessage =>
  newMessage(app, { ...mail, toName: null, toAddress })

/** A message for one device. `host`: of its push service, for the list of what was sent. */
export function newPush(app: Writer, device: { id: string; host: string }, message: PushMessage): NewMessage {
  return newMessage(app, {
    channel: 'push',
    purpose: 'alert',
    owner: { kind: 'device', id: device.id },
    toAddress: device.host,
    subject: message.title,
    text: JSON.stringify(message),
  })
}

type WebhookCall = Pick<NewMessage, 'purpose' | 'subject'> & Partial<Pick<NewMessage, 'owner' | 'createdAt'>>

/** A call of the webhook that the settings name for its purpose (`Config.webhooks`); null where there is none. */
export function newWebhook(app: Writer, call: WebhookCall, body: object): NewMessage | null {
  const url = app.config.webhooks[call.purpose]
  if (!url) return null
  const text = JSON.stringify(body)
  return newMessage(app, { ...call, channel: 'webhook', toAddress: new URL(url).host, text })
}

type Given = Pick<NewMessage, 'channel' | 'purpose' | 'toAddress' | 'subject' | 'text'> & Partial<NewMessage>

function newMessage(app: Writer, given: Given): NewMessage {
  const id = app.newId()
  return {
    owner: null,
    toName: null,
    replyTo: null,
    html: null,
    createdAt: app.clock.now(),
    held: false,
    threadId: null,
    attachments: [],
    ...given,
    id,
    messageId: `<${id}@${app.config.mailFrom.split('@').at(-1)}>`,
  }
}
