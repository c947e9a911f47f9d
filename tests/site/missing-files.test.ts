import { expect } from 'vitest'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { makeStaff } from '../support/staff.ts'
import { test } from './test.ts'

test('who opens an appointment or a file that is not there reads so in German and finds the way back', async ({
  visitor,
  request,
}) => {
  const own = await senderPage(await sendDamageReport(request, 'Nora Nirgends'))
  for (const missing of ['termin.ics', 'dateien/gibt-es-nicht', 'gibt-es-nicht']) {
    expect(await visitor.open(`${own}/${missing}`), missing).toBe(404)
    visitor.page().getByRole('heading', { name: 'Das gibt es nicht oder nicht mehr' })
  }
  await visitor.press(visitor.page().getByRole('link', { name: 'Zum Vorgang' }))
  visitor.page().getByRole('heading', { level: 1, name: 'Ihre Schadensmeldung' })
  const answer = await request.get(`${own}/termin.ics`)
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ title: 'Diese Datei gibt es nicht oder nicht mehr.' })
})

test('a file of a request that is gone shows the office’s own page', async ({ visitor, office, request }) => {
  await makeStaff(office, request, 'technik')
  expect(await visitor.open('/verwaltung/anfragen/7K42-PXR8/dateien/gibt-es-nicht')).toBe(404)
  visitor.page().getByRole('heading', { name: 'Diese Seite gibt es nicht' })
})
