import { commandStep, type Step } from './step.ts'

/** Ten minutes on two idle cores; a night has other work beside it. */
const LONGEST_MS = 60 * 60_000

const script = (name: string, file: string, ...args: string[]): Step =>
  commandStep(name, 'node', [`tests/operations/${file}`, ...args], LONGEST_MS)

/** What an operator does, short: needs the production build. */
export const quickOperations: Step[] = [
  script('systemd units', 'systemd-units.ts'),
  script('backup and drill', 'backup-drill.ts', '--short'),
  script('the oldest Node', 'oldest-node.ts'),
]

/** The whole of it, on PostgreSQL as well, and in a Debian made for it. */
export const nightOperations: Step[] = [
  script('systemd units', 'systemd-units.ts'),
  script('backup and drill', 'backup-drill.ts'),
  script('minimal machine', 'minimal-machine.ts'),
  script('from an empty server', 'from-empty-server.ts'),
  script('every script of package.json', 'every-script.ts'),
]
