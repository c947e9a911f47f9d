import { readFile } from 'node:fs/promises'
import type { StepResult } from './step.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: { status: string }[] }[]
}

/** Counts tests in Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export async function vitestResult(file: string, output: string): Promise<StepResult> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, output }
}

type PlaywrightSuite = {
  title: string
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

/** Counts tests in Playwright's JSON report, with a note per file. A flaky test counts as failed. */
export async function playwrightResult(file: string, output: string): Promise<StepResult> {
  const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  let passed = 0
  let failed = report.errors.length
  const notes: string[] = []
  for (const suite of report.suites) {
    const statuses = statusesOf(suite)
    const good = statuses.filter((status) => status === 'expected').length
    const bad = statuses.filter((status) => status === 'unexpected' || status === 'flaky').length
    passed += good
    failed += bad
    notes.push(`${suite.title.padEnd(44)} ${good} passed, ${bad} failed`)
  }
  return { passed, failed, notes, output: [output, ...report.errors.map((error) => error.message ?? '')].join('\n') }
}

function statusesOf(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap((spec) => spec.tests.map((test) => test.status))
  return [...own, ...(suite.suites ?? []).flatMap(statusesOf)]
}
