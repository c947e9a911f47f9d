/**
 * The database file is moved, cut off or damaged; the file system is read-only; two servers share one directory.
 * `node tests/faults/database-file.ts`
 */
import { copyFileSync, openSync, renameSync, rmSync, statSync, truncateSync, writeSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { fault } from './harness/fault.ts'
import { canMount, enterMountNamespace, must, newFolder } from './harness/folder.ts'
import { launchSite, startSite } from './harness/site.ts'
import { checkPage, checkRecovery, checkRefusal, health, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

enterMountNamespace()

const EXIT_DIRECTORY_IN_USE = 73
const EXIT_DAMAGED = 65

await fault('the database file is moved away and back', async (check) => {
  const dataDir = newFolder('moved')
  const file = join(dataDir, 'site.sqlite')
  const site = await startSite(dataDir)
  const people = visitor()
  check((await people.send(site))?.status === 201, 'a message is taken before')
  renameSync(file, `${file}.away`)
  await checkRefusal(check, site, await people.send(site))
  renameSync(`${file}.away`, file)
  await checkRecovery(check, site, people)
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

await fault('another file is put in its place', async (check) => {
  const dataDir = newFolder('replaced')
  const file = join(dataDir, 'site.sqlite')
  const site = await startSite(dataDir)
  const people = visitor()
  copyFileSync(file, `${file}.copy`)
  renameSync(`${file}.copy`, file)
  await checkRefusal(check, site, await people.send(site))
  check(people.acknowledged.size === 0, 'nothing was acknowledged')
  await site.stop()
})

await fault('the database file is cut off while the server runs, and no server starts on it', async (check) => {
  const dataDir = newFolder('cut-off')
  const file = join(dataDir, 'site.sqlite')
  const first = await startSite(dataDir)
  const people = visitor()
  for (let count = 0; count < 20; count++) await people.send(first)
  await first.stop() // A stop moves everything from the log into the file.

  const site = await startSite(dataDir)
  check((await people.send(site))?.status === 201, 'a message is taken before')
  truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)
  await checkRefusal(check, site, await people.send(site))
  site.signal('SIGKILL')
  await site.ended

  for (const log of ['site.sqlite-wal', 'site.sqlite-shm']) rmSync(join(dataDir, log), { force: true })
  const next = await launchSite(dataDir)
  const { code } = await next.ended
  check(code === EXIT_DAMAGED, `the next start ends with ${EXIT_DAMAGED}, not ${code}`)
  check(/beschädigt.*restore/.test(next.said()), `and says what to do: ${next.said().slice(0, 200)}`)
})

await fault('no server starts on a damaged file, whatever part of it', async (check) => {
  const dataDir = newFolder('damaged')
  const file = join(dataDir, 'site.sqlite')
  const site = await startSite(dataDir)
  const people = visitor()
  for (let count = 0; count < 20; count++) await people.send(site)
  await site.stop()
  copyFileSync(file, `${file}.sound`)
  const pages = statSync(file).size / 4096

  for (const page of [0, 1, Math.floor(pages / 2)]) {
    copyFileSync(`${file}.sound`, file)
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096)
    closeSync(handle)
    const { code } = await (await launchSite(dataDir)).ended
    check(code === EXIT_DAMAGED, `page ${page + 1}: ended with ${code}`)
  }
  copyFileSync(`${file}.sound`, file)
  const whole = await startSite(dataDir)
  await checkRecovery(check, whole, people)
  await whole.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

await fault('a second server on one directory ends with 73 and leaves the first alone', async (check) => {
  const dataDir = newFolder('two-servers')
  const first = await startSite(dataDir)
  const people = visitor()
  const second = await launchSite(dataDir)
  const { code } = await second.ended
  check(code === EXIT_DIRECTORY_IN_USE, `ended with ${code}`)
  check(/läuft schon ein Server/.test(second.said()), 'and says why in German')
  check((await people.send(first))?.status === 201, 'the first goes on')
  first.signal('SIGKILL')
  await first.ended
  const third = await startSite(dataDir)
  check((await health(third)) === 200, 'a killed server leaves no lock behind')
  await third.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

if (canMount()) {
  await fault('on a read-only file system the start ends with a sentence', async (check) => {
    const dataDir = newFolder('read-only')
    const site = await startSite(dataDir)
    await checkPage(check, site)
    await site.stop()
    must('mount', '--bind', dataDir, dataDir)
    try {
      must('mount', '-o', 'remount,ro,bind', dataDir)
      const next = await launchSite(dataDir)
      const { code } = await next.ended
      check(code !== 0, `it does not run: ${code}`)
      check(/DATA_DIR|Datenverzeichnis/.test(next.said()) && !/ at /.test(next.said()), `a sentence: ${next.said()}`)
    } finally {
      must('umount', '-l', dataDir)
    }
  })
}
