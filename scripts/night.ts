/** `npm run test:night`: everything that `npm test` leaves out. Ends with the line `N passed, M failed`. */
import { nightGroups } from './testing/night.ts'
import { Ledger, type Step } from './testing/step.ts'

// The generators make this many inputs where `npm test` makes 200.
process.env.GENERATED_RUNS ??= '10000'
// axe reads every page whole at both widths where `npm test` reads on a desk what a phone does not show.
process.env.AXE_MATRIX ??= 'all'

// Only an orderly end ends what runs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const wanted = process.argv.slice(2)
const ledger = new Ledger()
// `npm run test:night -- proxy containers`: only the steps whose names hold one of the words.
const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.some((word) => name.includes(word))
for (const { steps, lanes } of nightGroups) await ledger.runAll(steps.filter(isWanted), lanes)
console.log(`${ledger.passed} passed, ${ledger.failed} failed`)
if (ledger.failed > 0 || ledger.passed === 0) process.exitCode = 1
