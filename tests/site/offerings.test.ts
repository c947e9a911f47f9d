import type { APIRequestContext, APIResponse } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { landlordOfferings, offerings, type OfferingName, offeringNames } from '../../src/company/offerings.ts'
import { VIEWED_FLAT } from '../support/addresses.ts'
import { officeOf, type Office } from '../support/office.ts'
import { startSite, type Site } from '../support/site.ts'
import { makeStaff } from '../support/staff.ts'
import { crawl, PORTFOLIO_AND_ARTICLES } from './crawl.ts'
import { handsOf } from './hands.ts'
import { newRequest } from './test.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const FIVE_MINUTES = 5 * 60_000

/** A site of its own: what it offers, all its pages say. */
let site: Site
let office: Office
let request: APIRequestContext
let desk: Visitor

beforeAll(async () => {
  vi.setConfig({ testTimeout: FIVE_MINUTES })
  site = await startSite({ from: process.env.E2E_DATA_DIR })
  office = officeOf(site.dataDir, site.url)
  request = await newRequest(site.url)
  const inOffice = await newRequest(site.url)
  await makeStaff(office, inOffice, 'leitung')
  desk = newVisitor(inOffice, site.url)
}, FIVE_MINUTES)

afterAll(async () => {
  vi.resetConfig()
  await site.stop()
})

/** As the management says it, without JavaScript. */
async function offerAllBut(...left: OfferingName[]): Promise<void> {
  await desk.open('/verwaltung/firma/bereiche')
  for (const name of offeringNames)
    desk.find<HTMLInputElement>(`input[type="checkbox"][name="offers_${name}"]`).checked = !left.includes(name)
  await handsOf(desk).press('Speichern')
  expect(desk.find('main').textContent).toContain('Gespeichert. Die Website zeigt es ab dem nächsten Aufruf.')
}

/** `/job/*` is no page by itself. */
const addressesOf = (name: OfferingName) =>
  offerings[name].map((address: string) =>
    address
      .replace(/^\/job\/\*$/, '/job/hausmeister')
      .replace(':article', 'schimmel')
      .replace('/*', '')
      .replace(':apartmentId', VIEWED_FLAT),
  )
