import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { type Client, mailboxFault, mailboxOf } from './mailbox.server.ts'
import { cleanLine, MOST_MAIL_BYTES, type MailRefusal } from './read-mail.server.ts'
import { mailboxes } from './repository.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** A mail of the mailbox, or why it was not fetched: it is larger than we take, or was tried too often. */
export type MailboxMail = { id: string; from: string; subject: string; content: Uint8Array | MailRefusal }

/** Stores the mail, or notes that it cannot be (false). @throws when neither is possible now. */
type Take = (mail: MailboxMail) => Promise<boolean>

/** Servers announce new mails; what they forget is found at the latest then. */
const LOOK_MS = MINUTE_MS
/** Longer than a look and the slowest mail together. */
const LEASE_MS = 4 * MINUTE_MS
const WAITS_MS = [5000, 15_000, MINUTE_MS, 5 * MINUTE_MS]
const MOST_TRIES = 4
const LONGEST_STOP_MS = 10_000

type Options = { lookMs?: number; waitsMs?: readonly number[] }

/**
 * Reads the mailbox until stopped: one of several servers at a time. In the mailbox a mail is marked as read when it is stored, and never
 * deleted. Without IMAP_URL it does nothing.
 */
export function startMailboxWorker(app: App, take: Take, options: Options = {}): { stop: () => Promise<void> } {
  const { imapUrl } = app.config
  if (imapUrl === null) return { stop: async () => {} }
  const { lookMs = LOOK_MS, waitsMs = WAITS_MS } = options
  const mailbox = mailboxOf(imapUrl)
  const reader = app.newId()
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {})
  const claim = () => mailboxes(app.db).claim(mailbox.name, reader, { now: app.clock.now(), leaseMs: LEASE_MS })
  const tries = new Map<number, number>()
  let failures = 0

  async function takeOne(client: Client, uid: number): Promise<void> {
    const known = await client.fetchOne(String(uid), { size: true, envelope: true }, { uid: true })
    if (!known) return
    const content = await contentOf(client, uid, known.size ?? 0)
    if (content === null) return
    tries.set(uid, (tries.get(uid) ?? 0) + 1)
    const isStored = await take({
      id: `${mailbox.name}:${validityOf(client)}:${uid}`,
      from: cleanLine(known.envelope?.from?.[0]?.address ?? ''),
      subject: cleanLine(known.envelope?.subject ?? ''),
      content,
    })
    tries.delete(uid)
    // A mail that could not be stored waits unread for people.
    if (isStored) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  }

  /** Null: it is gone by now. */
  async function contentOf(client: Client, uid: number, size: number): Promise<MailboxMail['content'] | null> {
    if (size > MOST_MAIL_BYTES) return 'too-large'
    if ((tries.get(uid) ?? 0) >= MOST_TRIES) return 'unreadable'
    // A server may have named another size.
    const fetched = await client.fetchOne(String(uid), { source: { maxLength: MOST_MAIL_BYTES + 1 } }, { uid: true })
    return fetched ? (fetched.source ?? 'unreadable') : null
  }

  /** New ones by their numbers; of a mailbox that is not known yet those that nobody has read. */
  async function takeNew(client: Client): Promise<void> {
    const uidValidity = validityOf(client)
    const place = await mailboxes(app.db).place(mailbox.name)
    const isKnown = place.uidValidity === uidValidity
    const before = (client.mailbox && client.mailbox.uidNext - 1) || 0
    const found = await client.search(isKnown ? { uid: `${place.lastUid + 1}:*` } : { seen: false }, { uid: true })
    // On a line that is cut a command finds nothing, without an error: nothing may be passed over for that.
    if (!found || !client.usable) throw lostConnection()
    const uids = found.filter((uid) => !isKnown || uid > place.lastUid).toSorted((one, other) => one - other)
    for (const uid of uids) {
      if (signal.aborted || !(await claim())) return
      await takeOne(client, uid)
      if (!client.usable) throw lostConnection()
      if (isKnown) await mailboxes(app.db).moveTo(mailbox.name, { uidValidity, lastUid: uid })
    }
    if (!isKnown) await mailboxes(app.db).moveTo(mailbox.name, { uidValidity, lastUid: before })
  }

  async function readMailbox(): Promise<void> {
    const client = await mailbox.connect()
    try {
      while (!signal.aborted && (await claim())) {
        await takeNew(client)
        failures = 0
        if (!signal.aborted) await nextMail(client, signal, lookMs)
      }
    } finally {
      await Promise.race([client.logout().catch(() => {}), wait(2000, undefined, { ref: false })])
      client.close()
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (await claim()) await readMailbox()
        else await pause(lookMs)
      } catch (error) {
        failures += 1
        // The message may name an address.
        app.log.warn('mailbox not read', { code: mailboxFault(error), failures })
        await pause(waitsMs[Math.min(failures, waitsMs.length) - 1] ?? LOOK_MS)
      }
    }
    await mailboxes(app.db).release(mailbox.name, reader)
  }
  const running = run().catch((error: unknown) => app.log.error('mailbox worker failed', error))

  return {
    async stop() {
      stopping.abort()
      await Promise.race([running, wait(LONGEST_STOP_MS, undefined, { ref: false })])
    },
  }
}

const validityOf = (client: Client) => (client.mailbox ? String(client.mailbox.uidValidity) : '')

const lostConnection = () => Object.assign(new Error('The connection ended'), { code: 'ECONNECTION' })

/** Until a mail is announced, it is time to look, or we stop. @throws when the connection ended. */
function nextMail(client: Client, signal: AbortSignal, lookMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(done, lookMs)
    clock.unref()
    client.once('exists', done)
    client.once('close', lost)
    signal.addEventListener('abort', done, { once: true })
    client.idle().catch(() => {})

    function tidy(): void {
      clearTimeout(clock)
      client.off('exists', done)
      client.off('close', lost)
      signal.removeEventListener('abort', done)
    }
    function done(): void {
      tidy()
      resolve()
    }
    function lost(): void {
      tidy()
      reject(lostConnection())
    }
  })
}
