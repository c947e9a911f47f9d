import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readZip } from './test-zip.server.ts'
import { writeZip, type ZipItem } from './write-zip.server.ts'

const now = new Date('2026-03-02T08:00:00Z')

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function* each(...items: ZipItem[]) {
  yield* items
}

async function* texts(count: number) {
  for (let number = 0; number < count; number++) yield `Zeile ${number} mit Ümläuten\n`
}

test('everything is read back, byte by byte, under its own name', async () => {
  const folder = await newFolder()
  const photo = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919) % 256))
  await writeFile(join(folder, 'photo'), photo)
  const archive = writeZip(
    each(
      { name: 'übersicht.html', content: '<p>Grüße</p>' },
      { name: 'dateien/Foto Küche.jpg', content: createReadStream(join(folder, 'photo')) },
      { name: 'zeilen.txt', content: texts(20_000) },
      { name: 'leer', content: '' },
    ),
    now,
  )
  const files = await readZip(await buffer(archive))
  expect([...files.keys()]).toEqual(['übersicht.html', 'dateien/Foto Küche.jpg', 'zeilen.txt', 'leer'])
  expect(files.get('übersicht.html')?.toString()).toBe('<p>Grüße</p>')
  expect(files.get('dateien/Foto Küche.jpg')?.equals(photo)).toBe(true)
  const lines = files.get('zeilen.txt')?.toString().split('\n')
  expect([lines?.length, lines?.[19_999]]).toEqual([20_001, 'Zeile 19999 mit Ümläuten'])
  expect(files.get('leer')?.length).toBe(0)
})

test('a file that is gone ends the archive with an error instead of a hole', async () => {
  const archive = writeZip(each({ name: 'weg', content: createReadStream(join(await newFolder(), 'missing')) }), now)
  await expect(buffer(archive)).rejects.toThrow('ENOENT')
})

test('what fails while it is made ends the archive with its error', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'eins'
    throw new Error('no more')
  }
  await expect(buffer(writeZip(each({ name: 'a', content: broken() }), now))).rejects.toThrow('no more')
})

test('what nobody reads on is not made, and a download that is given up ends its items', async () => {
  let [made, ended] = [0, 0]
  async function* endless() {
    try {
      for (;;) yield `${made++} ${Math.random()}\n`.repeat(100)
    } finally {
      ended++
    }
  }
  async function* items() {
    try {
      yield { name: 'a', content: endless() }
      yield { name: 'b', content: endless() }
    } finally {
      ended++
    }
  }
  const archive = writeZip(items(), now)
  archive.read(0)
  await expect.poll(() => made).toBeGreaterThan(0)
  let before = -1
  while (before !== made) {
    before = made
    await setTimeout(50)
  }
  archive.destroy()
  await expect.poll(() => ended).toBe(2)
})
