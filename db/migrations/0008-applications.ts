import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/**
 * Applications: the shortlist, a reason for every refusal, who is whom, and viewings. The reason's check lets no path around it: an
 * application that is refused has one (AGG § 22: whoever cannot show a reason may have to prove that there was no other).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('shortlisted_at', 'text').execute()
  await db.schema.alterTable('submissions').addColumn('refusal_note', 'text').execute()
  await db.schema
    .alterTable('submissions')
    .addColumn('refusal_reason', 'text', (column) =>
      // What was refused before reasons were asked says so.
      column
        .defaultTo('nicht_erfasst')
        .check(
          sql`status <> 'abgelehnt' or kind not in ('tenant_application', 'job_application') or refusal_reason is not null`,
        ),
    )
    .execute()
  await sql`update submissions set refusal_reason = null
    where status <> 'abgelehnt' or kind not in ('tenant_application', 'job_application')`.execute(db)
  await db.schema
    .createIndex('submissions_by_flat')
    .on('submissions')
    .columns([
      'kind',
      'quarantined',
      'apartment_id',
      'property_id',
      'status',
      'received_at',
      'due_at',
      'shortlisted_at',
    ])
    .execute()

  await strictTable(
    db,
    db.schema
      .createTable('submission_senders')
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('about', 'text', (column) => column.notNull())
      // SHA-256: compared, never read.
      .addColumn('sender_key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_senders_key', ['submission_id', 'sender_key']),
  ).execute()
  await db.schema
    .createIndex('submission_senders_by_key')
    .on('submission_senders')
    .columns(['sender_key', 'about', 'submission_id'])
    .execute()
  await addSenders(db)

  await strictTable(
    db,
    db.schema
      .createTable('application_reveals')
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('revealed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('application_reveals_key', ['submission_id', 'staff_id']),
  ).execute()

  await strictTable(
    db,
    db.schema
      .createTable('viewing_slots')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      // The flat, or the building of applications without one. No foreign key: appointments outlive what they were about.
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('places', 'integer', (column) => column.notNull())
      .addColumn('meeting_point', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('agent_id', 'text')
      .addColumn('agent_name', 'text', (column) => column.notNull())
      .addColumn('cancelled_at', 'text')
      // RFC 5545: raised with every change that calendars must learn of.
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('viewing_slots_by_flat').on('viewing_slots').columns(['about', 'starts_at']).execute()
  await db.schema.createIndex('viewing_slots_by_day').on('viewing_slots').columns(['starts_at']).execute()

  await strictTable(
    db,
    db.schema
      .createTable('viewing_invitations')
      .addColumn('slot_id', 'text', (column) => column.notNull().references('viewing_slots.id').onDelete('cascade'))
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      // offered, accepted, declined
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text')
      .addPrimaryKeyConstraint('viewing_invitations_key', ['slot_id', 'submission_id']),
  ).execute()
  await db.schema
    .createIndex('viewing_invitations_by_submission')
    .on('viewing_invitations')
    .columns(['submission_id', 'state'])
    .execute()
}

type Stored = {
  id: string
  kind: string
  payload: string
  contact_name: string
  contact_email: string
  apartment_id: string | null
  property_id: string | null
}

/** Who sent what is there already. As `requests/request/senders` says it at the time of this step. */
async function addSenders(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Stored>`select id, kind, payload, contact_name, contact_email, apartment_id, property_id
    from submissions where kind = 'tenant_application'`.execute(db)
  for (const row of rows) {
    const payload = JSON.parse(row.payload) as { applicant_birth_date?: unknown; applicant_phone?: unknown }
    const name = fold(row.contact_name)
    const birth = String(payload.applicant_birth_date ?? '')
    const phone = String(payload.applicant_phone ?? '')
      .replaceAll(/[^\d+]/g, '')
      .replace(/^(\+|00)49/, '0')
    const keys = [
      `mail ${row.contact_email.trim().toLowerCase()}`,
      ...(birth === '' ? [] : [`born ${name} ${birth}`]),
      ...(phone.length < 5 ? [] : [`phone ${name} ${phone}`]),
    ]
    const about = row.apartment_id ?? row.property_id ?? ''
    for (const key of keys) {
      const hash = createHash('sha256').update(key).digest('hex')
      await sql`insert into submission_senders (submission_id, about, sender_key) values (${row.id}, ${about}, ${hash})`.execute(
        db,
      )
    }
  }
}

/** As `foldText` did it when this step was written; a later step uses it too. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
