import { join } from 'node:path'
import type * as Nodemailer from 'nodemailer'
import { site } from '#site'
import type { Config } from '#platform/config.server.ts'
import { lazily } from '#platform/lazily.server.ts'
import { withinTime } from '#platform/within-time.ts'
import { removeUnfinishedFiles, writeFileSafely } from '#platform/files/write-safely.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

const nodemailer = lazily<typeof Nodemailer>('nodemailer')

/** A small text file, such as an appointment (`text/calendar; charset=utf-8; method=REQUEST`). */
export type MailAttachment = { name: string; contentType: string; content: string }

/** A stored file that leaves with a mail. */
export type MailFile = { name: string; contentType: string; content: Buffer }

export type OutgoingMail = {
  /** The outbox row's id: names the file when mails are kept as files. */
  id: string
  purpose: string
  toName: string | null
  toAddress: string
  replyTo: string | null
  subject: string
  text: string
  html: string | null
  createdAt: string
  /** Stays the same however often the mail is tried, so that a second copy can be told from a second mail. */
  messageId: string
  /** The Message-ID of the mail that this one answers or goes on from. */
  threadId: string | null
  /** Takes a POST of the recipient's mail program and sends no more such mails (RFC 8058). */
  unsubscribeUrl: string | null
  attachments: readonly MailAttachment[]
  /** Read when it leaves, never stored with the mail. */
  files?: readonly MailFile[]
}

export type Mailer = {
  /** Resolves when the mail server took the mail (or the file is on disk). @throws MailError */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

/** `code` names the kind of failure and holds no address, so it may be logged; `message` may not. */
export class MailError extends Error {
  readonly code: string
  /** The server could not be reached or spoken to at all: every other mail would fail alike. */
  readonly isServerDown: boolean

  constructor(code: string, isServerDown: boolean, message: string) {
    super(message)
    this.code = code
    this.isServerDown = isServerDown
  }
}

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** A server that keeps talking slowly is cut off here. Must stay well below the outbox's lease. */
export const LONGEST_SEND_MS = MINUTE_MS

/** Whether mails leave; else they are kept as files. */
export const sendsMail = ({ smtpUrl }: Config): boolean => smtpUrl !== null

/** SMTP by `SMTP_URL`; without it each mail becomes `DATA_DIR/mail/<id>.eml`, and sending twice overwrites. */
export function createMailer(config: Config, longestSendMs = LONGEST_SEND_MS): Mailer {
  return config.smtpUrl === null ? fileMailer(config) : smtpMailer(config, config.smtpUrl, longestSendMs)
}

/** Where a mail that was kept as a file lies. */
export function mailFile(dataDir: string, outboxId: string): string {
  return join(dataDir, 'mail', `${outboxId}.eml`)
}

function toMessage(mail: OutgoingMail, from: string) {
  return {
    from: { name: site.brand, address: from },
    // Always as parts: in a plain string a comma adds a recipient.
    to: { name: mail.toName ?? '', address: mail.toAddress },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from, to: [mail.toAddress] },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: mail.messageId,
    ...(mail.threadId === null ? {} : { inReplyTo: mail.threadId, references: mail.threadId }),
    attachments: [...mail.attachments, ...(mail.files ?? [])].map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content,
    })),
    date: new Date(mail.createdAt),
    headers: {
      // Comes back unchanged when a mailbox forwards our mails to us in a loop.
      'X-Loop': from,
      // RFC 3834: no out-of-office reply shall answer a machine. An answer was written by a person.
      ...(mail.purpose === 'answer' ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(mail.unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function smtpMailer(config: Config, url: string, longestSendMs: number): Mailer {
  const transport = nodemailer().createTransport({
    url,
    connectionTimeout: Math.min(CONNECT_MS, longestSendMs),
    greetingTimeout: Math.min(CONNECT_MS, longestSendMs),
    dnsTimeout: CONNECT_MS,
    socketTimeout: Math.min(SILENCE_MS, longestSendMs),
  })
  return {
    async send(mail) {
      const late = () => new MailError('ETOOLONG', true, 'The mail server was too slow')
      try {
        await withinTime(transport.sendMail(toMessage(mail, config.mailFrom)), longestSendMs, late)
      } catch (error) {
        throw asMailError(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Asks the mail server whether it would take mails: null when it would (or none is set), else a code without addresses. */
export async function verifyMailServer(config: Config): Promise<string | null> {
  if (config.smtpUrl === null) return null
  const transport = nodemailer().createTransport({
    url: config.smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return asMailError(error).code
  } finally {
    transport.close()
  }
}

/** The mail as a file (.eml). */
export async function mailAsFile(config: Config, mail: OutgoingMail): Promise<Buffer> {
  const composer = nodemailer().createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail(toMessage(mail, config.mailFrom))
  return message as Buffer
}

function fileMailer(config: Config): Mailer {
  removeUnfinishedFiles(join(config.dataDir, 'mail'))
  return {
    send: async (mail) => writeFileSafely(mailFile(config.dataDir, mail.id), await mailAsFile(config, mail)),
    close: () => {},
  }
}

function asMailError(error: unknown): MailError {
  if (error instanceof MailError) return error
  const {
    code = 'EUNKNOWN',
    responseCode,
    message = '',
  } = error as { code?: string; responseCode?: number; message?: string }
  const isServerDown = ['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'EPROTOCOL'].includes(code)
  return new MailError(responseCode === undefined ? code : `${code} ${responseCode}`, isServerDown, message)
}
