// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { changeTicked } from '../inbox/inbox-actions.server.ts'

const staff = exampleStaff('leitung')

async function applications(count: number) {
  const app = await testApp()
  const ids: string[] = []
  for (let number = 0; number < count; number++)
    ids.push((await storedRequest(app, formKinds.damage_report, exampleDamage)).id)
  await app.db.updateTable('submissions').set({ kind: 'tenant_application' }).where('id', 'in', ids).execute()
  return { app, ids }
}

function formOf(ids: readonly string[], fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const id of ids) form.append('request', `${id}:1`)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const answersOf = async (app: App, id: string) =>
  (await outbox(app.db).list({ of: ofRequest(id) })).filter(({ purpose }) => purpose === 'answer')

const pressed = {
  intent: 'viele-ablehnen',
  art: 'tenant_application',
  reason: 'bonitaet',
  mail: 'jetzt',
  mail_text: '{{anrede}}, leider nein.',
}

test('who ticks applications and chooses a reason is shown one mail and how many, and nothing happens yet', async () => {
  const { app, ids } = await applications(3)
  const [first = '', second = '', third = ''] = ids
  await requests(app.db).change(third, 1, { status: 'erledigt', closedAt: app.clock.now().toISOString() })
  const answer = await changeTicked(app, staff, formOf(ids, { wanted: 'abgelehnt:tenant_application:bonitaet' }))
  expect(answer.refusing).toMatchObject({
    targets: [`${first}:1`, `${second}:1`],
    leftOut: 1,
    values: { reason: 'bonitaet', mail: 'jetzt' },
    preview: { reference: showReference((await requests(app.db).findById(first))!.reference) },
  })
  // Before the shortlist the preview names nobody.
  expect(answer.refusing?.preview?.text).toContain('{{anrede}}')
  expect(answer.refusing?.preview?.text).toContain('Leider können wir Ihnen die Wohnung nicht anbieten')
  for (const id of ids) expect(await answersOf(app, id)).toEqual([])
})

test('one press refuses them all and tells each; what somebody changed meanwhile is left, and said', async () => {
  const { app, ids } = await applications(3)
  const [first = '', second = '', third = ''] = ids
  await requests(app.db).change(third, 1, { assigneeId: null })
  expect(await changeTicked(app, staff, formOf(ids, pressed))).toEqual({
    message:
      '2 Bewerbungen sind abgelehnt. Kein Mailserver ist eingerichtet: 2 E-Mails werden als Datei abgelegt. 1 hat inzwischen jemand anderes geändert: Bitte sehen Sie diese noch einmal an.',
    isGood: false,
  })
  for (const id of [first, second]) {
    expect(await requests(app.db).findById(id)).toMatchObject({ status: 'abgelehnt', refusalReason: 'bonitaet' })
    expect(await answersOf(app, id)).toHaveLength(1)
  }
  expect(await requests(app.db).findById(third)).toMatchObject({ status: 'neu' })
  expect(await answersOf(app, third)).toEqual([])
})

test('a reason that says nothing by itself needs a sentence, a preview changes nothing, and no mail leaves unless it is wanted', async () => {
  const { app, ids } = await applications(1)
  const [id = ''] = ids
  const unreasoned = await changeTicked(app, staff, formOf(ids, { ...pressed, reason: 'sonstiges' }))
  expect(unreasoned.refusing?.errors).toEqual({ note: 'Bitte schreiben Sie den Grund in einem Satz.' })
  const preview = await changeTicked(
    app,
    staff,
    formOf(ids, { ...pressed, vorschau: '1', mail_text: 'Kurz und klar.' }),
  )
  expect(preview.refusing?.preview?.text).toContain('Kurz und klar.')
  expect(await requests(app.db).findById(id)).toMatchObject({ status: 'neu' })
  expect(await changeTicked(app, staff, formOf(ids, { ...pressed, mail: 'nein' }))).toEqual({
    message: '1 Bewerbung ist abgelehnt. Es geht keine E-Mail hinaus.',
    isGood: true,
  })
  expect(await answersOf(app, id)).toEqual([])
})
