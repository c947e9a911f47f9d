import { axeMatrix, longProxyTests, nightJourneys } from './browser.ts'
import { longFaults } from './faults.ts'
import type { NightPart } from './night-part.ts'
import { nightOperations } from './operations.ts'
import { commandStep, type Step } from './step.ts'
import { longUnitTests } from './unit.ts'

/** Ten thousand requests to each endpoint take hours; images take long on a busy machine. */
const LONGEST_MS = 6 * 60 * 60_000

/** All others need what it builds. */
const build = commandStep('production build', 'node', ['scripts/build.ts'])

const steps: Step[] = [
  ...nightOperations,
  commandStep('containers', 'node', ['tests/containers/compose.ts'], LONGEST_MS),
  ...longFaults,
  longProxyTests,
  axeMatrix,
  nightJourneys,
  ...longUnitTests,
]

/**
 * What `npm test` leaves out, because it takes long or needs a system of its own: group after group.
 * @param words only the steps whose names hold one of them, and the build; none: all.
 */
export function nightGroups(
  { number, of }: NightPart,
  words: readonly string[] = [],
): { steps: Step[]; lanes: number }[] {
  const isWanted = (step: Step) =>
    step === build || words.length === 0 || words.some((word) => step.name.includes(word))
  const groups = [
    { lanes: 1, steps: [build] },
    {
      // The hostile requests take as long as all others together, and leave them half of the cores.
      lanes: 2,
      steps: [
        commandStep('hostile requests', 'node', ['tests/hostile/generated.ts'], LONGEST_MS),
        // Neighbours are of a kind and take about as long, so they are dealt out in turn.
        ...steps.filter((_, at) => at % of === number - 1),
      ],
    },
    // What it measures is a waiting reader's time.
    { lanes: 1, steps: [commandStep('a reader under attack', 'node', ['tests/hostile/budget.ts'], LONGEST_MS)] },
  ]
  return groups.map((group) => ({ ...group, steps: group.steps.filter(isWanted) }))
}
