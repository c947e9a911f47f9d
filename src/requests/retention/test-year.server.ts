import type { App } from '#platform/app.server.ts'
import { exampleKind, exampleMessage } from '../request/example-kind.ts'
import { receiveRequest } from '../request/receive.server.ts'
import { testApp } from '#platform/test-app.server.ts'

export const DAY = 24 * 60 * 60_000

type Year = Partial<App> & {
  /** Each costs a request with its mails: who needs few of them says so. */
  everyDays?: number
}

/** A year of one message a day, and the clock at `day` of that year. */
export async function yearOfMessages(days: number, { everyDays = 1, ...different }: Year = {}) {
  let now = new Date('2026-01-01T08:00:00Z')
  const app = await testApp({ clock: { now: () => now }, ...different })
  const kind = exampleKind({ keepFor: { days: 100 } })
  for (let day = 0; day < days; day += everyDays) {
    await receiveRequest(app, kind, {
      payload: exampleMessage(),
      idempotencyKey: `key-${day}-padded`,
      quarantine: null,
    })
    now = new Date(now.getTime() + everyDays * DAY)
  }
  return { app, pass: (ms: number) => (now = new Date(now.getTime() + ms)) }
}
