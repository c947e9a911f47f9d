import type { APIRequestContext } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { exampleRequests } from '../../db/seed/many/example-requests.ts'
import { exampleEnquiry } from '../../src/areas/landlord-services/enquiry/example-enquiry.ts'
import type { Service } from '../../src/areas/landlord-services/enquiry/fields.ts'
import { rawMail } from '../../src/areas/sender/mail/test-mail.ts'
import { pdfFile } from './job-application.ts'
import { send, sendApplication, sendDamagePhoto, sendDamageReport, sendFiles } from './requests.ts'

/** What comes in during a week: each kind of request, and each form of a kind. */
export const matters = [
  'emergency',
  'damage',
  'photo',
  'certificate',
  'key',
  'contact',
  'callback',
  'management',
  'report',
  'restoration',
  'maintenance',
  'billing',
  'job',
  'partner',
  'application',
  'mail',
  'telephone',
] as const
export type Matter = (typeof matters)[number]

export type Sender = { firstName: string; lastName: string; email: string }

type Flat = { id: string; property_id: string }
type Site = { request: APIRequestContext; flat: Flat; append: (mail: Buffer) => void }

/** Somebody types an address in capitals by now and then. */
export const senderOf = (matter: Matter, week: string): Sender => ({
  firstName: 'Ina',
  lastName: `${matter.slice(0, 1).toUpperCase()}${matter.slice(1)}-${week}`,
  email: `${matter === 'key' ? 'Key' : matter}-${week}@example.org`,
})

const cv = () =>
  new File([new Uint8Array(pdfFile('Lebenslauf.pdf').buffer)], 'Lebenslauf.pdf', { type: 'application/pdf' })
const damagePhoto = () => readFile(path.resolve(import.meta.dirname, '../../db/seed/site-pictures/damage-0.webp'))

/** Sends one of them as its sender would; who telephones is entered by the office. */
export async function sendMatter(matter: Matter, sender: Sender, { request, flat, append }: Site): Promise<void> {
  const { firstName, lastName, email } = sender
  const name = `${firstName} ${lastName}`
  const reporter = { reporter_email: email }
  const of = exampleRequests({ property_id: flat.property_id, apartment_id: flat.id }, sender)
  const enquiry = (service: Service, address = '/api/landlord-enquiries') =>
    send(request, address, exampleEnquiry(service, { vorname: firstName, nachname: lastName, email }))
  const ways: Record<Matter, () => unknown> = {
    emergency: () => sendDamageReport(request, name, { ...reporter, urgency_level: 'emergency', is_safety_risk: true }),
    damage: () => sendDamageReport(request, name, reporter),
    photo: async () => sendDamagePhoto(request, name, await damagePhoto(), ['decke.webp'], email),
    certificate: () => send(request, '/api/rent-certificates', of.rent_certificate),
    key: () => send(request, '/api/key-losses', of.key_loss),
    contact: () => send(request, '/api/contact-messages', of.contact_message),
    callback: () => send(request, '/api/contact-messages', { ...of.contact_message, betreff: 'Bitte um Rückruf' }),
    management: () => enquiry('hausverwaltung'),
    report: () => enquiry('gutachten'),
    restoration: () => enquiry('schadensanierung'),
    maintenance: () => enquiry('instandhaltungsarbeiten'),
    billing: () => enquiry('nebenkostenabrechnung', '/api/billing-enquiries'),
    job: () => sendFiles(request, '/api/job-applications', of.job_application, { cv: [cv()] }),
    partner: () => send(request, '/api/submit-form', of.partner_application),
    application: () => sendApplicationFor(request, flat, sender),
    mail: () =>
      append(
        rawMail({
          headers: { From: `${name} <${email}>`, Subject: 'Fahrräder im Hof', 'Message-ID': `<${email}>` },
          body: 'Guten Tag,\n\ndürfen Fahrräder im Hof stehen?',
        }),
      ),
    telephone: () => null,
  }
  await ways[matter]()
}

export function sendApplicationFor(
  request: APIRequestContext,
  { id, property_id }: Flat,
  { firstName, lastName, email }: Sender,
): Promise<string> {
  return sendApplication(request, lastName, {
    property_id,
    apartment_id: id,
    applicant_first_name: firstName,
    applicant_email: email,
  })
}

/** Two flats of the demo company that can be applied for. */
export async function freeFlats(request: APIRequestContext): Promise<[Flat, Flat]> {
  const answer = await request.get('/api/apartments?status=available')
  const { items } = (await answer.json()) as { items: Flat[] }
  const [one, other] = items
  if (!one || !other) throw new Error('The demo company has fewer than two free flats')
  return [one, other]
}
