import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { cleanText } from '#platform/http/clean-input.ts'
import { askThreads } from '#platform/threads.server.ts'
import { textOfHtml } from './html-text.ts'
import type { Authentication } from './sender-verdict.ts'

export type MailAttachment = {
  name: string
  /** Shown inside the text, as a signature's logo is. */
  isInside: boolean
  sizeBytes: number
  /** Null: too large to be looked at. */
  content: Uint8Array | null
}

export type ReadMail = {
  /** Sum over Message-ID and content: the same mail twice has it twice. */
  key: string
  messageId: string
  fromName: string
  fromAddress: string
  subject: string
  text: string
  /** Message-IDs of the mails that it answers. */
  answers: readonly string[]
  /** By names in lower case; of several the first. */
  headers: Readonly<Record<string, string>>
  authentication: Authentication
  /** Of a delivery report what it says, with the headers of the mail that it is about. */
  report: string
  attachments: readonly MailAttachment[]
  /** Attachments beyond those. */
  moreAttachments: number
}

export type MailRefusal = 'too-large' | 'unreadable'
export type MailReading = { ok: true; mail: ReadMail } | { ok: false; reason: MailRefusal }

/** Mail providers take 25 MB of files, a third more as they are encoded. */
export const MOST_MAIL_BYTES = 36 * 1024 * 1024
/** 34 MB of one file took 5 s on a busy core, 35 MB of short lines more than a minute. */
const LONGEST_MS = 30_000
const limits = {
  parser: { maxNestingDepth: 40, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true },
  mostAttachments: 30,
  mostAttachmentBytes: 12 * 1024 * 1024,
  mostLetters: 200_000,
  mostReportBytes: 256 * 1024,
}

const require = createRequire(import.meta.url)

type Parsed = Omit<ReadMail, 'text' | 'answers'> & { text: string; html: string; inReplyTo: string }

/** Reads a mail in a thread of its own: whatever it is made of, nobody waits for it. Never throws for what it holds. */
export async function readMail(bytes: Uint8Array, longestMs = LONGEST_MS): Promise<MailReading> {
  if (bytes.byteLength > MOST_MAIL_BYTES) return { ok: false, reason: 'too-large' }
  const parsed = await parseInThread(bytes, longestMs)
  if (parsed === null) return { ok: false, reason: 'unreadable' }
  const { inReplyTo, html, text, ...mail } = parsed
  const words = text.trim() === '' ? textOfHtml(html) : text
  return {
    ok: true,
    mail: {
      ...mail,
      text: cleanText(words).text.trim(),
      fromName: oneLine(mail.fromName),
      fromAddress: oneLine(mail.fromAddress).trim(),
      subject: oneLine(mail.subject),
      messageId: oneLine(mail.messageId),
      answers:
        oneLine(inReplyTo)
          .match(/<[^<>\s]{1,250}>/g)
          ?.slice(0, 50) ?? [],
    },
  }
}

const oneLine = (text: string) => cleanText(text).text.replaceAll(/[\n\t]+/g, ' ')

/** A full mailbox needs one thread. */
const IDLE_MS = 3000

const parseInThread = askThreads<Parsed>(
  () =>
    new Worker(threadSource, {
      eval: true,
      // The library is looked for from here: an evaluated thread has no place of its own.
      workerData: { library: require.resolve('postal-mime'), limits },
      resourceLimits: { maxOldGenerationSizeMb: 384 },
      stdout: true,
      stderr: true,
    }),
  IDLE_MS,
)

/** A text for the reason that `heic/decode.server.ts` gives: a thread's file would have another address in the bundle. */
const threadSource = String.raw`
const { createHash } = require('node:crypto')
const { parentPort, workerData } = require('node:worker_threads')
const { library, limits } = workerData
const loaded = require(library)
const { parse } = loaded.default ?? loaded
const { addressParser } = loaded
async function read(bytes) {
  const mail = await parse(bytes, limits.parser)
  const headers = {}
  for (const { key, value } of mail.headers.toReversed()) headers[key.slice(0, 100)] = value.slice(0, 2000)
  const valuesOf = (name) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value.slice(0, 2000))
  const named = valuesOf('from').flatMap((value) => addressParser(value, { flatten: true }))
  const text = mail.text ?? ''
  const html = mail.html ?? ''
  const from = mail.from?.address === undefined ? (mail.from?.group?.[0] ?? mail.sender) : mail.from
  const sum = createHash('sha256')
  sum.update(JSON.stringify([mail.messageId, from?.address, mail.subject, text, html]))
  for (const { content } of mail.attachments) sum.update(createHash('sha256').update(new Uint8Array(content)).digest())
  const isReport = /^\s*multipart\/report/i.test(headers['content-type'] ?? '')
  return {
    key: sum.digest('hex'),
    messageId: (mail.messageId ?? '').slice(0, 250),
    fromName: (from?.name ?? '').slice(0, 500),
    fromAddress: (from?.address ?? '').slice(0, 500),
    subject: (mail.subject ?? '').slice(0, 1000),
    text: text.slice(0, limits.mostLetters),
    html: html.slice(0, limits.mostLetters * 2),
    inReplyTo: ((mail.inReplyTo ?? '') + ' ' + (mail.references ?? '')).slice(0, 20000),
    headers,
    authentication: { results: valuesOf('authentication-results').slice(0, 20), fromCount: named.length },
    report: isReport ? Buffer.from(bytes).toString('latin1', 0, limits.mostReportBytes) : '',
    attachments: mail.attachments.slice(0, limits.mostAttachments).map(({ filename, mimeType, related, disposition, content }) => ({
      name: (filename ?? mimeType.replace('/', '.')).slice(0, 500),
      isInside: related === true && disposition !== 'attachment',
      sizeBytes: content.byteLength,
      content: content.byteLength > limits.mostAttachmentBytes ? null : new Uint8Array(content),
    })),
    moreAttachments: Math.max(0, mail.attachments.length - limits.mostAttachments),
  }
}
parentPort.on('message', (bytes) => {
  read(bytes).then((mail) => parentPort.postMessage(mail), () => parentPort.postMessage(null))
})
`