const pagesOf = (name: OfferingName) =>
  addressesOf(name).filter((address) => !/^\/(api|job|war-das-hilfreich)\//.test(address))

/** Where the forms of an offering go, and what the office calls them: written here a second time on purpose. */
const sent: Partial<Record<OfferingName, [path: string, kind: string]>> = {
  damage_reports: ['/damage-reports', 'damage_report'],
  rent_certificates: ['/rent-certificates', 'rent_certificate'],
  key_losses: ['/key-losses', 'key_loss'],
  utility_billing: ['/billing-enquiries', 'billing_enquiry'],
  jobs: ['/job-applications', 'job_application'],
  partners: ['/submit-form', 'partner_application'],
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The flat whose viewings can be booked is one of those that are looked at. */
const beginnings = async () => [`/wohnung/${VIEWED_FLAT}`, ...(await sitemapPaths())]

async function describedPaths(): Promise<string[]> {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: object }
  return Object.keys(paths)
}

const countRequests = async () => (JSON.parse(await office('submissions', 'list', '--json')) as unknown[]).length

function expectProblem(answer: APIResponse): void {
  expect(answer.status(), answer.url()).toBe(404)
  expect(answer.headers()['content-type']).toContain('application/problem+json')
}

async function expectNoPage(address: string): Promise<void> {
  const visitor = newVisitor(request, site.url)
  expect(await visitor.open(address), address).toBe(404)
  visitor.page().getByRole('heading', { name: 'Diesen Bereich gibt es bei uns nicht' })
  expect(visitor.find('main a[href^="tel:"]').textContent).toContain('02628')
  // A browser's router would draw the page that the address names.
  expect(visitor.find('body').querySelector('script')).toBeNull()
  expectProblem(await request.get(`${address}.data`))
  expect((await request.post(address, { form: { email: 'a@example.org' } })).status(), address).toBe(404)
}

async function expectNotTaken(path: string, kind: string): Promise<void> {
  expectProblem(await request.post(`/api${path}`, { data: { email: 'a@example.org' } }))
  expect(await describedPaths()).not.toContain(path)
  await desk.open('/verwaltung/anfragen/neu')
  expect(desk.html()).not.toContain(`/verwaltung/anfragen/neu/${kind}`)
  expect(await desk.open(`/verwaltung/anfragen/neu/${kind}`)).toBe(404)
}

test('all is offered: every page of every offering is there, and is led to', async () => {
  const { found, dead } = await crawl(request, await beginnings())
  expect(dead).toEqual([])
  const paths = new Set([...found].map((address) => address.split('?')[0]))
  for (const page of offeringNames.flatMap(pagesOf)) expect(paths).toContain(page)
})

for (const name of offeringNames) {
  test(`without ${name} nothing leads there, and nobody finds or sends anything there`, async () => {
    await offerAllBut(name)
    const [paths, before] = [await sitemapPaths(), await countRequests()]
    for (const address of addressesOf(name)) {
      expect(paths, address).not.toContain(address)
      if (address.startsWith('/api/')) expectProblem(await request.get(address))
      else await expectNoPage(address)
    }
    if (sent[name]) await expectNotTaken(...sent[name])
    expect(await countRequests()).toBe(before)
    expect((await crawl(request, await beginnings(), PORTFOLIO_AND_ARTICLES)).dead).toEqual([])
  })
}

test('without services for landlords there is no menu for them, and no enquiry', async () => {
  await offerAllBut(...landlordOfferings)
  const visitor = newVisitor(request, site.url)
  await visitor.open('/')
  for (const part of ['header', 'footer']) expect(visitor.find(part).textContent).not.toContain('Für Vermieter')
  await expectNotTaken('/landlord-enquiries', 'landlord_enquiry')
})

test('without one of the services the others are asked for, and it is not', async () => {
  await offerAllBut('expert_reports')
  const answer = await request.post('/api/landlord-enquiries', { data: { leistung: 'gutachten' } })
  expect(answer.status()).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: { leistung: expect.any(String) } })
  const described = await (await request.get('/api/openapi.json')).text()
  expect(described).toContain('"const":"hausverwaltung"')
  expect(described).not.toContain('"const":"gutachten"')
})

test('the texts of the law and the assistant name what there is', async () => {
  const visitor = newVisitor(request, site.url)
  const words = async (address: string) => {
    await visitor.open(address)
    return visitor.find('main').textContent
  }
  const report = '/chatbot?frage=Meine%20Heizung%20ist%20kaputt'
  await offerAllBut()
  expect(await words('/datenschutz')).toContain('Schadensmeldung')
  expect(await words(report)).toContain('Schaden melden')
  await offerAllBut('damage_reports', 'help_centre', 'jobs')
  const privacy = await words('/datenschutz')
  for (const left of ['Fotos zum Entwurf', 'Mieterinfos', 'Stellenbewerbung']) expect(privacy).not.toContain(left)
  expect(await words('/agb')).not.toContain('Schadensmeldung')
  const answer = await words(report)
  for (const left of ['Schaden melden', 'Mieterinfos']) expect(answer).not.toContain(left)
})

test('with nothing but letting and contact no link is dead, and what is offered again is there on the next request', async () => {
  await offerAllBut(...offeringNames)
  const { found, dead } = await crawl(request, await beginnings())
  expect(dead).toEqual([])
  for (const address of offeringNames.flatMap(addressesOf)) expect(found).not.toContain(address)

  // Staff may have linked to anything in an article.
  await offerAllBut(...offeringNames.filter((name) => name !== 'help_centre'))
  expect((await crawl(request, await beginnings())).dead).toEqual([])

  await offerAllBut()
  for (const page of offeringNames.flatMap(pagesOf)) expect((await request.get(page)).status(), page).toBe(200)
  expect(await describedPaths()).toContain('/jobs')
})
