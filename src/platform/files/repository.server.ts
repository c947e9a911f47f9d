import type { Db } from '#platform/database/database.server.ts'

/** What is known of a file that came with a submission. */
export type UploadedFile = {
  /** The input that it came from: `cv`. */
  field: string
  /** As the sender called it, cleaned; for people only. */
  originalName: string
  /** What its content is, not what the sender said: `application/pdf`. */
  detectedType: string
  sizeBytes: number
  /** Hexadecimal. */
  sha256: string
  /** Name of the file in `DATA_DIR/uploads`. */
  storageKey: string
}

/** A file with its row's id, by which staff ask for it. */
export type StoredFile = UploadedFile & {
  id: string
  /** The message that it came with, of the sender or of the office; null: with the form, or with a note. */
  messageId: string | null
  /** The office's note that it came with. The sender never sees these. */
  noteId: string | null
}

/** What a file came with; neither: the form. */
type CameWith = { messageId?: string | null; noteId?: string | null }

/** Shown beside every file: no virus scanner is configured, and nobody may take silence for "clean". */
export const SCAN_STATUS = 'ungeprüft'

/** The table submission_files: the one place that knows its columns. */
export function submissionFiles(db: Db) {
  return {
    async insert(
      submissionId: string,
      files: readonly UploadedFile[],
      { newId, now, messageId = null, noteId = null }: { newId: () => string; now: Date } & CameWith,
    ): Promise<void> {
      if (files.length === 0) return
      const toRow = (file: UploadedFile) => ({
        id: newId(),
        submission_id: submissionId,
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
    async listBySubmission(submissionId: string): Promise<StoredFile[]> {
      return db
        .selectFrom('submission_files')
        .select(['id', 'field', 'original_name as originalName', 'detected_type as detectedType'])
        .select(['size_bytes as sizeBytes', 'sha256', 'storage_key as storageKey', 'message_id as messageId'])
        .select('note_id as noteId')
        .where('submission_id', '=', submissionId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },

    /** Those that the sender may see: their own and those of our answers, none of our notes. */
    async listForSender(submissionId: string): Promise<StoredFile[]> {
      return (await this.listBySubmission(submissionId)).filter(({ noteId }) => noteId === null)
    },

    /** How many the sender has given us: with the form and with messages, none of the office's answers and notes. */
    async countFromSender(submissionId: string): Promise<number> {
      const { count } = await db
        .selectFrom('submission_files')
        .leftJoin('submission_messages', 'submission_messages.id', 'submission_files.message_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('submission_files.submission_id', '=', submissionId)
        .where('submission_files.note_id', 'is', null)
        .where(({ eb, or }) => or([eb('message_id', 'is', null), eb('submission_messages.origin', '=', 'sender')]))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** What a mail of the office carries: the files of the message that it brings. */
    async listByMail(outboxId: string): Promise<UploadedFile[]> {
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

    /** How many files each of these submissions has; none: not in the map. */
    async countOf(submissionIds: readonly string[]): Promise<Map<string, number>> {
      if (submissionIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('submission_files')
        .select('submission_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('submission_id', 'in', submissionIds)
        .groupBy('submission_id')
        .execute()
      return new Map(rows.map((row) => [row.submission_id, row.count]))
    },

    /** Those of the keys that a stored submission names. */
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
