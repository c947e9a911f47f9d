import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { sendApplication, sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

/** What a form of the list sends about one row of it. */
async function rowOf(request: Awaited<ReturnType<typeof newRequest>>, reference: string): Promise<string> {
  const html = await (await request.get(`/verwaltung/anfragen?q=${reference}`)).text()
  return /data-row="([\w-]+:\d+)"/.exec(html)?.[1] ?? ''
}

test('without JavaScript a request goes to a colleague from the first page, and several from the list', async ({
  visitor,
  request,
  office,
}) => {
  const { find, unfold, press, enter, notes } = handsOf(visitor)
  const name = `Emil Eilig ${unique()}`
  // An emergency stands first.
  await sendDamageReport(request, name, { urgency_level: 'emergency', is_safety_risk: true })
  const colleague = `Toni Technik-${unique()}`
  const theirs = await newRequest()
  await makeStaff(office, theirs, 'technik', { name: colleague })
  await theirs.dispose()
  await makeStaff(office, request, 'technik', { name: 'Tina Technik' })

  await visitor.open('/verwaltung')
  const row = () => find().getByRole('link', { name }).closest('li')!
  await unfold(/^Zuständig: niemand/, row())
  await press(colleague, row())
  expect(visitor.address()).toBe('/verwaltung')
  expect(row().textContent).toContain(`Zuständig: ${colleague}`)
  expect(notes()).toContain('Ein Vorgang ist geändert.')
  await press('Rückgängig')
  expect(row().textContent).toContain('Zuständig: niemand')

  for (const each of ['a', 'b']) await sendDamageReport(request, `${name} ${each}`)
  await visitor.open(`/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  for (const box of find().getAllByRole('checkbox', { name: /^Vorgang/ })) await visitor.press(box)
  enter(/^Ausgewählte/, colleague)
  await press('Ändern')
  expect(notes()).toContain('3 Vorgänge sind geändert.')
  const rows = [...find().getByRole('table', { name: 'Vorgänge' }).querySelectorAll('[data-row]')]
  expect(rows.every(({ textContent }) => textContent?.includes(colleague))).toBe(true)
})

test('who may not give a request to anybody sees no way to do it, and is refused', async ({ request, office }) => {
  const name = `Rita Recht ${unique()}`
  const damage = await sendDamageReport(request, name, { urgency_level: 'emergency', is_safety_risk: true })
  const application = await sendApplication(request, name)

  const reader = await newRequest()
  await makeStaff(office, reader, 'lesen')
  const visitor = newVisitor(reader, siteUnderTest())
  const { find } = handsOf(visitor)
  await visitor.open('/verwaltung')
  const row = find().getByRole('link', { name }).closest('li')!
  expect(row.textContent).toContain('Zuständig: niemand')
  expect(row.querySelector('details, form, button')).toBeNull()
  const form = { intent: 'aendern', request: await rowOf(reader, damage), wanted: 'ich' }
  expect(form.request).not.toBe('')
  for (const address of ['/verwaltung', '/verwaltung/anfragen'])
    expect((await reader.post(address, { form })).status(), address).toBe(403)

  // Technik does not work on applications: it can neither take one over, nor be given one.
  const letting = await newRequest()
  await makeStaff(office, letting, 'vermietung')
  const applied = await rowOf(letting, application)
  const technician = await newRequest()
  await makeStaff(office, technician, 'technik', { name: 'Toni Technik' })
  const taken = await technician.post('/verwaltung', { form: { ...form, request: applied } })
  expect([taken.status(), await taken.text()]).toEqual([409, expect.stringContaining('1 darf Ihre Rolle nicht ändern')])
  const page = await (await letting.get('/verwaltung/anfragen')).text()
  const [, toni = ''] = /value="(wer:[\w-]+)"[^>]*>Toni Technik</.exec(page) ?? []
  expect(toni).not.toBe('')
  const given = await letting.post('/verwaltung', { form: { ...form, request: applied, wanted: toni } })
  expect([given.status(), await given.text()]).toEqual([409, expect.stringContaining('kann diese Person nicht')])
  expect(await rowOf(letting, application)).toBe(applied)
  for (const each of [reader, letting, technician]) await each.dispose()
})
