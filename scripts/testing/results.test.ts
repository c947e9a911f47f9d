import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './command.ts'
import { playwrightResult, vitestResult } from './results.ts'

async function reportFile(report: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'results-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

test('a test file that cannot be loaded is a failure, though no test in it failed; what was measured is noted', async () => {
  const times = { name: path.join(root, 'src/a.test.ts'), startTime: 1000, endTime: 3500 }
  const file = await reportFile({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { ...times, status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { ...times, status: 'failed', assertionResults: [] },
      { ...times, status: 'passed', assertionResults: [{ status: 'passed', meta: { measured: '119.0 KB /' } }] },
    ],
  })
  const result = await vitestResult(file, '')
  expect(result).toMatchObject({ passed: 3, failed: 2 })
  expect(result.files?.[0]).toEqual({ name: 'src/a.test.ts', seconds: 2.5 })
  expect(result.notes).toEqual(['119.0 KB /'])
})

test('journeys are counted over nested groups; errors outside of tests are failures, and a second try is named', async () => {
  const spec = (status: string) => ({ title: status, tests: [{ status, results: [{ duration: 1500 }] }] })
  const file = await reportFile({
    errors: [{ message: 'the site did not start' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('expected'), spec('skipped')],
        suites: [{ title: 'group', specs: [spec('flaky')] }],
      },
      { title: 'b.spec.ts', specs: [spec('unexpected'), spec('expected')] },
    ],
  })
  const result = await playwrightResult(file, '')
  expect(result).toMatchObject({ passed: 3, failed: 2 })
  expect(result.output).toContain('the site did not start')
  expect(result.files?.[0]).toEqual({ name: 'a.spec.ts', seconds: 4.5 })
  expect(result.notes).toContain('  second try: flaky')
})
