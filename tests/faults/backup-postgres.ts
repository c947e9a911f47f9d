/**
 * `npm run office -- backup|restore` on a PostgreSQL server of its own, with the site running and people writing.
 * `node tests/faults/backup-postgres.ts`. Where pg_dump is missing, the command must say so and leave nothing behind.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../scripts/testing/command.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { fault } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { startSite } from './harness/site.ts'
import { checkRecovery, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

const postgres = await startPostgres({ isDurable: true })
const dataDir = newFolder('backup-data')
const folder = newFolder('backup')
const file = path.join(folder, 'site.dump')
const environment = { DATABASE_URL: postgres.url }

async function office(...words: string[]): Promise<{ code: number; said: string }> {
  const { code, output } = await run('node', ['scripts/office.ts', ...words], {
    env: { ...environment, DATA_DIR: dataDir, DEMO: 'off', NODE_NO_WARNINGS: '1' },
  })
  return { code, said: output }
}

const people = visitor()
let before = new Map<string, string>()
let site = await startSite(dataDir, environment)
const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0

if (hasPrograms) {
  await fault('a backup is made while sixteen people write', async (check) => {
    for (let count = 0; count < 10; count++) await people.send(site)
    before = new Map(people.acknowledged)
    const writing = Array.from({ length: 16 }, async () => {
      for (let count = 0; count < 4; count++) await people.send(site)
    })
    const { code, said } = await office('backup', file)
    await Promise.all(writing)
    check(code === 0 && said.includes('Gesichert und geprüft'), `${code}: ${said}`)
    check(existsSync(file) && statSync(file).size > 10_000, 'the file is there')
    check((await office('backup', file)).code !== 0, 'and is not overwritten unasked')
  })

  await fault('a restore waits until the server stands, and refuses what is no backup', async (check) => {
    const running = await office('restore', file)
    check(running.code !== 0 && /läuft schon ein Server/.test(running.said), `${running.code}: ${running.said}`)
    await site.stop()
    const broken = path.join(folder, 'broken.dump')
    writeFileSync(broken, 'kein Archiv')
    check((await office('restore', broken)).code !== 0, 'what is no archive is refused')
    await verify(check, { dataDir, databaseUrl: postgres.url, acknowledged: people.acknowledged })
  })

  await fault('after the restore everything of then is there once, and the site goes on', async (check) => {
    const { code, said } = await office('restore', file)
    check(code === 0 && said.includes('eingespielt'), `${code}: ${said}`)
    check((await office('migrate')).code === 0, 'the migrations run')
    await verify(check, { dataDir, databaseUrl: postgres.url, acknowledged: before })
    site = await startSite(dataDir, environment)
    const later = visitor()
    await checkRecovery(check, site, later)
    await site.stop()
    await verify(check, {
      dataDir,
      databaseUrl: postgres.url,
      acknowledged: new Map([...before, ...later.acknowledged]),
    })
  })
} else {
  await fault('without pg_dump the command says what to install, and leaves nothing behind', async (check) => {
    const { code, said } = await office('backup', file)
    check(code !== 0 && /pg_dump fehlt.*postgresql-client/.test(said), `${code}: ${said}`)
    check(readdirSync(folder).length === 0, 'no file is left')
    await site.stop()
  })
}
await postgres.stop()
