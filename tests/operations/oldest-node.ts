/** The built site once on the oldest Node that scripts/node.sh takes: pages, a form, the operator's tool. `node tests/operations/oldest-node.ts` */
import { spawnSync } from 'node:child_process'
import { newFolder } from '../faults/harness/folder.ts'
import { startSite } from '../faults/harness/site.ts'
import { findOldestNode } from './harness/oldest-node.ts'

const { version, file } = await findOldestNode()
// The site is started by the Node that runs this.
if (process.version !== version) process.exit(spawnSync(file, [import.meta.filename], { stdio: 'inherit' }).status ?? 1)

// Counts at the end of its process, so only here.
const { fault } = await import('../faults/harness/fault.ts')

await fault(`the site runs on Node ${version}`, async (check) => {
  const dataDir = newFolder('oldest-node')
  const site = await startSite(dataDir)
  for (const page of ['/', '/kontakt', '/verwaltung/anmelden', '/readyz']) {
    const { status } = await fetch(site.url + page)
    check(status === 200, `${page}: ${status}`)
  }
  const message = {
    vorname: 'Kim',
    nachname: 'Groß',
    email: 'kim@example.org',
    betreff: 'Frage',
    nachricht: 'Wann ist Sprechstunde?',
  }
  const sent = await fetch(`${site.url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(message),
  })
  check(sent.status === 201, `${sent.status} ${await sent.text()}`)
  await site.stop()
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_NO_WARNINGS: '1' }
  const listed = spawnSync(file, ['scripts/office.ts', 'user', 'list'], { env, encoding: 'utf8' })
  check(listed.status === 0, listed.stdout + listed.stderr)
})
