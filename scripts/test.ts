/**
 * `npm test`: everything CI runs. `npm run check` (`--fast`): the part that needs no browser and no database server.
 * `npm test -- unit src/forms -t draft`: one step alone, and what its program shall look at. Ends with `N passed, M failed`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { browserTests, quickProxyTests } from './testing/browser.ts'
import { quickChecks } from './testing/checks.ts'
import { hostileRequests, quickFaults } from './testing/faults.ts'
import { quickOperations } from './testing/operations.ts'
import { commandStep, Ledger, type Step } from './testing/step.ts'
import { changedTests, siteTests, testsOnPostgres, unitTests } from './testing/unit.ts'

const build = commandStep('production build', 'node', ['scripts/build.ts'])
/** For the sites of all steps; who needs them earlier makes them. */
const pictures = commandStep('pictures of the demo company', 'node', ['tests/support/demo-media.ts'])

/** `lanes` at a time: what starts by itself is one process, Vitest and Playwright start two. */
type Part = { steps: (args: string[]) => Step[]; lanes: number; needsBuild?: boolean }
const parts = {
  checks: { steps: () => quickChecks, lanes: 2 },
  unit: { steps: (args) => [unitTests(args)], lanes: 1 },
  faults: { steps: () => [hostileRequests, ...quickFaults, ...quickOperations], lanes: 2, needsBuild: true },
  postgres: { steps: (args) => [testsOnPostgres(args)], lanes: 1 },
  site: { steps: (args) => [siteTests(args)], lanes: 1, needsBuild: true },
  proxy: { steps: () => [quickProxyTests], lanes: 1, needsBuild: true },
  browser: { steps: (args) => [browserTests(args)], lanes: 1, needsBuild: true },
} satisfies Record<string, Part>

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const [wanted, ...args] = process.argv.slice(2)
const ledger = new Ledger()
const begin = performance.now()

if (wanted === '--fast') {
  await ledger.runAll(quickChecks, 2)
  await ledger.runAll([changedTests])
} else if (wanted === undefined) {
  // The build shares the two cores with the checks, which it does not need; everything after them may find it there.
  await ledger.runAll([build, pictures, ...quickChecks], 2)
  // Each of these leaves a third of the two cores idle by itself, the browser nothing. The longest go first, and the browser begins as
  // the last of them end.
  const { unit, site, postgres, proxy, browser } = parts
  const longOnes = [hostileRequests, ...unit.steps([]), ...site.steps([]), ...postgres.steps([])]
  const shortOnes = [...quickFaults, ...quickOperations, ...proxy.steps()]
  await ledger.runAll([...longOnes, ...shortOnes, ...browser.steps([])], 3)
} else if (Object.hasOwn(parts, wanted)) {
  const { steps, lanes, needsBuild }: Part = parts[wanted as keyof typeof parts]
  if (needsBuild) await ledger.runAll([build])
  await ledger.runAll(steps(args), lanes)
} else {
  console.log(`There is no step "${wanted}". There are: ${Object.keys(parts).join(', ')}.`)
}

const slowest = ledger.slowest(10)
if (slowest.length > 1) console.log('The slowest files:')
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s   ${name}`)
console.log(`It took ${Math.round((performance.now() - begin) / 1000)} s${processorTime()}.`)
console.log(`${ledger.passed} passed, ${ledger.failed} failed`)
if (ledger.failed > 0 || ledger.passed === 0) process.exitCode = 1

/** Says what all programs that were started took of the processor, where the system tells (Linux: proc_pid_stat(5), fields 16 and 17 in 1/100 s). */
function processorTime(): string {
  if (!existsSync('/proc/self/stat')) return ''
  const [user = 0, system = 0] =
    readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ').slice(13, 15).map(Number) ?? []
  return `, ${Math.round((user + system) / 100)} s of processor time`
}
