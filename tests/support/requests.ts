import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { exampleRequest } from '../../src/areas/tenant-services/rent-certificate/example-request.ts'

/** A damage report as a client of the API sends it. @returns its reference. */
export function sendDamageReport(request: APIRequestContext, name: string, different: Record<string, unknown> = {}) {
  return send(request, '/api/damage-reports', {
    damage_location: 'Küche, 2. OG',
    building_address: 'Mainzer Straße 5, 56321 Rhens',
    damage_description: 'Unter der Spüle tropft Wasser.\nDer Boden ist nass.',
    urgency_level: 'high',
    is_safety_risk: false,
    reporter_name: name,
    reporter_email: 'meldung@example.org',
    ...different,
  })
}

/** A request for a rent certificate. */
export const sendRentCertificate = (request: APIRequestContext) =>
  send(request, '/api/rent-certificates', exampleRequest())

/** A damage report with photos, in the order of their names. */
export function sendDamagePhoto(
  request: APIRequestContext,
  name: string,
  photo: Buffer,
  names: readonly string[] = ['decke.webp'],
  email = 'meldung@example.org',
): Promise<string> {
  const files = names.map((each) => new File([new Uint8Array(photo)], each, { type: 'image/webp' }))
  const fields = {
    damage_location: 'Bad',
    building_address: 'Mainzer Straße 5, 56321 Rhens',
    damage_description: 'Schimmel über der Dusche',
    urgency_level: 'low',
    reporter_name: name,
    reporter_email: email,
  }
  return sendFiles(request, '/api/damage-reports', fields, { photos: files })
}

export async function flatThatIs(
  request: APIRequestContext,
  status: 'available' | 'rented',
): Promise<{ id: string; property_id: string }> {
  const flats = (await (await request.get(`/api/apartments?status=${status}`)).json()) as {
    items: { id: string; property_id: string }[]
  }
  // The last of the list: the first may be one that another test has just published and takes back.
  const flat = flats.items.at(-1)
  if (!flat) throw new Error(`The demo company has no flat that is ${status}`)
  return flat
}

/** A free flat: what applications are sent for. */
export const freeFlat = (request: APIRequestContext) => flatThatIs(request, 'available')

/** A tenant application for a free flat. */
export async function sendApplication(
  request: APIRequestContext,
  lastName: string,
  different: Record<string, unknown> = {},
): Promise<string> {
  const flat = await freeFlat(request)
  return send(request, '/api/tenant-applications', {
    property_id: flat.property_id,
    apartment_id: flat.id,
    applicant_first_name: 'Jana',
    applicant_last_name: lastName,
    applicant_email: 'jana@example.org',
    current_address_street: 'Rheinstraße 5',
    current_address_postal_code: '56112',
    current_address_city: 'Lahnstein',
    household_size: 2,
    household_members: [{ name: 'Kim', birth_date: '2015-02-03', relationship: 'Kind' }],
    monthly_net_income_euro: 3200.5,
    privacy_policy_accepted: true,
    data_processing_consent: true,
    ...different,
  })
}

/** What a client of the API sends to one of the forms. @returns its reference. */
export function send(request: APIRequestContext, address: string, data: unknown): Promise<string> {
  return referenceOf(request.post(address, { data, headers: { 'Idempotency-Key': randomUUID() } }), address)
}

/** The same with files. */
export async function sendFiles(
  request: APIRequestContext,
  address: string,
  fields: Record<string, unknown>,
  files: Record<string, readonly File[]>,
): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [name, each] of Object.entries(files)) for (const file of each) form.append(name, file)
  return referenceOf(request.post(address, { headers: { 'Idempotency-Key': randomUUID() }, multipart: form }), address)
}

async function referenceOf(asked: Promise<APIResponse>, address: string): Promise<string> {
  const answer = await asked
  if (answer.status() !== 201) throw new Error(`${address} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { reference: string }).reference
}
