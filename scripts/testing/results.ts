import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './command.ts'
import type { StepResult, TestFile } from './step.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}
type VitestFile = {
  name: string
  status: string
  /** Milliseconds. */
  startTime: number
  endTime: number
  assertionResults: { status: string; meta?: { measured?: string } }[]
}

/** Counts tests in Vitest's JSON report, with a note per measurement; a file that could not even be loaded counts as one failure. */
export async function vitestResult(file: string, output: string): Promise<StepResult> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  )
  const files = report.testResults.map(({ name, startTime, endTime }): TestFile => {
    return { name: path.relative(root, name), seconds: (endTime - startTime) / 1000 }
  })
  const measured = report.testResults.flatMap((suite) => suite.assertionResults.map((test) => test.meta?.measured))
  const notes = measured.filter((note) => note !== undefined)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, notes, output, files }
}

type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results?: { duration: number }[]
}
type PlaywrightSuite = {
  title: string
  specs: { title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

/** Counts tests in Playwright's JSON report, with a note per file and per test that needed its second try. */
export async function playwrightResult(file: string, output: string): Promise<StepResult> {
  const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  let passed = 0
  let failed = report.errors.length
  const notes: string[] = []
  const files: TestFile[] = []
  for (const suite of report.suites) {
    const tests = testsOf(suite)
    const statuses = tests.map((test) => test.status)
    const good = statuses.filter((status) => status === 'expected' || status === 'flaky').length
    const bad = statuses.filter((status) => status === 'unexpected').length
    const attempts = tests.flatMap((test) => test.results ?? [])
    files.push({ name: suite.title, seconds: attempts.reduce((sum, { duration }) => sum + duration, 0) / 1000 })
    passed += good
    failed += bad
    notes.push(`${suite.title.padEnd(44)} ${good} passed, ${bad} failed`, ...late(suite))
  }
  return {
    passed,
    failed,
    notes,
    files,
    output: [output, ...report.errors.map((error) => error.message ?? '')].join('\n'),
  }
}

function testsOf(suite: PlaywrightSuite): PlaywrightTest[] {
  const own = suite.specs.flatMap((spec) => spec.tests)
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)]
}

/** What passed with its second try only. */
function late(suite: PlaywrightSuite): string[] {
  const own = suite.specs.filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
  return [...own.map((spec) => `  second try: ${spec.title}`), ...(suite.suites ?? []).flatMap(late)]
}
