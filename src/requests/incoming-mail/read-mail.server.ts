import { Worker } from 'node:worker_threads'
import { cleanText } from '#platform/http/clean-input.ts'
import { askThreads, threadFile } from '#platform/threads.server.ts'
import { oneLine } from '#values/one-line.ts'
import type { ParsedMail } from './parse-mail.ts'
import type { Authentication } from './sender-verdict.ts'

export type MailAttachment = {
  name: string
  /** Shown inside the text, as a signature's logo is. */
  isInside: boolean
  sizeBytes: number
  /** Null: too large to be looked at. */
  content: Uint8Array | null
}

export type MailAddress = { name: string; address: string }

export type ReadMail = {
  /** Sum over Message-ID and content: the same mail twice has it twice. */
  key: string
  messageId: string
  from: MailAddress
  /** Where the sender wants answers; null: it does not say. */
  replyTo: MailAddress | null
  subject: string
  text: string
  /** It is longer than is kept. */
  isCut: boolean
  /** Texts of attached mails. */
  inside: string
  /** Its calendar part (RFC 5545); '' when there is none. */
  calendar: string
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
const MOST_LETTERS = 200_000

/** Reads a mail in a thread of its own: whatever it is made of, nobody waits for it. Never throws for what it holds. */
export async function readMail(bytes: Uint8Array, longestMs = LONGEST_MS): Promise<MailReading> {
  if (bytes.byteLength > MOST_MAIL_BYTES) return { ok: false, reason: 'too-large' }
  const parsed = await parseInThread(bytes, longestMs)
  if (parsed === null) return { ok: false, reason: 'unreadable' }
  const { answered, text, inside, from, replyTo, ...mail } = parsed
  const words = cleanText(text).trim()
  return {
    ok: true,
    mail: {
      ...mail,
      text: words.slice(0, MOST_LETTERS),
      isCut: words.length > MOST_LETTERS,
      inside: cleanText(inside).trim(),
      from: cleanAddress(from),
      replyTo: replyTo && cleanAddress(replyTo),
      subject: cleanLine(mail.subject),
      messageId: cleanLine(mail.messageId),
      answers: messageIds(answered),
    },
  }
}

/** As every value of one line. */
export const cleanLine = (text: string) => oneLine(cleanText(text)).trim()
const cleanAddress = ({ name, address }: MailAddress) => ({ name: cleanLine(name), address: cleanLine(address) })

const MOST_ANSWERED = 200

/** Of a long conversation its beginning and its end: one of ours may stand anywhere, most likely there. */
function messageIds(answered: string): string[] {
  const found = cleanLine(answered).match(/<[^<>]{1,250}>/g) ?? []
  const all = [...new Set(found.map((id) => id.replaceAll(' ', '')))]
  return all.length <= MOST_ANSWERED ? all : [...all.slice(0, MOST_ANSWERED / 2), ...all.slice(-MOST_ANSWERED / 2)]
}

/** A full mailbox needs one thread. */
const IDLE_MS = 3000

const parseInThread = askThreads<ParsedMail>(
  () =>
    new Worker(threadFile('parse-worker', import.meta.url), {
      execArgv: [],
      name: 'mails',
      resourceLimits: { maxOldGenerationSizeMb: 384 },
      stdout: true,
      stderr: true,
    }),
  IDLE_MS,
)
