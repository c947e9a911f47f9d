import type { NamedFile } from './chosen-files.ts'
import { isDraftOf, keyOf, loadDraft } from './draft.ts'

type StoredFile = { field: string; name: string; type: string; lastModified: number; bytes: ArrayBuffer }

/** The browser's database: localStorage holds texts only, and five megabytes of them. */
const DATABASE = 'entwurf-dateien'
const STORE = 'dateien'

/**
 * Keeps the chosen files of a begun form on this device, in place of those kept before. They never leave it until the form is sent.
 * @returns false when the browser keeps nothing (private window, full, switched off).
 */
export async function saveDraftFiles(formId: string, files: readonly NamedFile[]): Promise<boolean> {
  if (files.length === 0) return dropDraftFiles(formId)
  try {
    const stored = await Promise.all(
      files.map(async ([field, file]): Promise<StoredFile> => {
        const { name, type, lastModified } = file
        return { field, name, type, lastModified, bytes: await file.arrayBuffer() }
      }),
    )
    await change(await open(), (store) => store.put(stored, formId))
    return true
  } catch {
    return false
  }
}

/** What was kept, in its order, each with the name, size and date that it had; nothing where nothing can be read. */
export async function loadDraftFiles(formId: string): Promise<NamedFile[]> {
  try {
    const database = await openExisting()
    if (database === null) return []
    const request = database.transaction(STORE).objectStore(STORE).get(formId)
    const stored = (await answerOf(request)) as StoredFile[] | undefined
    database.close()
    return (stored ?? []).map(({ field, name, type, lastModified, bytes }) => [
      field,
      new File([bytes], name, { type, lastModified }),
    ])
  } catch {
    return []
  }
}

/** With the last form's files the database goes, too. @returns false when it could not be done. */
export async function dropDraftFiles(formId: string): Promise<boolean> {
  try {
    const database = await openExisting()
    if (database === null) return true
    const rest = answerOf(database.transaction(STORE).objectStore(STORE).getAllKeys())
    const isLast = (await rest).every((key) => key === formId)
    await change(database, (store) => store.delete(formId))
    if (isLast) await answerOf(indexedDB.deleteDatabase(DATABASE))
    return true
  } catch {
    return false
  }
}

/** Files of this form whose draft was forgotten. What another tab holds is only just beginning: its texts come later. */
export async function dropFilesWithoutDraft(formId: string): Promise<void> {
  const database = await openExisting().catch(() => null)
  if (database === null) return
  const ids = await answerOf(database.transaction(STORE).objectStore(STORE).getAllKeys()).catch(() => [])
  database.close()
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  for (const id of ids.map(String).filter((each) => isDraftOf(formId, each))) {
    if (loadDraft(id) === null && held.every(({ name }) => name !== keyOf(id))) await dropDraftFiles(id)
  }
}

/** Resolves when it is on the disk. */
function change(database: IDBDatabase, act: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite')
    transaction.addEventListener('complete', () => resolve())
    for (const failure of ['error', 'abort']) transaction.addEventListener(failure, () => reject(transaction.error))
    act(transaction.objectStore(STORE))
  }).finally(() => database.close())
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answerOf(request)
}

/** Null when there is none: looking for it must not leave an empty one behind. */
async function openExisting(): Promise<IDBDatabase | null> {
  const request = indexedDB.open(DATABASE, 1)
  let isMissing = false
  request.addEventListener('upgradeneeded', () => {
    isMissing = true
    request.transaction?.abort()
  })
  return answerOf(request).catch((error: unknown) => {
    if (isMissing) return null
    throw error
  })
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
