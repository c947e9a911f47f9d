/**
 * The mail server says yes and the process is killed before it can write that down: after the restart the mail goes out
 * once more, under the same Message-ID, and then never again.
 *
 * node tests/faults/mail-sent-then-killed.ts [--rounds 3]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/database.server.ts'
import { startSmtpServer } from '#requests/mail/test-smtp.server.ts'
import { startServer } from './start-server.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const wrong: string[] = []
let copies = 0
for (let round = 1; round <= Number(values.rounds); round++) await killAfterMail()
for (const line of wrong) console.error(`✗ ${line}`)
console.log(`${values.rounds} kills after a sent mail, ${copies} second copies, ${wrong.length} violations`)
if (wrong.length > 0) process.exitCode = 1

async function killAfterMail(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mail-killed-'))
  const smtp = await startSmtpServer()
  const environment = { DATA_DIR: dataDir, SMTP_URL: smtp.url }
  try {
    const first = await startServer(environment)
    const answer = await post(first.url)
    if (answer !== 201) wrong.push(`answered ${answer}`)
    while (smtp.received.length === 0) await wait(1)
    await first.kill()

    const second = await startServer(environment)
    const db = openDatabase({ databaseUrl: null, dataDir, as: 'tool' })
    for (let attempt = 0; attempt < 100; attempt++) {
      const open = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
      if (open.length === 0) break
      await wait(100)
    }
    const rows = await db.selectFrom('outbox').select(['message_id', 'sent_at']).execute()
    await db.destroy()
    await second.kill()

    const ids = smtp.received.map((mail) => mail.messageId)
    if (rows.length !== 2 || rows.some((row) => row.sent_at === null)) wrong.push('a mail was not sent in the end')
    if (rows.some((row) => !ids.includes(row.message_id))) wrong.push('a mail is marked and never arrived')
    if (ids.length > 3) wrong.push(`${ids.length} copies of two mails`)
    copies += ids.length - 2
  } finally {
    await smtp.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function post(url: string): Promise<number> {
  const body = JSON.stringify({ vorname: 'Erika', email: 'erika@example.de', nachricht: 'Guten Tag' })
  const response = await fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  return response.status
}
