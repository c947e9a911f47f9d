/**
 * `npm run faults`: every fault that the site promises to survive, long enough to trust the result; `-- disk` only those whose names hold
 * a word. Ends with the line `N passed, M failed`.
 */
import { longFaults } from './testing/faults.ts'
import { commandStep, Ledger } from './testing/step.ts'

const words = process.argv.slice(2)
const wanted = longFaults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const ledger = new Ledger()
await ledger.runAll([commandStep('production build', 'node', ['scripts/build.ts']), ...wanted])
console.log(`${ledger.passed} passed, ${ledger.failed} failed`)
if (ledger.failed > 0 || ledger.passed === 0) process.exitCode = 1
