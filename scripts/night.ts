/**
 * `npm run test:night`: everything that `npm test` leaves out. `-- --part 1/3` runs a third of it, for three nights; `-- proxy containers`
 * only the steps whose names hold one of the words. Ends with the line `N passed, M failed`.
 */
import { parseArgs } from 'node:util'
import { nightGroups } from './testing/night.ts'
import { readNightPart } from './testing/night-part.ts'
import { Ledger } from './testing/step.ts'

const { values, positionals: wanted } = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true })
const part = readNightPart(values.part)
process.env.NIGHT_PART = `${part.number}/${part.of}`
// The generators make this many inputs where `npm test` makes 200.
process.env.GENERATED_RUNS ??= '10000'
// axe reads every page whole at both widths where `npm test` reads on a desk what a phone does not show.
process.env.AXE_MATRIX ??= 'all'

// Only an orderly end ends what runs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const ledger = new Ledger()
const begin = performance.now()
for (const { steps, lanes } of nightGroups(part, wanted)) await ledger.runAll(steps, lanes)
console.log(
  `${part.of === 1 ? 'The night' : `Part ${part.number} of ${part.of} of the night`} took ${Math.round((performance.now() - begin) / 60_000)} minutes.`,
)
console.log(`${ledger.passed} passed, ${ledger.failed} failed`)
if (ledger.failed > 0 || ledger.passed === 0) process.exitCode = 1
