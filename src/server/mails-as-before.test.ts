import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { exampleMessage } from '#areas/company/contact/example-message.ts'
import { contactForm } from '#areas/company/contact/fields.ts'
import { contactMessageMails } from '#areas/company/contact/mails.ts'
import { emailMessageMails } from '#areas/company/email/mails.ts'
import { type FormMails, readExample } from '#areas/form-mails.ts'
import { exampleApplication as exampleJob } from '#areas/jobs/job-application/example-application.ts'
import { jobForm } from '#areas/jobs/job-application/fields.ts'
import { jobApplicationMails } from '#areas/jobs/job-application/mails.ts'
import { exampleEnquiry } from '#areas/landlord-services/enquiry/example-enquiry.ts'
import {
  type BillingEnquiry,
  enquiryForms,
  type LandlordEnquiry,
  type Service,
} from '#areas/landlord-services/enquiry/fields.ts'
import { enquiryMails } from '#areas/landlord-services/enquiry/mails.ts'
import * as incidents from '#areas/letting/incidents/mails.ts'
import * as searches from '#areas/letting/searches/mails.ts'
import { exampleApplication as exampleTenant } from '#areas/letting/tenant-application/example-application.ts'
import { tenantForm } from '#areas/letting/tenant-application/fields.ts'
import { tenantApplicationMails } from '#areas/letting/tenant-application/mails.ts'
import { type BookingNews, bookingMail } from '#areas/letting/viewings/booking/mails.ts'
import { exampleSlot } from '#areas/letting/viewings/example-slot.ts'
import { exampleApplication as examplePartner } from '#areas/partners/partner-application/example-application.ts'
import { partnerForm } from '#areas/partners/partner-application/fields.ts'
import { partnerApplicationMails } from '#areas/partners/partner-application/mails.ts'
import { newLinkMail } from '#areas/sender/mails.ts'
import { exampleReport } from '#areas/tenant-services/damage-report/example-report.ts'
import { damageForm } from '#areas/tenant-services/damage-report/fields.ts'
import { damageReportMails } from '#areas/tenant-services/damage-report/mails.ts'
import { exampleReport as exampleKey } from '#areas/tenant-services/key-loss/example-report.ts'
import { keyLossForm } from '#areas/tenant-services/key-loss/fields.ts'
import { keyLossMails } from '#areas/tenant-services/key-loss/mails.ts'
import { exampleRequest } from '#areas/tenant-services/rent-certificate/example-request.ts'
import { rentCertificateForm } from '#areas/tenant-services/rent-certificate/fields.ts'
import { rentCertificateMails } from '#areas/tenant-services/rent-certificate/mails.ts'
import { mailCompany, type MailContent } from '#requests/mail/mail-content.ts'
import type { MailContext } from '#requests/submissions/submission-kind.ts'
import { setSite, site } from '#site'
import { alertMail } from '#office/desk/alerts/alert-mail.ts'

/** Every mail word for word as it was when its texts still stood in the code; made by that code on 25 November 2026. */
const before = JSON.parse(readFileSync(new URL('test-mails-as-before.json', import.meta.url), 'utf8')) as Record<
  string,
  MailContent
>

const siteUrl = 'https://www.example.de'

const told: Record<string, MailContent> = {}

/** The mails of the record that were told so far. */
const recorded = () => Object.fromEntries(Object.keys(told).map((name) => [name, before[name]]))

function tell(name: string, { subject, blocks }: MailContent): void {
  told[name] = { subject, blocks }
}

function tellBoth<Payload>(
  name: string,
  { receipt, notice }: FormMails<Payload>,
  payload: Payload,
  different: Partial<MailContext> = {},
): void {
  const about = {
    reference: '7K42-PXR9',
    receivedAt: new Date('2027-03-01T08:30:00Z'),
    dueAt: new Date('2027-03-03T08:30:00Z'),
    company: mailCompany(siteUrl),
    matter: null,
    files: [],
    ...different,
    payload,
  }
  tell(`${name} receipt`, receipt.contentOf(about))
  tell(`${name} notice`, notice.contentOf(about))
}

const file = (field: string, place: number) => ({
  field,
  originalName: `datei-${place}.pdf`,
  sizeBytes: 120_000 * place,
})

test('receipts and notices of forms', () => {
  const message = readExample(contactForm, exampleMessage())
  tellBoth('contact', contactMessageMails, message)
  tellBoth('contact without a date', contactMessageMails, message, { dueAt: null })
  const mail = {
    absender: 'Änne Muster',
    email: 'aenne@example.de',
    betreff: 'Frage',
    nachricht: 'Guten Tag',
    telefon: null,
    gesendet_ueber: null,
    nicht_uebernommen: null,
  }
  tellBoth('email', emailMessageMails, mail)
  tellBoth('email without subject', emailMessageMails, { ...mail, betreff: null })
  const papers = [file('resume', 1), file('coverLetter', 2)]
  tellBoth('job', jobApplicationMails, readExample(jobForm, exampleJob()), { files: papers })
  tellBoth('job unsolicited', jobApplicationMails, readExample(jobForm, exampleJob({ job: '' })))
  for (const service of Object.keys(enquiryForms) as Service[])
    tellBoth(
      service,
      enquiryMails,
      readExample<LandlordEnquiry | BillingEnquiry>(enquiryForms[service], exampleEnquiry(service)),
    )
  const partner = readExample(partnerForm, examplePartner())
  tellBoth('partner', partnerApplicationMails, partner)
  tellBoth('partner with files', partnerApplicationMails, partner, { files: [file('proofs', 1)] })
  tellBoth('key', keyLossMails, readExample(keyLossForm, exampleKey()))
  tellBoth('certificate', rentCertificateMails, readExample(rentCertificateForm, exampleRequest()))
  const listed = exampleRequest({ apartment_id: 'wohnung-1' })
  tellBoth('certificate listed', rentCertificateMails, readExample(rentCertificateForm, listed))
  expect(told).toEqual(recorded())
})

