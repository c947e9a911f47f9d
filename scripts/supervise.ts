import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockDataDir } from '#platform/database/data-dir.server.ts'

/**
 * Runs the site so that it can be restarted without a failed request: this small process keeps the port and the data directory, the
 * site runs in a child. SIGHUP starts a successor on the same socket; once it serves, the predecessor takes no new connection,
 * finishes what runs and ends. SIGTERM ends both. `node scripts/supervise.ts`, after `npm run build`.
 */
const SERVES_WITHIN_MS = 120_000
const AFTER_CRASH_MS = 1000

process.umask(0o077)
// The kernel hands a connection to whichever process accepts it: what waits during a restart is the successor's.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: join(import.meta.dirname, '../build/server/start.js') })

let current: Worker | null = null
let isRestarting = false
let isAskedAgain = false
const stopping = new AbortController()

try {
  lockDataDir(process.env.DATA_DIR?.trim() || './data')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 1)
}

/** @returns the child when it serves, or the code it ended with. */
async function begin(role: 'only' | 'successor'): Promise<Worker | number> {
  const worker = cluster.fork({ SITE_SUPERVISED: role })
  const patience = new AbortController()
  const outcome = await Promise.race([
    once(worker, 'listening').then(() => worker),
    once(worker, 'exit').then(([code]) => Number(code ?? 1)),
    wait(SERVES_WITHIN_MS, 1, { signal: patience.signal, ref: false }).catch(() => 1),
  ])
  patience.abort()
  if (typeof outcome === 'number') worker.process.kill('SIGKILL')
  else worker.once('exit', () => void afterEnd(worker))
  return outcome
}

async function restart(): Promise<void> {
  if (isRestarting) {
    isAskedAgain = true
    return
  }
  isRestarting = true
  const before = current
  const next = await begin('successor')
  if (typeof next === 'number')
    process.stderr.write('Der Nachfolger ist nicht gestartet; die Website läuft weiter wie bisher.\n')
  else {
    current = next
    before?.process.kill('SIGTERM')
  }
  isRestarting = false
  if (isAskedAgain) {
    isAskedAgain = false
    await restart()
  }
}

/** A child that nobody ended: another one takes its place. */
async function afterEnd(worker: Worker): Promise<void> {
  if (stopping.signal.aborted || worker !== current) return
  current = null
  await wait(AFTER_CRASH_MS)
  if (stopping.signal.aborted) return
  const next = await begin('only')
  if (typeof next === 'number') process.exit(next || 1)
  current = next
}

function stop(signal: NodeJS.Signals): void {
  if (stopping.signal.aborted) process.exit(1)
  stopping.abort()
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  for (const worker of workers) worker.process.kill(signal)
  void Promise.all(workers.map((worker) => once(worker, 'exit'))).then(() => process.exit(0))
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
process.on('SIGHUP', () => void restart())

const first = await begin('only')
if (typeof first === 'number') process.exit(first || 1)
current = first
