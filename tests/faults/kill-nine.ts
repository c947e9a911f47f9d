/**
 * kill -9 under 16 concurrent writers: every 201 is stored with its event and its two mails, nothing is stored half, and
 * whoever got no answer and asks again under the same key is stored once.
 *
 * node tests/faults/kill-nine.ts [--rounds 5] [--writers 16] [--postgres] (on a PostgreSQL server of its own).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/database.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { mailFile } from '#requests/mail/mailer.server.ts'
import { LEASE_MS, MOST_ATTEMPTS } from '#requests/outbox/deliver.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { readReference } from '#requests/request/reference.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { startServer, type FaultServer } from './start-server.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    writers: { type: 'string', default: '16' },
    postgres: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const writers = Number(values.writers)
const dataDir = mkdtempSync(join(tmpdir(), 'kill-nine-'))
const postgres = values.postgres ? await startPostgres({ isDurable: true }) : null
const databaseUrl = postgres?.url ?? ''

// On a busy machine a claim may be stored though its sender was told that it was not: on PostgreSQL such a mail waits for its lease.
const LONGEST_STANDSTILL_MS = 60_000 + (values.postgres ? LEASE_MS : 0)

/** References by idempotency key, of everything that was answered with 201. */
const acknowledged = new Map<string, string>()
const unanswered = new Set<string>()
const wrong: string[] = []
let nextKey = 0

try {
  for (let round = 1; round <= rounds; round++) await killOnce()
  await finish()
  await check()
} finally {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const line of wrong.slice(0, 20)) console.error(`✗ ${line}`)
console.log(`${rounds} kills, ${acknowledged.size} acknowledged, ${wrong.length} violations`)
if (wrong.length > 0 || acknowledged.size === 0) process.exitCode = 1

async function killOnce(): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const writing = Promise.all(Array.from({ length: writers }, () => writeUntilDead(server)))
  await wait(100 + Math.random() * 600)
  await spareTriedMails()
  await server.kill()
  await writing
}

/** A mail whose eight tries all end with the process is given up, and a slow machine comes to no other before the next kill. */
async function spareTriedMails(): Promise<void> {
  const db = openDatabase({ databaseUrl: databaseUrl || null, dataDir, as: 'tool' })
  try {
    for (const begin = Date.now(); Date.now() - begin < LONGEST_STANDSTILL_MS; await wait(50)) {
      const tried = await db
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('attempts', '>=', MOST_ATTEMPTS - 3)
        .executeTakeFirst()
      if (!tried) return
    }
  } finally {
    await db.destroy()
  }
}

async function writeUntilDead(server: FaultServer): Promise<void> {
  for (;;) {
    const [open] = unanswered
    const key = open ?? `key-${nextKey++}-of-this-run`
    unanswered.delete(key)
    if (!(await write(server, key))) return void unanswered.add(key)
  }
}

/** False when no answer came: the sender cannot know whether it was stored. */
async function write(server: FaultServer, key: string): Promise<boolean> {
  const body = JSON.stringify({ vorname: `Person ${key}`, email: 'person@example.de', nachricht: 'Guten Tag' })
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  try {
    const response = await fetch(server.url, { method: 'POST', body, headers })
    const answer = (await response.json()) as { reference?: string }
    if (response.status === 201 && answer.reference) acknowledged.set(key, answer.reference)
    else wrong.push(`${key}: answered ${response.status}`)
    return true
  } catch {
    return false
  }
}

/** The last server lives: what is still open is asked again, and all mails leave. */
async function finish(): Promise<void> {
  const db = openDatabase({ databaseUrl: databaseUrl || null, dataDir, as: 'tool' })
  // On PostgreSQL what a killed process had claimed waits for its lease, since others may send. Here there are none.
  await outbox(db).releaseClaims()
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  for (const key of unanswered) if (!(await write(server, key))) wrong.push(`${key}: a living server did not answer`)
  for (const [key, reference] of [...acknowledged].slice(-200)) {
    await write(server, key)
    if (acknowledged.get(key) !== reference) wrong.push(`${key}: another reference on repeat`)
  }
  try {
    let fewest = Number.POSITIVE_INFINITY
    for (let since = Date.now(); Date.now() - since < LONGEST_STANDSTILL_MS; await wait(200)) {
      const [open] = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sent_at', 'is', null)
        .execute()
      if (open?.count === 0) return
      if (open && open.count < fewest) since = Date.now()
      fewest = Math.min(fewest, open?.count ?? fewest)
    }
    const left = await db
      .selectFrom('outbox')
      .select(['purpose', 'attempts', 'claimed_until', 'next_attempt_at'])
      .where('sent_at', 'is', null)
      .execute()
    wrong.push(`mails stopped leaving at ${new Date().toISOString()}: ${JSON.stringify(left)}`)
  } finally {
    await db.destroy()
    await server.kill()
  }
}

async function check(): Promise<void> {
  const db = openDatabase({ databaseUrl: databaseUrl || null, dataDir, as: 'tool' })
  try {
    const { pages, orphans } = await findDamage(db, { thorough: true })
    wrong.push(...pages, ...orphans)
    const stored = await db.selectFrom('submissions').select(['id', 'idempotency_key', 'reference']).execute()
    const mails = await db.selectFrom('outbox').select(['id', 'owner_id', 'purpose']).execute()
    const events = await db
      .selectFrom('submission_events')
      .select('submission_id')
      .where('kind', '=', 'received')
      .execute()

    const referenceOf = new Map(stored.map((row) => [row.idempotency_key, row.reference]))
    if (referenceOf.size !== stored.length) wrong.push('a key was stored twice')
    for (const [key, reference] of acknowledged) {
      if (referenceOf.get(`example_message:${key}`) !== readReference(reference))
        wrong.push(`${key}: acknowledged, not stored`)
    }
    if (stored.length !== acknowledged.size) wrong.push(`${stored.length} stored, ${acknowledged.size} acknowledged`)

    const mailsOf = Map.groupBy(mails, (mail) => mail.owner_id)
    const eventsOf = Map.groupBy(events, (event) => event.submission_id)
    for (const { id } of stored) {
      const purposes = (mailsOf.get(id) ?? []).map((mail) => mail.purpose).toSorted()
      if (purposes.join() !== 'notice,receipt') wrong.push(`${id}: mails ${purposes.join() || 'missing'}`)
      if (eventsOf.get(id)?.length !== 1) wrong.push(`${id}: not one received event`)
    }
    for (const mail of mails)
      if (!existsSync(mailFile(dataDir, mail.id))) wrong.push(`${mail.id}: sent, but there is no file`)
  } finally {
    await db.destroy()
  }
}
