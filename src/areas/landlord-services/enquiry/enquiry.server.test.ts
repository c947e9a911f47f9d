import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleEnquiry } from './example-enquiry.ts'
import { billingEnquiryKind, landlordEnquiryKind } from './kind.server.ts'
import { enquiryForms, type Service } from './fields.ts'

const services = Object.keys(enquiryForms) as Service[]

async function send(service: Service, input: Record<string, unknown>) {
  const app = await testApp()
  const api =
    service === 'nebenkostenabrechnung' ? requestApi(app, billingEnquiryKind) : requestApi(app, landlordEnquiryKind)
  const response = await api.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { app, status: response.status, answer: await response.json() }
}

/** Received on 2026-03-02 at 08:00; hours as promised on the pages. */
const promised: Record<Service, [hours: number, dueAt: string]> = {
  hausverwaltung: [72, '2026-03-05T08:00:00.000Z'],
  gutachten: [48, '2026-03-04T08:00:00.000Z'],
  schadensanierung: [24, '2026-03-03T08:00:00.000Z'],
  instandhaltungsarbeiten: [72, '2026-03-05T08:00:00.000Z'],
  nebenkostenabrechnung: [72, '2026-03-05T08:00:00.000Z'],
}

test.each(services)(
  '%s: an enquiry is stored as it was sent, due when it was promised, kept for a year',
  async (service) => {
    const { app, status, answer } = await send(service, { ...exampleEnquiry(service), unbekannt: 'x' })
    expect(status).toBe(201)
    expect(answer.reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect(await requests(app.db).list()).toMatchObject([
      {
        kind: service === 'nebenkostenabrechnung' ? 'billing_enquiry' : 'landlord_enquiry',
        contactName: 'Änne Muster',
        contactEmail: 'aenne@example.de',
        payload: exampleEnquiry(service),
        dueAt: promised[service][1],
        deleteAfter: '2027-03-01T23:00:00.000Z',
      },
    ])
  },
)

test.each(services)(
  '%s: a receipt with the promised time and nothing typed, and a notice that can be answered',
  async (service) => {
    const { app } = await send(service, exampleEnquiry(service))
    const mails = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
    const [notice, receipt] = mails
    expect(mails.map(({ purpose }) => purpose)).toEqual(['notice', 'receipt'])

    expect(notice?.reply_to).toBe('aenne@example.de')
    const { leistung: _, ...typed } = exampleEnquiry(service)
    for (const line of Object.values(typed).flatMap((text) => text.split('\n\n'))) {
      expect(notice?.text_body).toContain(line)
    }

    expect(receipt?.to_address).toBe('aenne@example.de')
    expect(receipt?.text_body).toMatch(new RegExp(`innerhalb von ${promised[service][0]} Stunden`, 'i'))
    for (const own of ['Änne', 'Muster', '123456', 'meines Hauses']) {
      expect(`${receipt?.subject}${receipt?.text_body}${receipt?.html_body}`).not.toContain(own)
    }
  },
)

test('an enquiry is found by what it is about', async () => {
  const { app } = await send('gutachten', exampleEnquiry('gutachten', { gutachtenart: 'Beweissicherung' }))
  const row = await app.db.selectFrom('submissions').select('search_text').executeTakeFirst()
  expect(row?.search_text).toContain('beweissicherung')
  expect(row?.search_text).toContain('gutachten')
})

test('nothing is stored of what is too large or not an enquiry', async () => {
  const large = await send('gutachten', exampleEnquiry('gutachten', { nachricht: 'x'.repeat(70_000) }))
  expect(large.status).toBe(413)
  const billingAtLandlords = await send('gutachten', exampleEnquiry('nebenkostenabrechnung'))
  expect(billingAtLandlords.status).toBe(422)
  for (const { app } of [large, billingAtLandlords]) expect(await requests(app.db).list()).toEqual([])
})

test('whatever is sent about a service: no 5xx, and a row exactly when the answer is 201', async () => {
  const names = ['leistung', 'immobilienart', 'gutachtenart']
  const inputs = fc.oneof(
    ...services
      .filter((service) => service !== 'nebenkostenabrechnung')
      .map((service) => generatedRequests(exampleEnquiry(service), names)),
  )
  const seen = await sendGenerated(await testApp(), landlordEnquiryKind, inputs)
  expect(frequent(seen)).toEqual([201, 422])
})

test('whatever is sent about billing: no 5xx, and a row exactly when the answer is 201', async () => {
  const inputs = generatedRequests(exampleEnquiry('nebenkostenabrechnung'), ['leistung'])
  const seen = await sendGenerated(await testApp(), billingEnquiryKind, inputs)
  expect(frequent(seen)).toEqual([201, 422])
})
