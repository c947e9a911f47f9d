import { commandStep, type Step } from './step.ts'

/** The longest takes minutes on two idle cores; a night has other work beside it. */
const LONGEST_MS = 60 * 60_000

const script = (name: string, file: string, ...args: string[]): Step =>
  commandStep(name, 'node', [`tests/faults/${file}`, ...args], LONGEST_MS)

/** 20 to each endpoint by day; like the other faults they need the production build. */
export const hostileRequests = commandStep('hostile requests', 'node', ['tests/hostile/generated.ts'])

/** What else `npm test` has of the faults. They wait most of their time. */
export const quickFaults: Step[] = [
  commandStep('large texts', 'node', ['tests/hostile/large-texts.ts']),
  script('kill -9 under writers', 'kill-nine.ts', '--rounds', '3'),
  script('kill -9 on PostgreSQL', 'kill-nine.ts', '--rounds', '2', '--postgres'),
  script('fault: full disk', 'disk.ts', '--short'),
  script('restarts', 'restart.ts', '--rounds', '2'),
  script('fault: mail server', 'mail-server.ts', '--short'),
]

/** Every fault for as long as it takes to trust it, at night and with `npm run faults`: about twenty minutes. */
export const longFaults: Step[] = [
  commandStep('large texts', 'node', ['tests/hostile/large-texts.ts']),
  script('kill -9 under writers', 'kill-nine.ts', '--rounds', '200'),
  script('kill -9 on PostgreSQL', 'kill-nine.ts', '--rounds', '100', '--postgres'),
  script('kill -9 after a mail', 'mail-sent-then-killed.ts', '--rounds', '20'),
  script('fault: disk', 'disk.ts'),
  script('fault: writer thread', 'writer-thread.ts'),
  script('fault: database file', 'database-file.ts'),
  script('fault: rebuild', 'rebuild.ts', '--rounds', '50'),
  script('fault: PostgreSQL', 'postgres.ts', '--long'),
  script('backup on PostgreSQL', 'backup-postgres.ts'),
  script('move to PostgreSQL and object storage', 'move.ts'),
  script('three servers', 'three-servers.ts'),
  script('restarts', 'restart.ts', '--rounds', '20'),
  script('fault: process and clock', 'process.ts', '--long'),
  script('fault: mail server', 'mail-server.ts'),
  script('fault: sockets', 'sockets.ts', '--long'),
  script('fault: power cut', 'power-cut.ts', '--rounds', '20'),
]
