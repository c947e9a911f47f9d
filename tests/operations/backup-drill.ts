/**
 * `office backup ORDNER`, `office drill` and `office restore` with a running site, on SQLite and on PostgreSQL, encrypted and not, and
 * with backups that are damaged. `node tests/operations/backup-drill.ts`; `--short`: one backup on SQLite and its drill. Needs the production build and age.
 */
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { run } from '../../scripts/testing/command.ts'
import { firstProgram, installDebianPackage } from '../../scripts/testing/find.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { type Check, fault } from '../faults/harness/fault.ts'
import { must, newFolder } from '../faults/harness/folder.ts'
import { startSite } from '../faults/harness/site.ts'
import { visitor } from '../faults/harness/visitor.ts'
import { watchCommandLines } from './harness/command-lines.ts'

if (!(await firstProgram(['age']))) await installDebianPackage('age')
const keys = newFolder('keys')
const identity = path.join(keys, 'key.txt')
must('age-keygen', '-o', identity)
const BACKUP_RECIPIENT = /age1\w+/.exec(readFileSync(identity, 'utf8'))?.[0] ?? ''
const isShort = process.argv.includes('--short')
const PASSWORD = 'kennwort-der-datenbank'

type Company = { dataDir: string; environment: Record<string, string>; backups: string }

async function office({ dataDir, environment }: Company, ...words: string[]): Promise<{ code: number; said: string }> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off', NODE_NO_WARNINGS: '1', ...environment }
  const { code, output } = await run('node', ['scripts/office.ts', ...words], { env })
  return { code, said: output }
}

const newestIn = (folder: string) => path.join(folder, readdirSync(folder).toSorted().at(-1) ?? '')

/** What an archive holds, unpacked; `change` happens to it, and it is packed again. */
function repack(file: string, change: (folder: string) => void): string {
  const folder = newFolder('repack')
  const target = path.join(newFolder('changed'), path.basename(file))
  must('tar', '-xf', file, '-C', folder)
  change(folder)
  must('tar', '-cf', target, '-C', folder, '.')
  return target
}

/** The command was among the command lines that anybody could see, and the password of the database was not. */
function checkUnseen(check: Check, lines: string[], command: string): void {
  const isSeen = lines.some((line) => line.includes(`scripts/office.ts ${command}`))
  check(isSeen, `the command line of ${command} was seen`)
  check(!lines.some((line) => line.includes(PASSWORD)), `${command}: no command line holds the password`)
}

