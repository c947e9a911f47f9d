import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { readReference } from '#requests/request/reference.ts'
import type { Check } from './fault.ts'

type Stored = { dataDir: string; databaseUrl?: string | null; acknowledged: Map<string, string> }

/** What the site promises of its storage, whatever happened. */
export async function verify(check: Check, { dataDir, databaseUrl = null, acknowledged }: Stored): Promise<void> {
  const db = openDatabase({ databaseUrl, dataDir, as: 'tool' })
  try {
    const { pages, orphans } = await findDamage(db, { thorough: true })
    check(pages.length + orphans.length === 0, `integrity: ${[...pages, ...orphans].join('; ')}`)

    const stored = await db.selectFrom('submissions').select(['id', 'idempotency_key', 'reference']).execute()
    const referenceOf = new Map(stored.map((row) => [row.idempotency_key.replace(/^[^:]+:/, ''), row.reference]))
    check(referenceOf.size === stored.length, 'no key is stored twice')
    for (const [key, reference] of acknowledged)
      check(referenceOf.get(key) === readReference(reference), `${key}: acknowledged and not stored`)

    const mails = await db.selectFrom('outbox').select(['owner_id', 'purpose']).execute()
    const events = await db
      .selectFrom('submission_events')
      .select('submission_id')
      .where('kind', '=', 'received')
      .execute()
    const mailsOf = Map.groupBy(mails, (mail) => mail.owner_id)
    const eventsOf = Map.groupBy(events, (event) => event.submission_id)
    for (const { id } of stored) {
      const purposes = (mailsOf.get(id) ?? []).map(({ purpose }) => purpose).toSorted()
      check(purposes.join() === 'notice,receipt', `${id}: mails ${purposes.join() || 'missing'}`)
      check(eventsOf.get(id)?.length === 1, `${id}: one received event`)
    }

    const files = await db.selectFrom('submission_files').select('storage_key').execute()
    const uploads = join(dataDir, 'uploads')
    const named = new Set(files.map((file) => file.storage_key))
    const onDisk = existsSync(uploads) ? readdirSync(uploads).filter((name) => name !== '.part') : []
    const parts = existsSync(join(uploads, '.part')) ? readdirSync(join(uploads, '.part')) : []
    check(
      onDisk.every((name) => named.has(name)),
      'every file has its row',
    )
    check(
      [...named].every((name) => onDisk.includes(name)),
      'every row has its file',
    )
    check(parts.length === 0, `no unfinished upload is left: ${parts.length}`)
  } finally {
    await db.destroy()
  }
}
