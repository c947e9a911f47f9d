import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exampleRequests } from '../../db/seed/many/example-requests.ts'
import { formKinds } from '../../src/areas/kinds.server.ts'
import { readPdf } from '../../src/company/pdf/test-read-pdf.ts'
import { reads } from '../../src/server/open-api/reads.ts'
import { addressPatterns } from '../support/addresses.ts'
import { mailsTo } from '../support/mails-to.ts'
import { officeOf, type Office } from '../support/office.ts'
import { startSite, type Site } from '../support/site.ts'
import { makeStaff } from '../support/staff.ts'
import { crawl } from './crawl.ts'
import { newRequest } from './test.ts'

/** Another company, as anybody would set it up: nothing that it shows or sends may name the first one. */
const FOLDER = 'db/seed/second-company'
const FLAT = 'jena-am-kalkbruch-8-wohnung-2'
const HOUSE = 'jena-am-kalkbruch-8'
const TWO_MINUTES = 120_000

/** Words of the demo company: its name, its towns, its river, its number, its street. */
const foreign = /rhein|rhens|braubach|goar|oberwesel|koblenz|7998021|viehtor/gi
const traces = (text: string) => [
  ...new Set([...text.matchAll(foreign)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 60))),
]

let site: Site
let office: Office
let request: APIRequestContext

beforeAll(async () => {
  vi.setConfig({ testTimeout: TWO_MINUTES })
  site = await startSite({ company: FOLDER })
  office = officeOf(site.dataDir, site.url)
  request = await newRequest(site.url)
}, TWO_MINUTES)

afterAll(async () => {
  vi.resetConfig()
  await site.stop()
})

const textOf = async (address: string) => (await request.get(address)).text()

async function expectNoTrace(addresses: readonly string[]): Promise<void> {
  const texts = await Promise.all(addresses.map(async (address) => [address, traces(await textOf(address))] as const))
  expect(Object.fromEntries(texts.filter(([, found]) => found.length > 0))).toEqual({})
}

test('the folder is taken without a fault, and a second time nothing changes', async () => {
  expect(await office('company', 'check', FOLDER)).toContain('Alles in Ordnung')
  expect(await office('company', 'diff', FOLDER)).toContain('dasselbe')
})

test('no public page names the first company', async () => {
  const sitemap = await textOf('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const fixed = addressPatterns.filter((pattern) => !/[:*]/.test(pattern))
  const { pages, dead } = await crawl(request, [
    ...new Set([...listed, ...fixed.filter((each) => listed.includes(each))]),
  ])
  expect(dead).toEqual([])
  expect(pages.size).toBeGreaterThan(25)
  const found = [...pages].map(([address, html]) => [address, traces(html)] as const)
  expect(Object.fromEntries(found.filter(([, words]) => words.length > 0))).toEqual({})
  expect(pages.get('/')).toContain('Muschelkalk Wohnen')
  await expectNoTrace([...fixed, '/gibt-es-nicht', '/jobs', '/handwerker-partner'])
})

test('a flat without a deposit of its own has the rule’s on every page and in the API; owners read where the company works', async () => {
  const flat = await textOf(`/wohnung/${FLAT}`)
  expect(flat).toMatch(/1\.635,00\s€/)
  expect(flat).toContain('sechs Monatsraten')
  expect(JSON.parse(await textOf(`/api/apartments/${FLAT}`))).toMatchObject({ deposit_euro: 1635 })
  const service = await textOf('/hausverwaltung')
  expect(service).toContain('Bürgel')
  // Nothing that the software brings stands in the head.
  expect(service).not.toContain('/bilder/')
})

test('no machine reads of the first company', async () => {
  const described = reads.map(({ path: each }) => each.replace('{id}', each.startsWith('/apartments') ? FLAT : HOUSE))
  await expectNoTrace([
    ...described.map((each) => `/api${each}`),
    '/api/openapi.json',
    '/api/docs',
    '/api/gibt-es-nicht',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/verwaltung/app.webmanifest',
    '/verwaltung/anmelden',
    `/wohnung/${FLAT}.data`,
  ])
})

test('the assistant knows nothing of the first company', async () => {
  const questions = [
    'Wie lautet Ihre Telefonnummer?',
    'Wann haben Sie geöffnet?',
    'Wo ist Ihr Büro?',
    'Wasserrohrbruch, was tun?',
    'Es riecht nach Gas',
    'Haben Sie eine Wohnung in Jena?',
    'Wohnung in Rostock',
    'Büro in Kahla',
    'Wer sind Sie?',
    'Kann ich Internet dazubuchen?',
    'Wie bewerbe ich mich?',
    'Darf ich einen Hund halten?',
    'Wie schnell wird ein Schaden repariert?',
    'Suchen Sie Mitarbeiter?',
    'Verwalten Sie auch mein Haus?',
    'My heating is broken',
  ]
  const answers = await Promise.all(
    questions.map(async (question) => (await request.post('/api/assistant', { data: { question } })).text()),
  )
  expect(answers.flatMap(traces)).toEqual([])
  expect(answers[0]).toContain('03641 / 000017')
  // Flats of a town of theirs stand in the overview; where our own office is, is another question.
  expect(answers[5]).toContain('/wohnungen?ort=Jena')
  expect(answers[6]).not.toContain('ort=Rostock')
  expect(answers[2]).not.toContain('/wohnungen?ort=')
})

test('no mail names the first company', async () => {
  const sent = Object.entries(exampleRequests({ property_id: HOUSE, apartment_id: FLAT }))
  for (const [name, data] of sent) {
    const { api } = formKinds[name as keyof typeof formKinds]
    const answer = await request.post(`/api${api?.path}`, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
    const isLeftOut = name === 'job_application' || name === 'partner_application'
    expect(answer.status(), `${name}: ${await answer.text()}`).toBe(isLeftOut ? 404 : 201)
  }
  const receipts = sent.length - 2
  await mailsTo('aenne@example.de', receipts, site.dataDir)
  await mailsTo('buero@firma.example', receipts, site.dataDir)
  const folder = path.join(site.dataDir, 'mail')
  for (const name of await readdir(folder)) {
    const { subject, text = '', html = '', from } = await PostalMime.parse(await readFile(path.join(folder, name)))
    expect(traces([subject, text, html, JSON.stringify(from)].join('\n')), subject).toEqual([])
  }
})

test('neither exposé nor poster names the first company', async () => {
  const pdfOf = async (from: APIRequestContext, address: string) => {
    const answer = await from.get(address)
    expect(answer.status(), address).toBe(200)
    const { text, title, raw } = await readPdf(await answer.body())
    expect(traces(`${text} ${title} ${raw.slice(-4000)}`), address).toEqual([])
    return text
  }
  expect(await pdfOf(request, `/wohnung/${FLAT}/expose.pdf`)).toContain('Muschelkalk Wohnen')
  const inOffice = await newRequest(site.url)
  await makeStaff(office, inOffice, 'leitung')
  expect(await pdfOf(inOffice, `/verwaltung/gebaeude/${HOUSE}/aushang.pdf`)).toContain('03641 / 000017')
})
