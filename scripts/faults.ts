/** `npm run faults`: every fault of trust.md, long enough to trust the result. Ends with the line `N passed, M failed`. */
import { longFaults } from './testing/faults.ts'
import { commandStep, Ledger } from './testing/step.ts'

const ledger = new Ledger()
await ledger.runAll([commandStep('production build', 'node', ['scripts/build.ts']), ...longFaults])
console.log(`${ledger.passed} passed, ${ledger.failed} failed`)
if (ledger.failed > 0 || ledger.passed === 0) process.exitCode = 1
