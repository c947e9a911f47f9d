import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from './command.ts'
import { startPostgres } from './postgres.ts'
import { databaseTests, generatedTests, postgresTests } from './database-tests.ts'
import { vitestResult } from './results.ts'
import type { Step, StepResult } from './step.ts'

/** Unit, API and database tests on SQLite in memory. */
export function unitTests(args: string[] = []): Step {
  return { name: 'unit, API, SQLite', run: () => vitest(args) }
}

/** The built site over HTTP, without a browser. */
export function siteTests(args: string[] = []): Step {
  return { name: 'site over HTTP', run: () => vitest(['--config', 'tests/site/vitest.config.ts', ...args]) }
}

/** The tests that what is not committed yet may break. */
export const changedTests: Step = {
  name: 'unit tests of what changed',
  run: async () => {
    const result = await vitest(['--changed', '--passWithNoTests'])
    const isNoneTouched = result.passed + result.failed === 0
    return isNoneTouched ? { ...result, passed: 1, notes: ['nothing changed that a test looks at'] } : result
  },
}

/** Once more on PostgreSQL: what may differ there, or what `args` name. */
export function testsOnPostgres(args: string[] = []): Step {
  return {
    name: 'database on PostgreSQL',
    run: () =>
      onPostgres(async () => {
        const namesFiles = args.length > 0 && !args[0]?.startsWith('-')
        return namesFiles ? args : [...(await postgresTests()), ...args]
      }),
  }
}

/** At night: every property with 10,000 inputs, and every test that opens a database on PostgreSQL, too. */
export const longUnitTests: Step[] = [
  { name: 'generated inputs', run: async () => vitest(await generatedTests()) },
  { name: 'every database test on PostgreSQL', run: () => onPostgres(databaseTests) },
]

async function onPostgres(files: () => Promise<string[]>): Promise<StepResult> {
  const server = await startPostgres()
  try {
    const result = await vitest(await files(), { TEST_DATABASE_URL: server.url })
    return { ...result, notes: [...(result.notes ?? []), `PostgreSQL: ${server.from}`] }
  } finally {
    await server.stop()
  }
}

/** Ten thousand inputs for each property take hours on a busy machine. Asked late: the night sets it after this file is read. */
const longestMs = () => (process.env.GENERATED_RUNS ? 6 * 60 : 15) * 60_000

async function vitest(args: string[], env: Record<string, string> = {}): Promise<StepResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitest-'))
  try {
    const report = path.join(folder, 'report.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await run('vitest', ['run', ...reporters, ...args], { env, timeoutMs: longestMs() })
    if (!existsSync(report))
      return { passed: 0, failed: 1, output: `It ended before its result was written.\n${output}` }
    const result = await vitestResult(report, output)
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
