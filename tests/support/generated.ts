import { configureGlobal } from 'fast-check'

/** How many inputs each property gets: `npm run test:night` sets 10,000. */
configureGlobal({ numRuns: Number(process.env.GENERATED_RUNS ?? 200) })
