import { expect, test } from 'vitest'
import { privacyParts } from '#areas/company/legal/privacy-parts.server.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { changeRequest } from '#office/desk/request/change-request.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { retentionView } from '#office/desk/retention/retention-view.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { ownRequest } from '#areas/sender/status/own-request.server.ts'
import { msUntilNextRun } from '#requests/retention/daily.server.ts'
import { runRetention } from '#requests/retention/run-retention.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { formatDayOf } from '#ui/format.ts'

test('office, sender, privacy page and the nightly run mean the same day', async () => {
  let now = new Date('2026-03-02T16:45:00Z')
  const app = await testApp({ clock: { now: () => now } })
  const { id } = await storedRequest(app, formKinds.damage_report, exampleDamage)
  await changeRequest(app, exampleStaff('leitung'), { id, version: 1 }, { status: 'erledigt' })
  const stored = await requests(app.db).findById(id)
  if (!stored) throw new Error('not stored')
  // „drei Jahre nach Abschluss“, across a leap year.
  expect(privacyParts().replaceAll('\u00A0', ' ')).toContain('drei Jahre nach Abschluss')
  expect(formatDayOf(stored.deleteAfter ?? '')).toBe('02.03.2029')
  expect((await ownRequest(app, stored)).deletion.on).toBe(stored.deleteAfter)

  now = new Date('2029-03-01T12:00:00Z')
  expect((await retentionView(app)).due).toEqual([])
  now = new Date(now.getTime() + msUntilNextRun(now))
  expect(formatDayOf(now.toISOString())).toBe('02.03.2029')
  expect((await retentionView(app)).due).toMatchObject([{ deleteAfter: stored.deleteAfter }])
  // Nothing happened here for three years, so somebody confirms the number.
  await runRetention(app, { confirmed: 1 })
  expect(await requests(app.db).findById(id)).toBeNull()
})
