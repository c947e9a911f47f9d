import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { openPostgres } from '#platform/database/database.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { readReference } from '#requests/request/reference.ts'
import type { Check } from '../../faults/harness/fault.ts'
import type { openProject } from './project.ts'

type Project = ReturnType<typeof openProject>

/** Every acknowledged request is in the database once, every upload in the store as it came, every migration done. */
export async function checkStored(
  check: Check,
  project: Project,
  acknowledged: Map<string, string>,
  steps: string[] = [],
) {
  const { POSTGRES_PASSWORD, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = project.settings
  const db = openPostgres(`postgres://site:${POSTGRES_PASSWORD}@${project.addressOf('postgres')}:5432/site`)
  const endpoint = `http://${project.addressOf('storage')}:8333`
  const filesS3 = { endpoint, bucket: 'site', region: 'us-east-1', accessKeyId: 'site', secretAccessKey }
  try {
    const rows = await db.selectFrom('submissions').select(['idempotency_key', 'reference']).execute()
    const referenceOf = new Map(rows.map((row) => [row.idempotency_key.replace(/^[^:]+:/, ''), row.reference]))
    check(referenceOf.size === rows.length, 'no key is stored twice')
    for (const [key, reference] of acknowledged)
      check(referenceOf.get(key) === readReference(reference), `${key}: acknowledged and not stored`)

    const files = await db.selectFrom('submission_files').select(['storage_key', 'sha256']).execute()
    check(files.length > 0, 'an upload is stored')
    for (const { storage_key, sha256 } of files) {
      const body = await openUpload({ config: { dataDir: '/nowhere', filesS3 } }, storage_key)
      const bytes = body ? Buffer.from(await new Response(body).arrayBuffer()) : Buffer.alloc(0)
      check(createHash('sha256').update(bytes).digest('hex') === sha256, `${storage_key} is in the store as it came`)
    }
    const { rows: done } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    for (const step of ['0001-portfolio', ...steps])
      check(
        done.some(({ name }) => name === step),
        `${step} has run`,
      )
  } finally {
    await db.destroy()
  }
}
