/** SQLite's writer thread ends while visitors send. `node tests/faults/writer-thread.ts` */
import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exampleMessage } from '#areas/company/contact/example-message.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { fault } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { type FaultSite, startSite } from './harness/site.ts'
import { checkPage, checkRecovery, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

const hook = (name: string) => `--import=${join(import.meta.dirname, 'harness', name)}`

async function countStored(dataDir: string): Promise<number> {
  const db = openDatabase({ databaseUrl: null, dataDir, as: 'tool' })
  const stored = await requests(db).list()
  await db.destroy()
  return stored.length
}

/** The contact page's form, posted by a browser without scripts. */
async function postForm(site: FaultSite, fields: Record<string, string>) {
  const answer = await fetch(`${site.url}/kontakt`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.url },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, html: await answer.text() }
}

await fault('the writer thread ends with a form in its hands and eight messages in line', async (check) => {
  const dataDir = newFolder('writer-ends')
  const hangs = join(dataDir, '..', `hangs-${process.pid}`)
  const hooks = `${hook('hanging-disk.ts')} ${hook('ending-writer.ts')}`
  const site = await startSite(dataDir, { FAULTS_DISK: hangs, NODE_OPTIONS: hooks })
  const people = visitor()
  const nachricht = 'Das habe ich lange getippt.'
  const fields = exampleMessage({ nachricht, idempotency_key: randomUUID() })
  await wait(3000) // the mail worker writes when it starts; the commit that hangs must be the form's
  writeFileSync(hangs, '')
  try {
    const posted = postForm(site, fields)
    while (!existsSync(`${hangs}-reached`)) await wait(20)
    const keys = Array.from({ length: 8 }, () => randomUUID() as string)
    const waiting = keys.map((key) => people.send(site, { key }))
    await wait(300)
    site.signal('SIGUSR2')
    const { status, html } = await posted
    check(status === 503, `who was in its hands is told to come back, not ${status}`)
    check(/02628/.test(html), 'and whom to call')
    check(html.includes(nachricht), 'the form comes back with what was typed')
    check(html.includes(fields.idempotency_key ?? ''), 'and with the key that it had')
    for (const page of ['/kontakt', '/wohnungen?zimmer_von=3', '/jobs']) await checkPage(check, site, page)
    rmSync(hangs)
    for (const answer of await Promise.all(waiting))
      check(answer?.status === 201, `who stood in line is stored by the next thread, not ${answer?.status}`)
    for (const key of keys) check((await people.send(site, { key }))?.status === 201, 'sent again, it is taken')
  } finally {
    rmSync(hangs, { force: true })
  }
  for (const time of ['second', 'third'])
    check((await postForm(site, fields)).status === 303, `sent a ${time} time, the form is taken`)
  await checkRecovery(check, site, people)
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
  check((await countStored(dataDir)) === 10, 'a form and nine messages, each once')
})

await fault('the writer thread ends six times under sixteen writers', async (check) => {
  const dataDir = newFolder('writer-ends-again')
  const site = await startSite(dataDir, { NODE_OPTIONS: hook('ending-writer.ts') })
  const people = visitor()
  const over = new AbortController()
  let refused = 0
  const writers = Array.from({ length: 16 }, async () => {
    while (!over.signal.aborted) {
      const key = randomUUID() as string
      for (let tries = 0; tries < 100; tries++) {
        const sent = await people.send(site, { key })
        if (sent?.status === 201) break
        check(sent?.status === 503, `refused with 503, not ${sent?.status} ${sent?.title}`)
        refused += 1
        await wait(100)
      }
      check(people.acknowledged.has(key), `${key} is taken in the end`)
    }
  })
  for (let round = 0; round < 6; round++) {
    await wait(1300 + Math.random() * 300)
    site.signal('SIGUSR2')
    await checkPage(check, site, `/wohnungen?zimmer_von=${round + 1}`)
  }
  over.abort()
  await Promise.all(writers)
  check(refused > 0, 'it ended in the midst of something')
  check(people.acknowledged.size > 50, `enough was stored to prove something: ${people.acknowledged.size}`)
  console.log(`    ${people.acknowledged.size} acknowledged, ${refused} refused and sent again`)
  await checkRecovery(check, site, people)
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})
