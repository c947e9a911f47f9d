/**
 * Connections that hold the server up: slow heads, slow bodies, half-open lines, TRACE, two hosts, a crowd.
 * `node tests/faults/sockets.ts [--long]`
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fault } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { startSite, type FaultSite } from './harness/site.ts'
import { checkPage, checkRecovery, health, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

const isLong = process.argv.includes('--long')
const crowdSize = isLong ? 2000 : 500
/** `headersTimeout` and the pause between two looks, with room for a busy machine. */
const HEAD_WITHIN_MS = 16_000

const dataDir = newFolder('sockets')
const site = await startSite(dataDir)
const people = visitor()

function dial(): Socket {
  return connect(site.port, '127.0.0.1').on('error', () => {})
}

async function answerTo(request: string): Promise<string> {
  const socket = dial()
  socket.write(request)
  const [bytes] = (await Promise.race([once(socket, 'data'), wait(5000, [''])])) as [Buffer | string]
  socket.destroy()
  return String(bytes).split('\r\n')[0] ?? ''
}

const head = (name: string) => `POST ${name} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n`

async function isQuick(asked: FaultSite): Promise<boolean> {
  const begin = performance.now()
  return (await health(asked)) === 200 && performance.now() - begin < 2000
}

await fault('TRACE, two hosts, no host, and no HTTP at all', async (check) => {
  const host = `Host: 127.0.0.1:${site.port}\r\n`
  const status = async (request: string) => Number((await answerTo(request)).split(' ')[1])
  check((await status(`TRACE / HTTP/1.1\r\n${host}\r\n`)) === 405, 'TRACE is refused')
  check((await status(`GET / HTTP/1.1\r\n${host}Host: boese.example\r\n\r\n`)) === 400, 'two hosts are refused')
  check((await status('GET / HTTP/1.1\r\n\r\n')) === 400, 'no host is refused')
  check((await status('Guten Tag\r\n\r\n')) === 400, 'what is no HTTP is refused')
  check((await status(`GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`)) === 431, 'a huge head is refused')
  check(await isQuick(site), 'and the site goes on')
})

await fault(`${crowdSize} slow heads, slow bodies and half-open lines`, async (check) => {
  const crowd = Array.from({ length: crowdSize }, (_, index) => {
    const socket = dial()
    if (index % 3 === 0) socket.write(head('/api/contact-messages')) // and never the rest
    if (index % 3 === 1)
      socket.write(
        `${head('/api/contact-messages')}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"vorname":"`,
      )
    if (index % 3 === 2) socket.end(`GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n\r\n`) // hangs up its own half at once
    return socket
  })
  const trickle = setInterval(() => {
    for (const socket of crowd) if (!socket.destroyed && socket.writable) socket.write('x')
  }, 1000)
  await wait(1000)
  for (let count = 0; count < 5; count++) {
    check(await isQuick(site), 'others are served meanwhile')
    check((await people.send(site))?.status === 201, 'messages are taken meanwhile')
    await checkPage(check, site)
  }
  const slowHeads = crowd.filter((_, index) => index % 3 === 0)
  for (const begin = Date.now(); Date.now() - begin < HEAD_WITHIN_MS; await wait(500)) {
    for (const socket of slowHeads) socket.resume()
    if (slowHeads.every((socket) => socket.destroyed || socket.readableEnded)) break
  }
  const left = slowHeads.filter((socket) => !socket.destroyed && !socket.readableEnded).length
  check(left === 0, `slow heads are hung up on: ${left} are left`)
  clearInterval(trickle)
  for (const socket of crowd) socket.destroy()
  await checkRecovery(check, site, people)
})

await fault('uploads that break off in the middle', async (check) => {
  const boundary = 'grenze'
  const begin = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`
  const crowd = Array.from({ length: 20 }, () => {
    const socket = dial()
    socket.write(
      `${head('/api/job-applications')}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 900000\r\n\r\n${begin}${'x'.repeat(60_000)}`,
    )
    return socket
  })
  await wait(800)
  for (const socket of crowd) socket.resetAndDestroy()
  await wait(1500)
  await checkRecovery(check, site, people)
})

await fault('afterwards everything is there once, and no file is left over', async (check) => {
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})
