/**
 * `npm test`: everything CI runs. `npm run check` (`--fast`): the part that needs no browser and no database server.
 * Ends with the line `N passed, M failed` over all steps and tests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserTests } from './testing/browser.ts'
import { changedTests, postgresTests, quickChecks, unitTests } from './testing/checks.ts'
import { quickFaults } from './testing/faults.ts'
import { startPostgres } from './testing/postgres.ts'
import { commandStep, Ledger } from './testing/step.ts'

const fast = process.argv.includes('--fast')
const ledger = new Ledger()
const folder = await mkdtemp(path.join(tmpdir(), 'test-'))
const begin = performance.now()

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

try {
  await ledger.runAll(quickChecks, 2)
  await ledger.runAll([fast ? changedTests(folder) : unitTests(folder)])
  if (!fast) {
    await onPostgres()
    await ledger.runAll([commandStep('production build', 'node', ['scripts/build.ts'])])
    await ledger.runAll(quickFaults, 2)
    await ledger.runAll([browserTests(folder)])
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

const seconds = Math.round((performance.now() - begin) / 1000)
console.log(`${fast ? 'The fast checks' : 'All checks'} took ${seconds} s.`)
console.log(`${ledger.passed} passed, ${ledger.failed} failed`)
if (ledger.failed > 0 || ledger.passed === 0) process.exitCode = 1

async function onPostgres(): Promise<void> {
  const server: { current?: Awaited<ReturnType<typeof startPostgres>> } = {}
  try {
    await ledger.runAll([
      {
        name: 'PostgreSQL server',
        run: async () => {
          server.current = await startPostgres()
          return { passed: 1, failed: 0, notes: [`from ${server.current.from}`] }
        },
      },
    ])
    const { current } = server
    if (current) await ledger.runAll([postgresTests(folder, current.url)])
  } finally {
    await server.current?.stop()
  }
}
