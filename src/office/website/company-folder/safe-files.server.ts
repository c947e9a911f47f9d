import { constants } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { hasControls } from './entry.ts'

/** A reason not to read a file, as a German sentence. */
export class Unreadable extends Error {}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** A plain file of at most `most` bytes, opened, never what a link leads to. @throws Unreadable */
export async function openPlainFile(file: string, most: number): Promise<FileHandle> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => {
    throw new Unreadable('Die Datei lässt sich nicht öffnen.')
  })
  try {
    const facts = await handle.stat()
    if (!facts.isFile()) throw new Unreadable('Hier werden nur gewöhnliche Dateien gelesen.')
    if (facts.size > most) throw new Unreadable(`Die Datei ist größer als ${inMegabytes(most)}.`)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Reads all of a plain file. @throws Unreadable */
export async function readPlainFile(file: string, most: number): Promise<Buffer> {
  const handle = await openPlainFile(file, most)
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

const LARGEST_TEXT_BYTES = 1024 * 1024

/** Line ends and byte order mark as every system writes them. @throws Unreadable */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readPlainFile(file, LARGEST_TEXT_BYTES)
  const text = decoded(bytes).replaceAll('\r\n', '\n')
  if (hasControls(text)) throw new Unreadable('In der Datei stehen Steuerzeichen.')
  return text
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('Die Datei ist nicht in UTF-8 gespeichert.')
  }
}

/** `name` as it is written elsewhere: macOS takes umlauts apart. `file`: where it lies. */
export type Found = { name: string; file: string; type: 'file' | 'folder' | 'other' }

/** Names that begin with a dot, and those that Windows, macOS and file servers leave behind. */
const OF_OTHER_PROGRAMS = /^(\.|(eh)?thumbs\.db$|desktop\.ini$|__MACOSX$|@eaDir$)/i

/** Lists a folder by name. Null: there is none. */
export async function listFolder(folder: string): Promise<Found[] | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  const found = entries?.filter(({ name }) => !OF_OTHER_PROGRAMS.test(name)) ?? null
  return (
    found
      ?.map((entry) => ({
        name: entry.name.normalize('NFC'),
        file: path.join(folder, entry.name),
        // A link is neither.
        type: entry.isFile() ? ('file' as const) : entry.isDirectory() ? ('folder' as const) : ('other' as const),
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)) ?? null
  )
}

/** The names that stand twice where neither case nor the writing of umlauts counts, as on other systems. */
export function namedTwice(found: readonly Found[]): ReadonlySet<Found> {
  const known = new Set<string>()
  return new Set(
    found.filter(({ name }) => {
      const isKnown = known.has(name.toLowerCase())
      known.add(name.toLowerCase())
      return isKnown
    }),
  )
}

/** Whether this names a file beside the one that says so, and nothing elsewhere. */
export const isPlainName = (name: string) =>
  name !== '' && !name.startsWith('.') && !/[\\/\0]/.test(name) && path.basename(name) === name
