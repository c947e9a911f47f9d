import { markRestored, type NamedFile } from './entered.ts'
import { keptDrafts } from './draft.ts'

type DraftFile = { field: string; name: string; type: string; lastModified: number; bytes: ArrayBuffer }

/** `failed`: this device could not keep the files, or has lost them. */
export type KeptFiles = 'none' | 'kept' | 'failed'

/** The browser's database: localStorage holds texts only, and five megabytes of them. */
const DATABASE = 'entwurf-dateien'
const STORE = 'dateien'

type FilesSource = {
  /** Of the draft that they belong to. */
  id: () => string
  /** Reads the chosen files when all of them are ready to be sent. */
  read: () => Promise<readonly NamedFile[]>
  onKept: (state: KeptFiles) => void
}

/** Keeps the chosen files of a form on this device, beside the draft of its texts. They never leave it until the form is sent. */
export function createFilesKeeper({ id, read, onKept }: FilesSource) {
  // One after the other: the latest choice is the one that stays.
  let work: Promise<unknown> = Promise.resolve()
  let isWaiting = false

  function next<Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> {
    const done = work.then(act).catch(() => otherwise)
    work = done
    return done
  }

  return {
    save(): void {
      // One that waits for the files to be ready reads the latest choice anyway.
      if (isWaiting) return
      isWaiting = true
      void next<KeptFiles>(async () => {
        const files = await read().finally(() => (isWaiting = false))
        if (files.length === 0) await drop(id())
        else await put(id(), files)
        return files.length === 0 ? 'none' : 'kept'
      }, 'failed').then(onKept)
    },
    /** Gives back the files in their order, each with the name, size and date that it had; none where nothing can be read. */
    async load(expected: number): Promise<readonly NamedFile[]> {
      const files = await next(() => get(id()), [])
      for (const [, file] of files) markRestored(file)
      onKept(files.length < expected ? 'failed' : files.length > 0 ? 'kept' : 'none')
      return files
    },
    drop(): void {
      onKept('none')
      void next(() => drop(id()), undefined)
    },
    /** Files of this form whose draft was deleted or too old. */
    dropOld(formId: string): void {
      void next(async () => {
        const ids = (await inDatabase('readonly', (store) => store.getAllKeys())) ?? []
        const kept = new Set(keptDrafts(formId).map((draft) => draft.id))
        for (const each of ids.map(String)) {
          if ((each === formId || each.startsWith(`${formId}:`)) && !kept.has(each)) await drop(each)
        }
      }, undefined)
    },
  }
}

async function put(id: string, files: readonly NamedFile[]): Promise<void> {
  const stored = await Promise.all(
    files.map(async ([field, file]): Promise<DraftFile> => {
      const { name, type, lastModified } = file
      return { field, name, type, lastModified, bytes: await file.arrayBuffer() }
    }),
  )
  await inDatabase('readwrite', (store) => store.put(stored, id), true)
}

async function get(id: string): Promise<NamedFile[]> {
  const stored = await inDatabase('readonly', (store) => store.get(id) as IDBRequest<DraftFile[] | undefined>)
  return (stored ?? []).map(({ field, name, type, lastModified, bytes }) => [
    field,
    new File([bytes], name, { type, lastModified }),
  ])
}

/** With the last form's files the database goes, too. */
async function drop(id: string): Promise<void> {
  await inDatabase('readwrite', (store) => store.delete(id))
  const rest = await inDatabase('readonly', (store) => store.getAllKeys())
  if (rest?.length === 0) await answerOf(indexedDB.deleteDatabase(DATABASE))
}

/** Resolves when it is on the disk; with null where there is no database, for looking must not leave an empty one behind. */
async function inDatabase<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
  creates = false,
): Promise<Result | null> {
  if (!creates && !(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return null
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await answerOf(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      for (const failure of ['error', 'abort']) transaction.addEventListener(failure, () => reject(transaction.error))
    })
    return request.result
  } finally {
    database.close()
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
