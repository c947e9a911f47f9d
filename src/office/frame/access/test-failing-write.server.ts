import type { Db } from '#platform/database/database.server.ts'

/**
 * While `step` runs, the audit log takes no line: the last write of what changes an account fails as it does on a full disk.
 * @throws when the step fails in another way, or not at all.
 */
export async function whileWritesFail(db: Db, step: () => Promise<unknown>): Promise<void> {
  await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
  try {
    await step().then(
      () => Promise.reject(new Error('Nothing failed')),
      (error: unknown) => {
        if (!String(error).includes('audit_log')) throw error
      },
    )
  } finally {
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute()
  }
}
