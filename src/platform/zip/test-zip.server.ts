import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { readAt } from '#platform/files/formats/read-at.server.ts'
import { contentOffset, readZipDirectory } from '#platform/files/formats/zip-directory.server.ts'

/** Reads an archive by its list of contents, as every program does. */
export async function readZip(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'read-zip-'))
  const file = join(folder, 'archive')
  await writeFile(file, archive)
  const handle = await open(file)
  try {
    const entries = await readZipDirectory(handle, archive.byteLength, 5000)
    if (!entries) throw new Error('This is no sound archive')
    const contents = new Map<string, Buffer>()
    for (const entry of entries) {
      const start = await contentOffset(handle, entry)
      if (start === null) throw new Error(`${entry.name} is not where the list says`)
      const bytes = await readAt(handle, start, entry.compressedBytes)
      contents.set(entry.name, entry.method === 8 ? inflateRawSync(bytes) : bytes)
    }
    return contents
  } finally {
    await handle.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows of one sheet of a workbook, as text: a cell's own text, or its number. */
export function sheetRows(workbook: ReadonlyMap<string, Buffer>, number = 1): string[][] {
  const xml = workbook.get(`xl/worksheets/sheet${number}.xml`)?.toString('utf8') ?? ''
  return [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?:\/>|[^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>)/gs)].map(([, value, text]) =>
      (value ?? text ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ),
  )
}
