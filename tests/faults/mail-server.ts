/**
 * The mail server is down, refuses, or takes a mail and is silent: every message is acknowledged at once all the same, and its mails
 * leave when the server is well again. `node tests/faults/mail-server.ts`; `--short`: only the server that is down.
 */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#platform/database/database.server.ts'
import { startSmtpServer } from '#requests/mail/test-smtp.server.ts'
import { freePort } from '../../scripts/testing/free-port.ts'
import { fault, type Check } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { startSite } from './harness/site.ts'
import { verify } from './harness/verify.ts'
import { visitor } from './harness/visitor.ts'
import { startServer } from './start-server.ts'

const LONGEST_MS = 30_000
const QUICK_MS = 2000
const isShort = process.argv.includes('--short')

/** Sends three messages; the mail server must not be felt. */
async function sendThree(check: Check, url: string, acknowledged: Map<string, string>): Promise<void> {
  for (let count = 0; count < 3; count++) {
    const begin = performance.now()
    const key = `key-${acknowledged.size}-of-this-run`
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ vorname: 'Erika', email: 'erika@example.de', nachricht: 'Guten Tag' }),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    })
    const { reference } = (await answer.json()) as { reference?: string }
    check(answer.status === 201 && performance.now() - begin < QUICK_MS, `taken at once, not ${answer.status}`)
    if (reference) acknowledged.set(key, reference)
  }
}

async function waitForMails(dataDir: string, count: number): Promise<number> {
  const db = openDatabase({ databaseUrl: null, dataDir, as: 'tool' })
  let sent = 0
  for (const begin = Date.now(); Date.now() - begin < LONGEST_MS; await wait(100)) {
    // A try that failed waits a minute for its next one: that is the operator's "mail retry", and the clock's here.
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(0).toISOString() })
      .where('sent_at', 'is', null)
      .execute()
    const rows = await db.selectFrom('outbox').select('id').where('sent_at', 'is not', null).execute()
    sent = rows.length
    if (sent >= count) break
  }
  await db.destroy()
  return sent
}

await fault('the mail server is down, then comes up', async (check) => {
  const dataDir = newFolder('mail-down')
  const port = await freePort()
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const acknowledged = new Map<string, string>()
  await sendThree(check, server.url, acknowledged)
  await wait(500)
  const smtp = await startSmtpServer(port)
  check((await waitForMails(dataDir, 6)) === 6, 'all six mails leave without a restart')
  await server.kill()
  check(smtp.received.length === 6, `each arrived once: ${smtp.received.length}`)
  await smtp.stop()
  await verify(check, { dataDir, acknowledged })
})

if (isShort) process.exit()

await fault('the mail server says "later", then takes them', async (check) => {
  const dataDir = newFolder('mail-refuses')
  const smtp = await startSmtpServer()
  smtp.become({ code: 451, text: 'Try again later' })
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: smtp.url })
  const acknowledged = new Map<string, string>()
  await sendThree(check, server.url, acknowledged)
  await wait(1000)
  check(smtp.received.length === 0, 'nothing was taken yet')
  smtp.become('accept')
  check((await waitForMails(dataDir, 6)) === 6, 'all six mails leave without a restart')
  await server.kill()
  await smtp.stop()
  await verify(check, { dataDir, acknowledged })
})

await fault('the mail server accepts the line and says nothing', async (check) => {
  const dataDir = newFolder('mail-silent')
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const acknowledged = new Map<string, string>()
  await sendThree(check, server.url, acknowledged)
  await wait(1000)
  await sendThree(check, server.url, acknowledged)
  await server.kill()
  silent.close()
  await verify(check, { dataDir, acknowledged })
})

await fault('a process that is asked to end does not wait for a silent mail server', async (check) => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const site = await startSite(newFolder('mail-silent-end'), { SMTP_URL: `smtp://127.0.0.1:${port}` })
  const hasCalled = once(silent, 'connection')
  await visitor().send(site)
  await hasCalled
  site.signal('SIGTERM')
  const { code } = (await Promise.race([site.ended, wait(LONGEST_MS, { code: null })])) as { code: number | null }
  check(code === 0, `it ends by itself within ${LONGEST_MS / 1000} s, not with ${code}`)
  await site.stop()
  silent.close()
})
