/** A file of a form or a mail, whole in `DATA_DIR/uploads/.part`. Nobody has looked into it. */
export type ArrivingFile = {
  /** The input that it came from: `cv`. */
  field: string
  /** As the sender called it, cleaned; for people only. */
  originalName: string
  sizeBytes: number
  /** Hexadecimal. */
  sha256: string
  /** Name of the file in `DATA_DIR/uploads`: 32 hexadecimal digits that nobody can guess, without an extension. */
  storageKey: string
}

/** A file that is sound, as its row keeps it. */
export type StoredFile = ArrivingFile & {
  /** What its content is, not what the sender said: `application/pdf`. */
  detectedType: string
}

/** A stored file as a page shows it: with its row's id, by which a reader asks for it, and without its place on the disk. */
export type ShownFile = Omit<StoredFile, 'sha256' | 'storageKey'> & {
  id: string
  /** The message that it came with, of the sender or of the office; null: with the form, or with a note. */
  messageId: string | null
  /** The office's note that it came with. The sender never sees these. */
  noteId: string | null
}

export const storageKeysOf = (files: readonly Pick<ArrivingFile, 'storageKey'>[]) =>
  files.map(({ storageKey }) => storageKey)

export function shownFile({ sha256: _sum, storageKey: _place, ...shown }: StoredFile & ShownFile): ShownFile {
  return shown
}

export const isPhoto = ({ detectedType }: Pick<StoredFile, 'detectedType'>) => detectedType.startsWith('image/')

/** Shown beside every file: no virus scanner is configured, and nobody may take silence for "clean". */
export const SCAN_STATUS = 'ungeprüft'
