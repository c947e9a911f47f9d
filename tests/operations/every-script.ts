/** Every script of package.json, started once and briefly as people start it. `node tests/operations/every-script.ts [SCRIPT …]` */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findTestChromium } from '../../scripts/testing/chromium.ts'
import { chromiumArguments } from '../../scripts/testing/chromium-arguments.ts'
import { root, run } from '../../scripts/testing/command.ts'
import { freePort } from '../../scripts/testing/free-port.ts'
import { type Check, fault } from '../faults/harness/fault.ts'
import { must, newFolder } from '../faults/harness/folder.ts'

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
// What a script writes, it writes into a copy.
const copy = path.join(newFolder('every-script'), 'site')
must('git', 'clone', '--quiet', root, copy)
cpSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  // As after npm ci: what Vite has prepared would hide what it must find.
  filter: (file) => !file.endsWith('/.vite'),
})

const dataDir = newFolder('every-script-data')
const settings = { DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' }
const LONGEST_MS = 40 * 60_000

/** Runs a script to its end: with `words`, it ends with `code` and says `said`, and no stack trace. */
const ends =
  (words: string[], said: RegExp, code = 0) =>
  async (check: Check, script: string) => {
    const options = { cwd: copy, env: settings, timeoutMs: LONGEST_MS }
    const result = await run('npm', ['run', '--silent', script, '--', ...words], options)
    check(result.code === code && said.test(result.output), `${result.code}: ${result.output.slice(-3000)}`)
    check(!/^ +at .+:\d+:\d+\)?$/m.test(result.output), `a stack trace: ${result.output.slice(-3000)}`)
  }

/** Runs a script that serves: it prints its address, pages open there without an error of the console, and it ends when it is asked to. */
const serves = async (check: Check, script: string) => {
  const port = await freePort()
  const env = { ...process.env, ...settings, PORT: String(port), SITE_URL: `http://localhost:${port}` }
  const child = spawn('npm', ['run', '--silent', script], { cwd: copy, env, detached: true })
  const ended = once(child, 'exit')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const begin = Date.now()
  while (!said.includes(`:${port}`) && child.exitCode === null && Date.now() - begin < 300_000)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const browser = await chromium.launch({ executablePath: await findTestChromium(), args: chromiumArguments })
  const page = await browser.newPage()
  page.on('console', (message) => check(message.type() !== 'error', `${page.url()} says: ${message.text()}`))
  page.on('pageerror', (error) => check(false, `${page.url()}: ${error.message}`))
  for (const address of ['/', '/wohnungen', '/kontakt', '/verwaltung/anmelden']) {
    // Vite makes each module when the first page asks for it.
    const options = { timeout: 120_000 }
    const answer = await page
      .goto(`http://localhost:${port}${address}`, options)
      .catch((error: unknown) => String(error))
    check(typeof answer !== 'string' && answer?.ok() === true, `${address}: ${answer}, ${said.slice(-3000)}`)
    await page.waitForLoadState('networkidle')
  }
  await browser.close()
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await ended
}

const table: Record<string, (check: Check, script: string) => Promise<void>> = {
  build: ends([], /^/),
  start: serves,
  dev: serves,
  test: ends(['unit', 'src/forms/days.test.ts'], /^[1-9]\d* passed, 0 failed$/m),
  // A word that no step has: the build alone.
  'test:night': ends(['no-such-step'], /^1 passed, 0 failed$/m),
  check: ends([], /^[1-9]\d* passed, 0 failed$/m),
  coverage: ends(['src/forms/days.test.ts'], /Statements/),
  format: ends([], /Formatted \d+ files/),
  lint: ends([], /Found 0 warnings and 0 errors/),
  typecheck: ends([], /^/),
  faults: ends(['fault: writer thread'], /^[2-9] passed, 0 failed$/m),
  bench: async (check, script) => {
    // What a busy machine measures is no failure; a row that breaks is.
    const options = { cwd: copy, env: { ...settings, LIGHTHOUSE_CLI: '' }, timeoutMs: LONGEST_MS }
    const { output } = await run('npm', ['run', '--silent', script, '--', '--quick'], options)
    const rows = output.split('\n').filter((line) => /^\| (?!row|-)/.test(line))
    check(rows.length === 12, `${rows.length} rows: ${output.slice(-3000)}`)
  },
  count: ends([], /production lines in src \| \d+/),
  office: ends(['--help'], /backup ZIEL/),
  'db:seed': ends(['--reset', '--apartments', '200', '--requests', '50'], /50 Anfragen sind angelegt/),
  'keep-company': ends([], /gibt es schon\./, 1),
  'train:danger': ends([], /^/),
  'measure:danger': ends([], /held-out/),
  handbuch: ends([], /Bilder liegen in/),
}

const wanted = process.argv.slice(2)
for (const script of Object.keys(scripts).filter((name) => wanted.length === 0 || wanted.includes(name)))
  await fault(`npm run ${script}`, async (check) => {
    const begun = table[script]
    check(begun !== undefined, 'this script is not in the table of tests/operations/every-script.ts')
    await begun?.(check, script)
  })
await fault('no script left the tree changed', async (check) => {
  check(existsSync(path.join(copy, 'build/server/start.js')), 'the build is there')
  const changed = must('git', '-C', copy, 'status', '--porcelain', '--', '.', ':!docs/handbuch/bilder')
  check(changed === '', changed)
})