async function tried(company: Company): Promise<void> {
  const engine = company.environment.DATABASE_URL ? 'PostgreSQL' : 'SQLite'
  const people = visitor()
  const site = await startSite(company.dataDir, company.environment)
  for (let count = 0; count < 6; count++) await people.send(site)
  for (let count = 0; count < 2; count++) await people.sendFile(site, 40_000)
  const leftovers = () => readdirSync(company.dataDir).filter((name) => /^\.(backup|drill|restore)/.test(name))

  await fault(
    `${engine}: a backup without a key leaves the secret out and says so; the drill works while the site runs`,
    async (check) => {
      const seen = watchCommandLines()
      const backup = await office(company, 'backup', company.backups)
      check(backup.code === 0 && backup.said.includes('ohne das Geheimnis'), `${backup.code}: ${backup.said}`)
      const listed = must('tar', '-tf', newestIn(company.backups))
      check(listed.includes('uploads/') && !/(^|\/)secret$/m.test(listed), listed)
      check((statSync(newestIn(company.backups)).mode & 0o77) === 0, 'only its owner reads it')
      const drill = await office(company, 'drill', company.backups)
      check(drill.code === 0, `${drill.code}: ${drill.said}`)
      check(/✓ Zeilen: \d+ in \d+ Tabellen/.test(drill.said) && /✓ Anhänge: 2, jeder/.test(drill.said), drill.said)
      check(/✓ Link eines Absenders: der von \w{8} öffnet sich/.test(drill.said), drill.said)
      check(leftovers().length === 0, `nothing is left: ${leftovers()}`)
      const lines = seen.stop()
      for (const command of ['backup', 'drill']) checkUnseen(check, lines, command)
    },
  )
  if (isShort) return void (await site.stop())
  const whole = newestIn(company.backups)

  await fault(
    `${engine}: the drill fails on a missing and a damaged upload, a lost row, another secret, a cut archive`,
    async (check) => {
      const upload = (folder: string) =>
        path.join(
          folder,
          'uploads',
          readdirSync(path.join(folder, 'uploads')).find((name) => !name.startsWith('.')) ?? '',
        )
      const inventory = (folder: string) => path.join(folder, 'inventory.json')
      const wrong: [string, string, RegExp][] = [
        ['missing', repack(whole, (folder) => rmSync(upload(folder))), /✗ Anhänge: \w{32} fehlt/],
        [
          'damaged',
          repack(whole, (folder) => writeFileSync(upload(folder), '%PDF-')),
          /✗ Anhänge: \w{32} ist beschädigt/,
        ],
        [
          'a lost row',
          repack(whole, (folder) => {
            const text = readFileSync(inventory(folder), 'utf8').replace('"submissions": 8', '"submissions": 9')
            writeFileSync(inventory(folder), text)
          }),
          /✗ Zeilen: submissions: 8 statt 9/,
        ],
        ['no inventory', repack(whole, (folder) => rmSync(inventory(folder))), /✗ .*keine vollständige Sicherung/],
        [
          'no database',
          repack(whole, (folder) => {
            for (const name of ['site.sqlite', 'site.dump'])
              if (existsSync(path.join(folder, name))) writeFileSync(path.join(folder, name), 'x'.repeat(9999))
          }),
          /✗ website-/,
        ],
      ]
      const cut = path.join(newFolder('cut'), 'website-2026-01-01-000000.tar')
      writeFileSync(cut, readFileSync(whole).subarray(0, 100_000))
      wrong.push(['cut', cut, /✗ .*nicht vollständig/])
      for (const [what, file, says] of wrong) {
        const { code, said } = await office(company, 'drill', file)
        check(code === 1 && says.test(said) && said.includes('misslungen'), `${what}: ${code}: ${said}`)
      }
      const other = path.join(keys, 'other')
      writeFileSync(other, 'x'.repeat(64))
      const { code, said } = await office(company, 'drill', whole, '--secret', other)
      check(code === 1 && said.includes('✗ Link eines Absenders: Das Geheimnis ist nicht das der Sicherung'), said)
      check(leftovers().length === 0, `nothing is left: ${leftovers()}`)
    },
  )

  const sealed = { ...company, backups: newFolder('sealed'), environment: { ...company.environment, BACKUP_RECIPIENT } }
  await fault(
    `${engine}: an encrypted backup holds the secret, opens with its key alone, and a changed byte is noticed`,
    async (check) => {
      const backup = await office(sealed, 'backup', sealed.backups)
      const file = newestIn(sealed.backups)
      check(backup.code === 0 && file.endsWith('.tar.age') && !backup.said.includes('Geheimnis'), backup.said)
      check(!readFileSync(file).includes('inventory.json'), 'nothing in it can be read')
      check(leftovers().length === 0, `nothing readable is left: ${leftovers()}`)
      check(
        (await office(sealed, 'drill', file)).said.includes('--identity'),
        'without the key it says what is missing',
      )
      // Another machine: no secret of its own.
      const elsewhere = { ...sealed, dataDir: newFolder('elsewhere') }
      const drill = await office(elsewhere, 'drill', sealed.backups, '--identity', identity)
      check(drill.code === 0 && drill.said.includes('öffnet sich'), `${drill.code}: ${drill.said}`)

      const changed = path.join(newFolder('changed'), path.basename(file))
      writeFileSync(changed, readFileSync(file))
      const descriptor = openSync(changed, 'r+')
      writeSync(descriptor, Buffer.from('?'), 0, 1, Math.floor(statSync(file).size / 2))
      closeSync(descriptor)
      const refused = await office(elsewhere, 'drill', changed, '--identity', identity)
      check(refused.code === 1 && refused.said.includes('nicht vollständig'), refused.said)
    },
  )

  await fault(`${engine}: on an empty machine the restore brings everything back, with the secret`, async (check) => {
    await site.stop()
    const fresh = { ...sealed, dataDir: newFolder('fresh') }
    const seen = watchCommandLines()
    const { code, said } = await office(fresh, 'restore', newestIn(sealed.backups), '--identity', identity)
    checkUnseen(check, seen.stop(), 'restore')
    check(code === 0, `${code}: ${said}`)
    for (const name of [
      'secret',
      ...readdirSync(path.join(company.dataDir, 'uploads')).map((file) => `uploads/${file}`),
    ]) {
      if (name.includes('.part')) continue
      const [before, after] = [company.dataDir, fresh.dataDir].map((folder) => readFileSync(path.join(folder, name)))
      check(Boolean(before && after?.equals(before)), `${name} is the same`)
    }
    const again = await office(fresh, 'submissions', 'list', '--json')
    check(again.code === 0 && (JSON.parse(again.said) as unknown[]).length === 8, again.said)
  })
}

await tried({ dataDir: newFolder('drill'), environment: {}, backups: newFolder('backups') })

if (!isShort) {
  if (spawnSync('pg_dump', ['--version']).status !== 0) await installDebianPackage('postgresql-client')
  const postgres = await startPostgres({ isDurable: true })
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create role site login createdb password '${PASSWORD}'`)
  await admin.query('create database site owner site')
  await admin.end()
  const url = new URL(postgres.url)
  Object.assign(url, { username: 'site', password: PASSWORD, pathname: '/site' })
  await tried({ dataDir: newFolder('drill'), environment: { DATABASE_URL: url.href }, backups: newFolder('backups') })
  await postgres.stop()
}
