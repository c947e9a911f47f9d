/**
 * The disk is full, refuses every write, or hangs, while visitors send messages and files. `node tests/faults/disk.ts`; `--short`: only full.
 * Without the right to mount (not even in a user namespace) "full" is a limit of the process's file size, which fails every write alike.
 */
import { rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Check, fault } from './harness/fault.ts'
import { canMount, enterMountNamespace, must, newFolder } from './harness/folder.ts'
import { canMountImages, newImageDisk } from './harness/image-disk.ts'
import { officeReader } from './harness/office-reader.ts'
import { type FaultSite, startSite } from './harness/site.ts'
import { checkPage, checkRecovery, checkRefusal, health, saysWayOn, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

const MB = 1024 * 1024
const PAGES = ['/kontakt', '/vermietung', '/wohnungen', '/jobs', '/handwerker-partner']

enterMountNamespace()
const isShort = process.argv.includes('--short')
const mayMount = canMount()

/** Every write of the process fails from now on, until the limit is lifted; reads go on. Needs no rights. */
const refuseWrites = (pid: number) => must('prlimit', '--pid', String(pid), '--fsize=1:')
const allowWrites = (pid: number) => must('prlimit', '--pid', String(pid), '--fsize=unlimited:')

if (mayMount) {
  await fault('the disk is full', async (check) => {
    const dataDir = newFolder('disk-full')
    must('mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir)
    try {
      const site = await startSite(dataDir)
      const people = visitor()
      check((await people.send(site))?.status === 201, 'a message is taken before')
      check((await people.sendFile(site, MB))?.status === 201, 'a file is taken before')

      const ballast = join(dataDir, 'ballast')
      const { bavail, bsize } = statfsSync(dataDir)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - 300 * 1024))
      const file = await people.sendFile(site, MB)
      check(file !== null && file.status >= 500, `a file finds no room: ${file?.status}`)
      let sent = await people.send(site)
      for (let tries = 0; sent?.status === 201 && tries < 200; tries++) sent = await people.send(site)
      await checkRefusal(check, site, sent)
      await checkPage(check, site)

      truncateSync(ballast)
      await checkRecovery(check, site, people)
      check((await people.sendFile(site, MB))?.status === 201, 'the next file is taken')
      await site.stop()
      await verify(check, { dataDir, acknowledged: people.acknowledged })
    } finally {
      must('umount', '-l', dataDir)
    }
  })
}

if (isShort && mayMount) process.exit()

await fault('every write fails with an I/O error', async (check) => {
  const dataDir = newFolder('io-error')
  const site = await startSite(dataDir)
  const people = visitor()
  for (let round = 0; round < (isShort ? 1 : 3); round++) {
    check((await people.send(site))?.status === 201, 'a message is taken before')
    refuseWrites(site.pid)
    const file = await people.sendFile(site, MB)
    check(file !== null && file.status >= 500, `a file is refused: ${file?.status}`)
    await checkRefusal(check, site, await people.send(site))
    await checkPage(check, site)
    allowWrites(site.pid)
    await checkRecovery(check, site, people)
    check((await people.sendFile(site, MB))?.status === 201, 'the next file is taken')
  }
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

if (isShort) process.exit()

await fault('writes begin to fail in the midst of sixteen writers', async (check) => {
  const dataDir = newFolder('io-error-writers')
  const site = await startSite(dataDir)
  const people = visitor()
  const over = new AbortController()
  const writers = Array.from({ length: 16 }, async () => {
    while (!over.signal.aborted) await people.send(site)
  })
  for (let round = 0; round < 6; round++) {
    await wait(120 + Math.random() * 200)
    refuseWrites(site.pid)
    await wait(60 + Math.random() * 100)
    allowWrites(site.pid)
  }
  over.abort()
  await Promise.all(writers)
  await checkRecovery(check, site, people)
  check(people.acknowledged.size > 20, `enough was stored to prove something: ${people.acknowledged.size}`)
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

type Disk = {
  dataDir: string
  environment: Record<string, string>
  hang: () => void
  answer: () => void
  remove: () => void
}

/** A real file system that is frozen. */
function frozenDisk(folder: string): Disk {
  const { dataDir, mounted, remove } = newImageDisk(folder)
  const hang = () => must('fsfreeze', '--freeze', mounted)
  const answer = () => must('fsfreeze', '--unfreeze', mounted)
  return { dataDir, environment: {}, hang, answer, remove }
}

/** A disk whose syncs hang; needs no rights. */
function silentDisk(folder: string): Disk {
  const file = join(folder, 'hangs')
  const hook = join(import.meta.dirname, 'harness/hanging-disk.ts')
  return {
    dataDir: join(folder, 'data'),
    environment: { FAULTS_DISK: file, NODE_OPTIONS: `--import=${hook}` },
    hang: () => writeFileSync(file, ''),
    answer: () => rmSync(file),
    remove: () => rmSync(file, { force: true }),
  }
}

const disks = {
  'every sync hangs': silentDisk,
  ...(canMountImages() ? { 'the file system is frozen': frozenDisk } : {}),
}
for (const [name, newDisk] of Object.entries(disks)) {
  await fault(`${name} for six seconds, and pages come all the same`, async (check) => {
    const disk = newDisk(newFolder('disk-hangs'))
    try {
      const site = await startSite(disk.dataDir, disk.environment)
      const people = visitor()
      check((await people.send(site))?.status === 201, 'a message is taken before')
      for (const page of PAGES) await checkPage(check, site, page)
      const office = await officeReader(site, disk.dataDir)
      const usualMs = await office.checkRead(check, 'before', 5000)
      disk.hang()
      const begin = performance.now()
      const waiting = Array.from({ length: 8 }, () => people.send(site, { timeoutMs: 30_000 }))
      await checkPagesComeFast(check, site)
      await wait(2500 - (performance.now() - begin))
      const late = performance.now()
      const sent = await people.send(site)
      check(sent?.status === 503 && saysWayOn(sent.title), `who comes late is refused: ${sent?.status} ${sent?.title}`)
      check(performance.now() - late < 500, `at once, not after ${Math.round(performance.now() - late)} ms`)
      check((await health(site)) === 503, '/healthz says 503 within 5 s')
      await office.checkRead(check, 'while the disk hangs', 1500)
      // Less than the second that the first one waited for the disk, however busy the machine is.
      await office.checkRead(check, 'and again', 400 + usualMs)
      await checkPagesComeFast(check, site)
      await wait(6000 - (performance.now() - begin))
      disk.answer()
      const answers = await Promise.all(waiting)
      check(
        answers.every((answer) => answer?.status === 201),
        `whoever waited is answered: ${answers.map((answer) => answer?.status)}`,
      )
      await checkRecovery(check, site, people)
      await office.checkRead(check, 'afterwards', 5000)
      await wait(2500)
      await site.stop()
      office.checkLog(check, 4)
      await verify(check, { dataDir: disk.dataDir, acknowledged: people.acknowledged })
    } finally {
      disk.remove()
    }
  })
}

/** Pages and answers that ask the database, one after another; each takes some milliseconds when nothing hangs. */
async function checkPagesComeFast(check: Check, site: FaultSite): Promise<void> {
  for (const address of PAGES) {
    const begin = performance.now()
    await checkPage(check, site, address)
    const ms = Math.round(performance.now() - begin)
    check(ms < 1500, `${address} comes within 1.5 s while the disk hangs, not after ${ms} ms`)
  }
}
