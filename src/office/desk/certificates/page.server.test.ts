import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { findFormKind } from '#areas/kinds.server.ts'
import { appContext } from '#platform/app.server.ts'
import { readPdf } from '#company/pdf/test-read-pdf.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import type { Role } from '#office/frame/access/roles.ts'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { beginCertificate } from './begin-certificate.server.ts'
import { middleware } from './page.tsx'

const asked = {
  apartment_id: 'andere',
  tenant_first_name: 'Änne',
  tenant_last_name: 'Muster',
  tenant_email: 'aenne@example.de',
  tenant_phone: null,
  current_address: 'Mainzer Straße 5, 56321 Rhens',
  move_in_date: '2019-04-01',
  purpose: 'wohngeld',
  additional_info: null,
}

async function requested() {
  const app = await testApp()
  const kind = findFormKind('rent_certificate')
  if (!kind) throw new Error('no such kind')
  const request = await storedRequest(app, kind, asked)
  const post = async (role: Role, different: Record<string, string> = {}) => {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(staffContext, exampleStaff(role))
    const values = { ...(await beginCertificate(app, request)), cold_rent: '640,00', ...different }
    const body = new URLSearchParams(values)
    const httpRequest = new Request('https://www.example.de/verwaltung', { method: 'POST', body })
    const page = new Response('page')
    const args = { request: httpRequest, context, params: { reference: request.reference } }
    return middleware[0]?.(args as never, async () => page)
  }
  return { app, request, post }
}

test('the form begins with what the request holds, its purpose in words', async () => {
  const { app, request } = await requested()
  expect(await beginCertificate(app, request)).toMatchObject({
    tenant: 'Änne Muster',
    address: 'Mainzer Straße 5, 56321 Rhens',
    move_in_date: '01.04.2019',
    purpose: 'Wohngeld',
    cold_rent: '',
  })
})

test('a complete form is answered with the file, and the log says who made it', async () => {
  const { app, post } = await requested()
  const answer = (await post('vermietung')) as Response
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).title).toBe('Mietbescheinigung für Änne Muster')
  expect(JSON.stringify(await app.db.selectFrom('audit_log').selectAll().execute())).toContain('request.certificate')
})

test('an incomplete one goes on to the page, which says so', async () => {
  const { post } = await requested()
  expect(await ((await post('vermietung', { cold_rent: '' })) as Response).text()).toBe('page')
})

test('who may only read requests, or handles other kinds, finds nothing there', async () => {
  const { post } = await requested()
  for (const role of ['lesen', 'technik'] as const)
    await expect(post(role)).rejects.toMatchObject({ init: { status: 404 } })
})
