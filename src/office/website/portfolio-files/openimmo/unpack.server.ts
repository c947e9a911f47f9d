import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableFile } from '../import-row.ts'

const MOST_ENTRIES = 10_000
const MOST_XMLS = 200
const LARGEST_XML_MB = 100

export type Unpacked = { /** By name, without folders. */ xmls: { name: string; bytes: Buffer }[]; pictures: number }

export const NO_TABLE =
  'Das ist eine Arbeitsmappe, keine Tabelle als Text. Bitte öffnen Sie sie in Ihrem Programm, wählen Sie „Speichern unter“ und dort „CSV UTF-8“, und laden Sie diese Datei hoch.'

const isPicture = (name: string) => /\.(?:jpe?g|jfif|png|gif|webp|heic|tiff?|bmp)$/i.test(name)

const broken = () => new UnreadableFile('Die ZIP-Datei ist beschädigt. Bitte exportieren Sie sie noch einmal.')

/**
 * The XML files of a ZIP, wherever they lie in it; of the pictures only how many. A small file that unpacks into a huge one ends at a limit.
 * @throws UnreadableFile when it is none, locked, too large, or a workbook.
 */
export async function unpack(bytes: Buffer): Promise<Unpacked> {
  try {
    // Names as bytes, so that the library judges no path: nothing is written to a disk, so none can lead astray.
    return await read(await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false }))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw broken()
  }
}

async function read(zip: ZipFile): Promise<Unpacked> {
  const found: Unpacked = { xmls: [], pictures: 0 }
  let left = LARGEST_XML_MB * 1024 * 1024
  let count = 0
  for await (const entry of zip.eachEntry()) {
    count += 1
    if (count > MOST_ENTRIES) throw new UnreadableFile(`Das ZIP enthält mehr als ${MOST_ENTRIES} Dateien.`)
    // As Windows writes paths, and as others do.
    const parts = entry.fileNameRaw.toString('utf8').split(/[\\/]/)
    const name = parts.at(-1) ?? ''
    if (['xl', 'Index'].includes(parts[0] ?? '') || name === 'content.xml') throw new UnreadableFile(NO_TABLE)
    if (isPicture(name)) found.pictures += 1
    // A Mac's companion files begin with „._“.
    if (!/\.xml$/i.test(name) || name.startsWith('._') || name.startsWith('[')) continue
    if (found.xmls.length >= MOST_XMLS) throw new UnreadableFile(`Das ZIP enthält mehr als ${MOST_XMLS} XML-Dateien.`)
    if (entry.isEncrypted())
      throw new UnreadableFile('Die ZIP-Datei ist mit einem Passwort geschützt. Bitte exportieren Sie sie ohne.')
    // The size that the file claims; the library ends a content that is larger.
    left -= entry.uncompressedSize
    if (left < 0) throw new UnreadableFile(`Die XML-Dateien im ZIP sind zusammen größer als ${LARGEST_XML_MB} MB.`)
    found.xmls.push({ name, bytes: await contentOf(zip, entry) })
  }
  return found
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
