/**
 * The power goes while sixteen writers send. `node tests/faults/power-cut.ts [--rounds 5]`
 *
 * As root the data directory is a file system in an image of its own: the server is stopped, the image is copied as its device has
 * written it by then, and what was only in memory is lost with the copy, as it is with the power. Elsewhere the directory itself is
 * copied while the server is stopped, which loses nothing and only proves that a copy at any moment is whole.
 */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fault } from './harness/fault.ts'
import { must, newFolder } from './harness/folder.ts'
import { canMountImages, type ImageDisk, mountImage, newImageDisk } from './harness/image-disk.ts'
import { startSite } from './harness/site.ts'
import { visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const ENOUGH = 10
const hasImages = canMountImages()
console.log(
  hasImages
    ? 'Each round copies the image of a mounted file system.'
    : 'No images here: each round copies the directory.',
)

for (let round = 1; round <= Number(values.rounds); round++) {
  await fault(`power cut ${round}`, async (check) => {
    const disk = newDisk()
    const site = await startSite(disk.dataDir)
    const people = visitor()
    const over = new AbortController()
    const writers = Array.from({ length: 16 }, async (_, index) => {
      while (!over.signal.aborted) await (index === 0 ? people.sendFile(site, 100_000) : people.send(site))
    })
    // A busy machine takes its time; a cut before anything was stored would prove nothing.
    for (const begin = Date.now(); people.acknowledged.size <= ENOUGH && Date.now() - begin < 30_000; ) await wait(20)
    await wait(Math.random() * 1200)
    site.signal('SIGSTOP')
    // What was acknowledged until now was read by the writers, or lies in their sockets; what comes later does not count.
    await wait(150)
    const acknowledged = new Map(people.acknowledged)
    const after = disk.cutPower()
    over.abort()
    site.signal('SIGKILL')
    await Promise.all(writers)
    disk.remove()

    // The next start tidies up what the cut left half-written.
    const next = await startSite(after.dataDir)
    check((await people.send(next))?.status === 201, 'the next message is taken')
    await next.stop()
    await verify(check, { dataDir: after.dataDir, acknowledged })
    check(acknowledged.size > ENOUGH, `enough was stored: ${acknowledged.size}`)
    after.remove()
  })
}

type Disk = { dataDir: string; cutPower: () => Disk; remove: () => void }

function newDisk(): Disk {
  const folder = newFolder('power-cut')
  return hasImages ? imageDisk(folder, newImageDisk(folder)) : plainDisk(folder)
}

function imageDisk(folder: string, { image, dataDir, remove }: ImageDisk): Disk {
  return {
    dataDir,
    cutPower() {
      const copy = path.join(folder, 'after')
      must('cp', '--sparse=always', image, copy)
      return imageDisk(folder, mountImage(folder, copy))
    },
    remove,
  }
}

function plainDisk(folder: string): Disk {
  const dataDir = path.join(folder, 'data')
  return {
    dataDir,
    cutPower() {
      const after = path.join(folder, 'after')
      cpSync(dataDir, path.join(after, 'data'), { recursive: true })
      return plainDisk(after)
    },
    remove: () => {},
  }
}
