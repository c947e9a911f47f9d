import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { examplePdf } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { cv, send } from '#requests/request/test-uploads.server.ts'
import { newTestSite } from '../test-site.server.ts'

/** A site with a request that brought a file, and a folder for its backups. */
async function siteWithUpload() {
  const site = await newTestSite()
  expect((await send(site.app, { cv: cv() })).status).toBe(201)
  const [upload] = await requestFiles(site.app.db).listAll()
  const backups = join(site.dataDir, 'sicherungen')
  await mkdir(backups)
  const newest = () => join(backups, readdirSync(backups).toSorted().at(-1) ?? '')
  const count = async () => JSON.parse((await site.office('submissions', 'list', '--json')).out).length
  return { ...site, upload: join('uploads', upload?.storageKey ?? ''), backups, newest, count }
}

/** The same archive after `change` was done to what it holds. */
async function repack(file: string, dataDir: string, change: (folder: string) => void): Promise<string> {
  const folder = await mkdtemp(join(dataDir, 'ausgepackt-'))
  execFileSync('tar', ['-xf', file, '-C', folder])
  change(folder)
  execFileSync('tar', ['-cf', `${folder}.tar`, '-C', folder, '.'])
  return `${folder}.tar`
}

test('a backup holds database and files but not the secret, says so, and deletes what is too old', async () => {
  const { office, upload, backups, newest } = await siteWithUpload()
  for (const name of ['website-2020-01-01-000000.tar', 'andere.tar']) {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), 0, 0)
  }
  const { code, out, error } = await office('backup', backups)
  expect([code, out]).toEqual([0, `Gesichert und geprüft: ${newest()}\nGelöscht, weil zu alt: 1\n`])
  expect(error).toContain('ohne das Geheimnis')
  expect(readdirSync(backups)).toHaveLength(2)
  const held = execFileSync('tar', ['-tf', newest()], { encoding: 'utf8' }).split('\n')
  expect(held).toEqual(expect.arrayContaining(['inventory.json', 'site.sqlite', upload]))
  expect(held).not.toContain('secret')
})

test('a restore brings rows and files back, and keeps the database that was there', async () => {
  const { office, app, dataDir, upload, backups, newest, count } = await siteWithUpload()
  await office('backup', backups)
  await send(app, { cv: cv() }, 'form-load-2')
  expect(await count()).toBe(2)
  rmSync(join(dataDir, upload))

  await app.db.destroy()
  const { code, out } = await office('restore', newest())
  expect([code, out]).toEqual([0, expect.stringContaining('Das bisherige liegt jetzt hier')])
  expect(await count()).toBe(1)
  expect(readFileSync(join(dataDir, upload))).toEqual(examplePdf())
})

test('a backup is taken as it lies there: unpacked, packed once more, or the database alone', async () => {
  const { office, app, dataDir, upload, backups, newest, count } = await siteWithUpload()
  await office('backup', backups)
  const unpacked = await mkdtemp(join(dataDir, 'ausgepackt-'))
  execFileSync('tar', ['-xf', newest(), '-C', unpacked])
  const alone = join(dataDir, 'allein.sqlite')
  expect((await office('backup', alone)).code).toBe(0)
  const packed = (file: string) => {
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)))
    return `${file}.gz`
  }
  await send(app, { cv: cv() }, 'form-load-2')
  await app.db.destroy()
  for (const file of [unpacked, packed(newest()), alone, packed(alone)]) {
    rmSync(join(dataDir, upload), { force: true })
    expect(await office('restore', file)).toMatchObject({ code: 0, error: '' })
    expect(await count()).toBe(1)
    // The database alone brings no file.
    expect(existsSync(join(dataDir, upload))).toBe(!file.includes('allein'))
  }
  writeFileSync(`${alone}.gz`, readFileSync(`${alone}.gz`).subarray(0, 2000))
  expect((await office('restore', `${alone}.gz`)).error).toContain('ist beschädigt')
})

test('an archive that is no backup, or is of another database, changes nothing', async () => {
  const { office, dataDir, backups, newest, count } = await siteWithUpload()
  await office('backup', backups)
  const ofPostgres = await repack(newest(), dataDir, (folder) =>
    renameSync(join(folder, 'site.sqlite'), join(folder, 'site.dump')),
  )
  expect((await office('restore', ofPostgres)).error).toContain('Diese Sicherung ist aus PostgreSQL')
  expect((await office('drill', ofPostgres)).out).toMatch(/✗ ausgepackt-.*: Diese Sicherung ist aus PostgreSQL/)
  const notOurs = await repack(newest(), dataDir, (folder) => rmSync(join(folder, 'inventory.json')))
  expect((await office('restore', notOurs)).error).toContain('Das ist keine vollständige Sicherung')
  expect((await office('restore', join(dataDir, 'keine.tar'))).error).toContain('gibt es nicht')
  expect((await office('drill', join(dataDir, 'uploads'))).error).toContain('liegt keine Sicherung')
  expect(await count()).toBe(1)
})

test('a drill tells of a damaged file, a lost row and another secret, and leaves nothing', async () => {
  const { office, dataDir, upload, backups, newest } = await siteWithUpload()
  await office('backup', backups)
  const damaged = await repack(newest(), dataDir, (folder) => {
    writeFileSync(join(folder, upload), '%PDF-')
    const inventory = join(folder, 'inventory.json')
    writeFileSync(inventory, readFileSync(inventory, 'utf8').replace('"submissions": 1', '"submissions": 2'))
  })
  const secret = join(dataDir, 'anderes-geheimnis')
  writeFileSync(secret, 'x'.repeat(32))
  const { code, out } = await office('drill', damaged, '--secret', secret)
  expect(code).toBe(1)
  expect(out).toContain('✗ Zeilen: submissions: 1 statt 2')
  expect(out).toMatch(/✗ Anhänge: \w{32} ist beschädigt/)
  expect(out).toContain('✗ Link eines Absenders: Das Geheimnis ist nicht das der Sicherung')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.drill'))).toEqual([])
  expect(existsSync(join(dataDir, upload))).toBe(true)
})
