import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { exampleFlat as flat } from './example-flat.ts'
import { isExposeMade, keepExpose } from './exposes.server.ts'
import { flatsWithExpose } from './repository.server.ts'
import { startExposes } from './worker.server.ts'

async function appWithFolder(db?: App['db']) {
  const made = await testApp(db ? { db } : {})
  const app = { ...made, config: { ...made.config, dataDir: mkdtempSync(join(tmpdir(), 'exposes-')) } }
  const folder = join(app.config.dataDir, 'exposes')
  const files = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : [])
  return { app, files }
}

test('is made once for all who ask at the same time, kept, and made anew when the flat changed', async () => {
  const { app, files } = await appWithFolder()
  expect(await isExposeMade(app, flat)).toBe(false)
  const delay = monitorEventLoopDelay({ resolution: 2 })
  const from = performance.now()
  delay.enable()
  const [first, second] = await Promise.all([keepExpose(app, flat), keepExpose(app, flat)])
  delay.disable()
  expect(delay.max / 1e6, 'whoever else is there does not wait for it').toBeLessThan((performance.now() - from) / 2)
  expect(second).toBe(first)
  expect(await isExposeMade(app, flat)).toBe(true)
  expect(await keepExpose(app, flat)).toEqual(first)

  const dearer = { ...flat, coldRentEuro: 650 }
  expect(await isExposeMade(app, dearer)).toBe(false)
  const { key } = await keepExpose(app, dearer)
  expect(key).not.toBe(first.key)
  // The old one is gone: nobody may be sent a rent of yesterday.
  expect(files()).toEqual([expect.stringContaining(key)])
})

test('the server makes one at a time, the flat that was changed last first, and after a change only that one', async () => {
  const houses = [{}, { id: 'haus-2' }]
  const flats = [{ id: 'a' }, { id: 'b', propertyId: 'haus-2' }, { id: 'weg', availabilityStatus: 'rented' }]
  const db = await examplePortfolio({ houses, flats })
  const later = { updated_at: '2026-03-03T08:00:00.000Z' }
  await db.updateTable('properties').set(later).where('id', '=', 'haus-1').execute()
  await db.updateTable('apartments').set({ updated_at: '2026-03-04T08:00:00.000Z' }).where('id', '=', 'b').execute()
  expect(await flatsWithExpose(db, 9)).toEqual(['b', 'a'])

  const { app, files } = await appWithFolder(db)
  const one = startExposes(app, { firstAfterMs: 0, roundMs: 60_000 })
  await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 10_000 })
  await one.stop()
  expect(files(), 'in one round').toHaveLength(1)

  const worker = startExposes(app, { firstAfterMs: 0, roundMs: 5 })
  onTestFinished(() => worker.stop())
  await vi.waitFor(() => expect(files()).toHaveLength(2), { timeout: 10_000 })
  const before = files()
  await db.updateTable('apartments').set({ cold_rent_cents: 99_900 }).where('id', '=', 'a').execute()
  await raiseContentVersion(db, app.clock.now())
  const kept = () => before.filter((name) => files().includes(name))
  await vi.waitFor(() => expect([kept().length, files().length]).toEqual([1, 2]), { timeout: 10_000 })
})
