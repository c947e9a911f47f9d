import { run } from './command.ts'

/** A file of tests and how long it took. */
export type TestFile = { name: string; seconds: number }
/** `notes` are printed always, `output` only when something failed. */
export type StepResult = { passed: number; failed: number; notes?: string[]; output?: string; files?: TestFile[] }
export type Step = { name: string; run: () => Promise<StepResult> }

/** A step that is one program: its exit code is the one thing counted, unless its last line counts by itself. Its tables are shown. */
export function commandStep(name: string, command: string, args: string[], timeoutMs?: number): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await run(command, args, timeoutMs === undefined ? {} : { timeoutMs })
      const notes = output.split('\n').filter((line) => /^\|.*\|$/.test(line))
      const counted = countedIn(output)
      if (counted && (code === 0) === (counted.failed === 0)) return { ...counted, notes, output }
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, notes, output }
    },
  }
}

/** What a program's last line says that it counted. */
export function countedIn(output: string): { passed: number; failed: number } | null {
  const match = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '')
  return match ? { passed: Number(match[1]), failed: Number(match[2]) } : null
}

/** Adds up every step; a step that throws or counts nothing is a failure of its own. */
export class Ledger {
  passed = 0
  failed = 0
  readonly #files: TestFile[] = []

  /** Runs the steps, `lanes` of them at a time, and prints a line for each as it ends. */
  async runAll(steps: Step[], lanes = 1): Promise<void> {
    const waiting = [...steps]
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await this.#run(step)
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  /** The files of tests that took longest, over all steps. */
  slowest(count: number): TestFile[] {
    return this.#files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
  }

  async #run(step: Step): Promise<void> {
    const begin = performance.now()
    const result = await step.run().catch((error: unknown): StepResult => {
      return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    })
    const failed = result.passed + result.failed === 0 ? 1 : result.failed
    this.passed += result.passed
    this.failed += failed
    this.#files.push(...(result.files ?? []))
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    const counts = `${result.passed} passed, ${failed} failed`
    console.log(`${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(28)} ${seconds.padStart(6)} s   ${counts}`)
    for (const note of result.notes ?? []) console.log(`    ${note}`)
    if (failed > 0) console.log(indent(shorten(result.output ?? 'Nothing ran.')))
  }
}

const MAX_LINES = 160

function shorten(output: string): string {
  const lines = output.trimEnd().split('\n')
  if (lines.length <= MAX_LINES) return lines.join('\n')
  const half = MAX_LINES / 2
  const middle = lines.slice(half, -half)
  // Of what failed in the middle the line and the one below it are named.
  const failures = middle.filter(
    (line, at) => line.startsWith('✗') || (line.startsWith(' ') && middle[at - 1]?.startsWith('✗')),
  )
  const leftOut = `… ${middle.length - failures.length} lines left out …`
  return [...lines.slice(0, half), leftOut, ...failures.slice(0, half), ...lines.slice(-half)].join('\n')
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}
