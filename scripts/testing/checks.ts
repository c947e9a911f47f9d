import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, run } from './command.ts'
import { vitestResult } from './results.ts'
import { sourceFiles } from './source-files.ts'
import { commandStep, sequenceStep, type Step, type StepResult } from './step.ts'

/** What needs neither a browser nor a database server. */
export const quickChecks: Step[] = [
  sequenceStep('types', [
    ['react-router', ['typegen']],
    ['tsc', []],
  ]),
  commandStep('format', 'biome', ['ci', '--reporter=summary', '.']),
  commandStep('lint', 'oxlint', []),
  commandStep('boundaries', 'node', ['scripts/check-boundaries.ts']),
  commandStep('texts', 'node', ['scripts/check-texts.ts']),
  commandStep('docs', 'node', ['scripts/check-docs.ts']),
  commandStep('unused code', 'knip', ['--no-progress']),
]

/** Unit, API and database tests on SQLite in memory. */
export function unitTests(folder: string): Step {
  return { name: 'unit, API, SQLite', run: () => vitest(path.join(folder, 'vitest.json'), [], {}) }
}

/** The tests that what is not committed yet may break. */
export function changedTests(folder: string): Step {
  return {
    name: 'unit tests of what changed',
    run: async () => {
      const result = await vitest(path.join(folder, 'vitest.json'), ['--changed', '--passWithNoTests'], {})
      const isNoneTouched = result.passed + result.failed === 0
      return isNoneTouched ? { ...result, passed: 1, notes: ['nothing changed that a test looks at'] } : result
    },
  }
}

/** Every test that opens a database, once more on PostgreSQL. */
export function postgresTests(folder: string, url: string): Step {
  return {
    name: 'database on PostgreSQL',
    run: async () => {
      const files = await databaseTests()
      if (files.length === 0) return { passed: 0, failed: 1, output: 'No test opens a database.' }
      return vitest(path.join(folder, 'vitest-postgres.json'), files, { TEST_DATABASE_URL: url })
    },
  }
}

async function vitest(report: string, files: string[], env: Record<string, string>): Promise<StepResult> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run('vitest', ['run', ...reporters, ...files], { env })
  const result = await vitestResult(report, output)
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}

async function databaseTests(): Promise<string[]> {
  const files = (await sourceFiles(root, ['src', 'db'])).filter((file) => file.endsWith('.test.ts'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
  return files.filter((_, index) => /\/test-(database|app)\.server\.ts'/.test(texts[index] ?? ''))
}
