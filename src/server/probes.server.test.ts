import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { exampleKind, exampleMessage } from '#platform/submissions/example-kind.ts'
import { receiveSubmission } from '#platform/submissions/receive.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readiness } from './probes.server.ts'

const config = readConfig({ DATA_DIR: import.meta.dirname })

test('whoever asks hears that all is well, and nothing of disk or mails', async () => {
  const answer = await readiness(await testApp({ config }))
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

test('what is not well is told to the log alone', async () => {
  const lines: string[] = []
  const app = await testApp({ config, log: createLog((line) => lines.push(line)) })
  const message = { payload: exampleMessage(), idempotencyKey: 'key-12345', quarantine: null }
  await receiveSubmission(app, exampleKind(), message)
  const answer = await readiness({ ...app, clock: clockAt('2026-03-02T09:00:00Z') })
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toMatch(/mail|60 min|MB/i)
  expect(lines.join()).toContain('mail: the oldest mail has waited 60 min, 0 given up')
})
