import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** The office: its staff with everything the sign-in library keeps, the audit log, and what staff note on requests. */
export async function up(db: Kysely<never>): Promise<void> {
  await staffTables(db)
  await signInTables(db)
  await logTables(db)
  await inboxTables(db)
}

async function staffTables(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('staff')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('disabled_at', 'text')
      .addColumn('two_factor_enabled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()

  await strictTable(
    db,
    db.schema
      .createTable('staff_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      // SHA-256 of the link's secret: who reads the database cannot use the link.
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text'),
  ).execute()
}

/** Columns that better-auth reads and writes; its names are mapped in `office/frame/access/auth.server.ts`. */
async function signInTables(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('staff_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text')
      // Ours, raised by the guard: a session that nobody used for an hour ends.
      .addColumn('last_used_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema.createIndex('staff_sessions_by_staff').on('staff_sessions').column('staff_id').execute()

  await strictTable(
    db,
    db.schema
      .createTable('staff_accounts')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('provider_id', 'text', (column) => column.notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('access_token', 'text')
      .addColumn('refresh_token', 'text')
      .addColumn('id_token', 'text')
      .addColumn('access_token_expires_at', 'text')
      .addColumn('refresh_token_expires_at', 'text')
      .addColumn('scope', 'text')
      // Argon2id, see `office/frame/access/password-hash.server.ts`.
      .addColumn('password', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('staff_accounts_once', ['provider_id', 'account_id']),
  ).execute()
  await db.schema.createIndex('staff_accounts_by_staff').on('staff_accounts').column('staff_id').execute()

  await strictTable(
    db,
    db.schema
      .createTable('staff_verifications')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull()),
  ).execute()
  await db.schema
    .createIndex('staff_verifications_by_identifier')
    .on('staff_verifications')
    .column('identifier')
    .execute()

  await strictTable(
    db,
    db.schema
      .createTable('staff_second_factors')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().unique().references('staff.id').onDelete('cascade'))
      // Both encrypted with the site's SECRET.
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('backup_codes', 'text', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failed_verification_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('locked_until', 'text'),
  ).execute()

  // A code from the app counts once (ASVS 6.5.1), although it is valid for half a minute.
  await strictTable(
    db,
    db.schema
      .createTable('staff_used_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('used_at', 'text', (column) => column.notNull()),
  ).execute()

  await strictTable(
    db,
    db.schema
      .createTable('staff_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('device_type', 'text', (column) => column.notNull())
      .addColumn('backed_up', 'integer', (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('aaguid', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text'),
  ).execute()
}

async function logTables(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('happened_at', 'text', (column) => column.notNull())
      // No foreign key, and the name beside it: the log outlives the account.
      .addColumn('staff_id', 'text')
      .addColumn('staff_name', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject_kind', 'text')
      .addColumn('subject_id', 'text')
      .addColumn('detail', 'text'),
  ).execute()
  await db.schema.createIndex('audit_log_by_age').on('audit_log').columns(['happened_at', 'id']).execute()
  await db.schema
    .createIndex('audit_log_by_subject')
    .on('audit_log')
    .columns(['subject_kind', 'subject_id', 'happened_at'])
    .execute()
  await db.schema.createIndex('audit_log_by_staff').on('audit_log').columns(['staff_id', 'happened_at']).execute()
}

async function inboxTables(db: Kysely<never>): Promise<void> {
  // Raised by every change: who saved an older one is told instead of overwriting it.
  await db.schema
    .alterTable('submissions')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('submissions_by_status')
    .on('submissions')
    .columns(['status', 'received_at', 'id'])
    .execute()
  await db.schema.createIndex('submissions_by_due').on('submissions').columns(['status', 'due_at', 'id']).execute()
  await db.schema
    .createIndex('submissions_by_assignee')
    .on('submissions')
    .columns(['assignee_id', 'received_at', 'id'])
    .execute()

  await strictTable(
    db,
    db.schema
      .createTable('submission_reads')
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('read_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_reads_key', ['staff_id', 'submission_id']),
  ).execute()
  await db.schema.createIndex('reads_by_submission').on('submission_reads').column('submission_id').execute()

  await strictTable(
    db,
    db.schema
      .createTable('staff_filters')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      // The query of the inbox's address: `status=neu&art=damage_report`.
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  ).execute()
}
