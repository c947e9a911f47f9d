import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { contentOffset, readZipDirectory } from '#platform/files/formats/zip-directory.server.ts'
import { writeZip, type ZipItem } from './write-zip.server.ts'

const now = new Date('2026-03-02T08:00:00Z')

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function archive(folder: string, items: ZipItem[]): Promise<string> {
  async function* each() {
    yield* items
  }
  const pieces: Uint8Array[] = []
  for await (const piece of writeZip(each(), now)) pieces.push(piece)
  const file = join(folder, 'archive.zip')
  await writeFile(file, Buffer.concat(pieces))
  return file
}

async function* texts(count: number) {
  for (let number = 0; number < count; number++) yield `Zeile ${number} mit Ümläuten\n`
}

test('everything is read back, byte by byte, with its sum', async () => {
  const folder = await newFolder()
  const photo = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919) % 256))
  await writeFile(join(folder, 'photo'), photo)
  const file = await archive(folder, [
    { name: 'übersicht.html', content: Buffer.from('<p>Grüße</p>') },
    { name: 'dateien/Foto Küche.jpg', content: { path: join(folder, 'photo') } },
    { name: 'zeilen.txt', content: texts(20_000) },
    { name: 'leer', content: new Uint8Array() },
  ])
  const handle = await open(file)
  const { size } = await handle.stat()
  const entries = await readZipDirectory(handle, size, 10)
  expect(entries?.map(({ name, method }) => [name, method])).toEqual([
    ['übersicht.html', 0],
    ['dateien/Foto Küche.jpg', 0],
    ['zeilen.txt', 8],
    ['leer', 0],
  ])
  const whole = await readFile(file)
  const packed = entries?.[2]
  const start = packed ? ((await contentOffset(handle, packed)) ?? 0) : 0
  await handle.close()
  const lines = inflateRawSync(whole.subarray(start, start + (packed?.compressedBytes ?? 0))).toString()
  expect(lines.split('\n')).toHaveLength(20_001)
  expect(lines).toContain('Zeile 19999 mit Ümläuten')

  // The sums stand in the list at the end, where every other program looks for them.
  const mark = Buffer.from([0x50, 0x4b, 1, 2])
  const sums: number[] = []
  for (let at = whole.indexOf(mark); at >= 0; at = whole.indexOf(mark, at + 1)) sums.push(whole.readUInt32LE(at + 16))
  expect(sums).toEqual([Buffer.from('<p>Grüße</p>'), photo, Buffer.from(lines), ''].map((content) => crc32(content)))
  expect(whole.includes(photo)).toBe(true)
})

test('a file that is gone ends the archive with an error instead of a hole', async () => {
  const folder = await newFolder()
  await expect(archive(folder, [{ name: 'weg', content: { path: join(folder, 'missing') } }])).rejects.toThrow('ENOENT')
})

test('what fails while it is made ends the archive with its error', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'eins'
    throw new Error('no more')
  }
  await expect(archive(await newFolder(), [{ name: 'a', content: broken() }])).rejects.toThrow('no more')
})
