import type { Db } from '#platform/database/database.server.ts'
import type { ShownFile, StoredFile } from './uploaded-file.ts'

/** Neither: it came with the form. */
type CameWith = Partial<Pick<ShownFile, 'messageId' | 'noteId'>>

/** The table submission_files: the one place that knows its columns. */
export function requestFiles(db: Db) {
  return {
    async insert(
      requestId: string,
      files: readonly StoredFile[],
      { newId, now, messageId = null, noteId = null }: { newId: () => string; now: Date } & CameWith,
    ): Promise<void> {
      if (files.length === 0) return
      const toRow = (file: StoredFile) => ({
        id: newId(),
        submission_id: requestId,
        field: file.field,
        original_name: file.originalName,
        detected_type: file.detectedType,
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
        storage_key: file.storageKey,
        created_at: now.toISOString(),
        message_id: messageId,
        note_id: noteId,
      })
      await db.insertInto('submission_files').values(files.map(toRow)).execute()
    },

    /** In the order in which they were sent. */
    async listByRequest(requestId: string): Promise<(StoredFile & ShownFile)[]> {
      return db
        .selectFrom('submission_files')
        .select(['id', 'field', 'original_name as originalName', 'detected_type as detectedType'])
        .select(['size_bytes as sizeBytes', 'sha256', 'storage_key as storageKey', 'message_id as messageId'])
        .select('note_id as noteId')
        .where('submission_id', '=', requestId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },

    /** Those that the sender may see: their own and those of our answers, none of our notes. */
    async listForSender(requestId: string): Promise<(StoredFile & ShownFile)[]> {
      return (await this.listByRequest(requestId)).filter(({ noteId }) => noteId === null)
    },

    /** How many the sender has given us: with the form and with messages, none of the office's answers and notes. */
    async countFromSender(requestId: string): Promise<number> {
      const { count } = await db
        .selectFrom('submission_files')
        .leftJoin('submission_messages', 'submission_messages.id', 'submission_files.message_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('submission_files.submission_id', '=', requestId)
        .where('submission_files.note_id', 'is', null)
        .where(({ eb, or }) => or([eb('message_id', 'is', null), eb('submission_messages.origin', '=', 'sender')]))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Lists the files of the message that a mail brings. */
    async listByMail(outboxId: string): Promise<StoredFile[]> {
      return db
        .selectFrom('submission_files')
        .innerJoin('submission_messages', 'submission_messages.id', 'submission_files.message_id')
        .select(['field', 'original_name as originalName', 'detected_type as detectedType'])
        .select(['size_bytes as sizeBytes', 'sha256', 'storage_key as storageKey'])
        .where('submission_messages.outbox_id', '=', outboxId)
        .where('submission_messages.origin', '=', 'office')
        .orderBy('submission_files.created_at')
        .orderBy('submission_files.id')
        .execute()
    },

    async listAll(): Promise<{ storageKey: string; sha256: string }[]> {
      return db.selectFrom('submission_files').select(['storage_key as storageKey', 'sha256']).orderBy('id').execute()
    },

    /** How many files each of these requests has; none: not in the map. */
    async countOf(requestIds: readonly string[]): Promise<Map<string, number>> {
      if (requestIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('submission_files')
        .select('submission_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('submission_id', 'in', requestIds)
        .groupBy('submission_id')
        .execute()
      return new Map(rows.map((row) => [row.submission_id, row.count]))
    },

    /** Those of the keys that a stored request names. */
    async knownKeys(keys: readonly string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set()
      const rows = await db
        .selectFrom('submission_files')
        .select('storage_key')
        .where('storage_key', 'in', keys)
        .execute()
      return new Set(rows.map((row) => row.storage_key))
    },
  }
}
