import { run } from './command.ts'
import { countedIn, type Step } from './step.ts'
import { onlyWhenChanged } from './unchanged.ts'

/** What needs neither a browser nor a database server. Each counts once, however much it looks at. */
export const quickChecks: Step[] = [
  check('types', [
    ['react-router', ['typegen']],
    // The build has the other core, and each further checker reads the same types again (10 s of processor time instead of 13 with two).
    // Not `--incremental`: TypeScript 7 once passed what it refuses when it reads all.
    ['tsc', ['--checkers', '1']],
  ]),
  check('format', [['biome', ['ci', '--reporter=summary', '.']]]),
  check('lint', [['oxlint', []]]),
  check('boundaries', [['node', ['scripts/check-boundaries.ts']]]),
  check('texts', [['node', ['scripts/check-texts.ts']]]),
  check('docs', [['node', ['scripts/check-docs.ts']]]),
  check('unused code', [['knip', ['--no-progress']]]),
]

/** Programs one after another; the first that fails ends it. What ours say they have looked at is noted. */
function check(name: string, commands: [string, string[]][]): Step {
  const step = async () => {
    let notes: string[] = []
    for (const [command, args] of commands) {
      const { code, output } = await run(command, args)
      const counted = countedIn(output)
      if (code !== 0 || counted?.failed) return { passed: 0, failed: 1, output }
      if (counted) notes = [...output.trimEnd().split('\n').slice(0, -1), `${counted.passed} statements hold`]
    }
    return { passed: 1, failed: 0, notes }
  }
  return { name, run: () => onlyWhenChanged(name, step) }
}
