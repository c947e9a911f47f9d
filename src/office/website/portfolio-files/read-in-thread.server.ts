import { Worker } from 'node:worker_threads'
import { askThreads, threadFile } from '#platform/threads.server.ts'
import { UnreadableFile } from './import-row.ts'
import { formatOf, judgeTable, type Reading } from './read-file.server.ts'

export type FileRead = { reading: Reading } | { unreadable: string } | { failure: string }

const LONGEST_MS = 30_000
const IDLE_MS = 1_000
const MOST_MEGABYTES = 512
/** Five times the largest portfolio that we know; a line is a flat. */
const MOST_LINES = 50_000
const LINE_END = 10

const ask = askThreads<FileRead>(
  // Without this process's own switches: a watch mode or a test runner would reach into the thread.
  () =>
    new Worker(threadFile('read-worker', import.meta.url), {
      execArgv: [],
      name: 'portfolio',
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    }),
  IDLE_MS,
)

/** Rows and faults of a file that staff upload. @throws UnreadableFile, also when reading takes too long or too much memory. */
export async function readInThread(bytes: Buffer, longestMs = LONGEST_MS): Promise<Reading> {
  if (formatOf(bytes) === 'csv') {
    judgeTable(bytes)
    if (hasMoreLines(bytes, MOST_LINES))
      throw new UnreadableFile(
        `Die Tabelle hat mehr als ${MOST_LINES.toLocaleString('de')} Zeilen. Bitte teilen Sie sie auf.`,
      )
  }
  const read = await ask(new Uint8Array(bytes), longestMs)
  if (read === null) throw new UnreadableFile('Sie zu lesen dauert zu lange. Bitte teilen Sie die Datei auf.')
  if ('failure' in read) throw new Error(read.failure)
  if ('unreadable' in read) throw new UnreadableFile(read.unreadable)
  return read.reading
}

function hasMoreLines(bytes: Buffer, most: number): boolean {
  let lines = 0
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1))
    if (++lines > most) return true
  return false
}