test('an application for a flat, with and without its name', () => {
  const tenant = readExample(tenantForm, exampleTenant())
  tellBoth('tenant', tenantApplicationMails, tenant, { matter: 'Wohnung 3, Mainzer Straße 5, 56321 Rhens' })
  tellBoth('tenant without flat', tenantApplicationMails, { ...tenant, apartment_id: null })
  const asked = site.tenantApplication
  onTestFinished(() => setSite({ ...site, tenantApplication: asked }))
  setSite({ ...site, tenantApplication: { ...asked, neutralFirstLook: !asked.neutralFirstLook } })
  tellBoth('tenant other look', tenantApplicationMails, tenant)
  expect(told).toEqual(recorded())
})

test('a damage, with its photos and as an emergency', () => {
  const damage = (different = {}) => readExample(damageForm, exampleReport(different))
  tellBoth('damage', damageReportMails, damage())
  const inFlat = { apartment_id: 'wohnung-1', building_address: null, additional_notes: null }
  tellBoth('damage one photo', damageReportMails, damage(inFlat), { files: [file('photos', 1)] })
  const photos = [file('photos', 1), file('photos', 2)]
  tellBoth('damage emergency', damageReportMails, damage({ urgency_level: 'emergency', is_safety_risk: true }), {
    files: photos,
  })
  expect(told).toEqual(recorded())
})

test('saved searches', () => {
  const named = { query: 'ort=Rhens', building: null }
  tell('search confirm', searches.confirmMail(named))
  tell('search known', searches.knownMail({ query: '', building: null }))
  tell('search renewal', searches.renewalMail({ ...named, endsAt: '2027-03-08T08:30:00.000Z' }))
  const card = { title: 'Wohnung 3', href: `${siteUrl}/wohnung/3`, picture: null, lines: ['Neu'] }
  const news = { ...named, cards: [card], headline: 'Neu: 2 Zimmer in Rhens', more: 0, listUrl: `${siteUrl}/wohnungen` }
  tell('search news one', searches.newsMail(news))
  const many = { headline: '4 Wohnungen passen zu Ihrer Suche', cards: [card, card], more: 2 }
  tell('search news many', searches.newsMail({ ...news, ...many }))
  expect(told).toEqual(recorded())
})

test('incidents', () => {
  const incident = {
    id: 'i',
    propertyId: 'h',
    house: 'Am Viehtor 4, 56321 Rhens',
    title: 'Aufzug steht',
    text: 'Der Monteur kommt.\n\nBis dahin bitte die Treppe.',
    sinceOn: '2027-03-01',
    expectedEnd: 'Freitag',
    isEnded: false,
  }
  tell('incident confirm', incidents.confirmMail(incident))
  tell('incident known', incidents.knownMail(incident))
  tell('incident news', incidents.newsMail(incident))
  tell('incident news short', incidents.newsMail({ ...incident, text: null, expectedEnd: null }))
  tell('incident ended', incidents.newsMail({ ...incident, isEnded: true }))
  tell('incident ended short', incidents.newsMail({ ...incident, isEnded: true, text: null }))
  expect(told).toEqual(recorded())
})

test('viewings that anybody books', () => {
  const place = {
    name: 'Wohnung 3',
    shortly: 'Wohnung 3, Haus am Rhein',
    address: 'Mainzer Straße 5, 56321 Rhens',
  }
  const earlier = exampleSlot({ startsAt: '2026-03-04T13:00:00.000Z', endsAt: '2026-03-04T13:20:00.000Z' })
  const news = Object.keys(before).flatMap((name) => /^viewing ([\w-]+)$/.exec(name)?.[1] ?? []) as BookingNews[]
  for (const each of news) {
    tell(
      `viewing ${each}`,
      bookingMail(each, { slot: exampleSlot({ note: 'Bitte klingeln' }), place, before: earlier }),
    )
    const slot = exampleSlot({ agentName: '', closesAt: '2026-03-04T11:00:00.000Z' })
    tell(`viewing ${each} short`, bookingMail(each, { slot, place, before: exampleSlot() }))
  }
  expect(told).toEqual(recorded())
})

test('alerts and links', () => {
  const one = { event: 'assigned', kind: 'damage_report', reference: '7K42-PXR9', dueAt: null } as const
  tell('alert one', alertMail.contentOf({ told: [one], siteUrl }))
  const others = [
    { ...one, event: 'deadline', dueAt: '2027-03-03T08:30:00.000Z' },
    { ...one, event: 'emergency' },
  ] as const
  tell('alert many', alertMail.contentOf({ told: [one, ...others], siteUrl }))
  tell('alert very many', alertMail.contentOf({ told: Array.from({ length: 52 }, () => one), siteUrl }))
  tell('new link', newLinkMail.contentOf({ reference: '7K42-PXR9' }))
  expect(told).toEqual(recorded())
})

test('no mail of the record is left out', () => {
  expect(Object.keys(told).toSorted()).toEqual(Object.keys(before).toSorted())
})
