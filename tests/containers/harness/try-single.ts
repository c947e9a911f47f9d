import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { must, newFolder } from '../../faults/harness/folder.ts'
import { fault } from '../../faults/harness/fault.ts'
import { verify } from '../../faults/harness/verify.ts'
import { visitor } from '../../faults/harness/visitor.ts'
import { startContainer } from './container.ts'
import type { Image } from './image-store.ts'

const GRACE_MS = 20_000

/** `docker run -p 3000:3000 -v website:/data website`: one container with SQLite, whose root could be written to. */
export async function trySingle(image: Image): Promise<void> {
  must('ip', 'link', 'set', 'lo', 'up')
  const volume = path.join(newFolder('volume'), 'data')
  must('cp', '--archive', path.join(image.root, 'data'), volume)
  const people = visitor()

  const begin = async (number: number) => {
    const host = { outer: `single-${number}`, address: `10.87.${number}` }
    const container = await startContainer({
      folder: newFolder('container-single'),
      image,
      words: image.config.Cmd ?? [],
      environment: { DEMO: 'off', RATE_LIMITS: 'off' },
      user: image.config.User,
      mounts: [{ from: volume, to: '/data', isReadOnly: false }],
      tmpfs: [],
      shmSize: '64m',
      isReadOnly: false,
      isWithoutNewPrivileges: false,
      capabilities: [],
      hosts: '127.0.0.1 localhost\n',
      connect(pid) {
        const inside = (...words: string[]) => must('nsenter', '-t', `${pid}`, '-n', 'ip', ...words)
        must('ip', 'link', 'add', host.outer, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', `${pid}`)
        must('ip', 'address', 'add', `${host.address}.1/24`, 'dev', host.outer)
        must('ip', 'link', 'set', host.outer, 'up')
        inside('address', 'add', `${host.address}.2/24`, 'dev', 'eth0')
        for (const device of ['lo', 'eth0']) inside('link', 'set', device, 'up')
      },
    })
    const [, ...words] = image.config.Healthcheck?.Test ?? []
    let asked = { code: 1, output: '' }
    for (let tries = 0; tries < 100 && asked.code !== 0 && !container.hasEnded(); tries++) {
      asked = await container.execute(...words)
      if (asked.code !== 0) await wait(300)
    }
    if (asked.code !== 0) throw new Error(`not healthy: ${asked.output}\n${container.said()}`)
    return { ...container, url: `http://${host.address}.2:3000` }
  }

  await fault('one container alone is a whole site, and writes to its volume only', async (check) => {
    const site = await begin(1)
    for (let count = 0; count < 3; count++) check((await people.send(site))?.status === 201, 'a message is taken')
    check((await people.sendFile(site, 100_000))?.status === 201, 'an upload is taken')
    const doctor = await site.execute('node', 'scripts/office.ts', 'submissions', 'list')
    check(doctor.code === 0, doctor.output.slice(-300))
    check(site.written().length === 0, `written: ${site.written().slice(0, 5).join(', ')}`)
    const { code, ms } = await site.stop(GRACE_MS)
    check(code === 0, `SIGTERM ends it with ${code} after ${Math.round(ms)} ms`)
  })

  await fault('another container on the same volume goes on with everything', async (check) => {
    const site = await begin(2)
    check((await people.send(site))?.status === 201, 'the next message is taken')
    await site.stop(GRACE_MS)
    const copy = path.join(newFolder('copy'), 'data')
    mkdirSync(copy)
    cpSync(volume, copy, { recursive: true })
    await verify(check, { dataDir: copy, acknowledged: people.acknowledged })
  })
}
