import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureTexts } from '#db/seed/picture-texts.ts'
import { seedDemo } from '#db/seed/seed-demo.server.ts'
import type { App } from '#platform/app.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { Hono } from 'hono'
import { api } from '../api.server.ts'
import { requests } from '../requests.server.ts'
import { docsPage } from './docs-page.server.ts'
import { openApiDocument } from './document.server.ts'
import { reads } from './reads.ts'
import { type JsonSchema, shapes } from './shapes.ts'

const document = openApiDocument('https://www.example.de')
/** The demo company with tiny stand-ins for its pictures. */
async function demoApp(): Promise<App> {
  const folder = await mkdtemp(join(os.tmpdir(), 'open-api-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const picture = sharp({ create: { width: 16, height: 9, channels: 3, background: '#5da6f8' } }).webp()
  for (const name of Object.keys(pictureTexts)) await picture.clone().toFile(join(folder, `${name}.webp`))
  const app = await testApp()
  const demo = { ...app, config: { ...app.config, dataDir: folder } }
  await seedDemo(demo, { pictureFolder: folder, say: () => {} })
  return demo
}

test('every address of the API is described, and nothing that does not exist', async () => {
  const routes = api(await testApp()).routes.filter(({ path, method }) => method !== 'ALL' && !path.includes('*'))
  const served = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`)
  const own = new Set(['GET /openapi.json', 'GET /docs'])
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect([...new Set(served)].filter((each) => !own.has(each)).toSorted()).toEqual(described.toSorted())
})

/** Fields that an answer has but its description does not, and the other way round, by their path. */
function differences(value: unknown, schema: JsonSchema, path: string): string[] {
  if (typeof schema.$ref === 'string')
    return differences(value, shapes[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path)
  if (Array.isArray(schema.anyOf)) return value === null ? [] : differences(value, schema.anyOf[0] as JsonSchema, path)
  if (Array.isArray(value))
    return value.flatMap((each) => differences(each, (schema.items ?? {}) as JsonSchema, `${path}[]`))
  const types = new Set([schema.type ?? 'object'].flat())
  const type = value === null ? 'null' : typeof value
  if (!types.has(type) && !(type === 'number' && types.has('integer'))) return [`${path}: ${type}`]
  if (typeof value !== 'object' || value === null || !schema.properties) return []
  const properties = schema.properties as Record<string, JsonSchema>
  const surplus = Object.keys(value).filter((name) => !(name in properties))
  const missing = ((schema.required ?? []) as string[]).filter((name) => !(name in value))
  return [
    ...surplus.map((name) => `${path}.${name} is not described`),
    ...missing.map((name) => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, each]) => differences(each, properties[name] ?? {}, `${path}.${name}`)),
  ]
}

const examples: Record<string, string> = {
  '/properties/{id}': '/properties/rhens-bleichweg-7',
  '/properties/{id}/apartments': '/properties/rhens-bleichweg-7/apartments',
  '/properties/{id}/media': '/properties/rhens-bleichweg-7/media',
  '/apartments': '/apartments?ort=Rhens',
  '/apartments/{id}': '/apartments/rhens-bleichweg-7-wohnung-1',
  '/locations/{id}': '/locations/rhens',
  '/jobs/{slug}': '/jobs/bauleiter',
  '/help/categories/{slug}/articles': '/help/categories/heizen/articles',
  '/help/articles/{slug}': '/help/articles/richtig-heizen',
  '/help/search': '/help/search?q=heizung',
  '/help/suggestions': '/help/suggestions?q=Schimmel',
  '/application/properties': '/application/properties?city=Rhens',
  '/application/apartments': '/application/apartments?property=rhens-bleichweg-7',
}

test('the demo company answers every read as described', async () => {
  const app = await demoApp()
  const served = new Hono().use(requests(app)).route('/', api(app))
  for (const { path: address, answer, required } of reads.filter((read) => read.path !== '/get-google-maps-key')) {
    const response = await served.request(examples[address] ?? address)
    expect.soft(response.status, address).toBe(200)
    expect.soft([...new Set(differences(await response.json(), answer, address))]).toEqual([])
    const { get } = document.paths[address] as { get: { responses: object } }
    const bare = await served.request(address)
    expect
      .soft([bare.status === 400, 400 in get.responses], `${address} without ${required}`)
      .toEqual([required !== undefined, required !== undefined])
  }
}, 60_000)

test('a form is described by what it takes and asks for', () => {
  const { post } = document.paths['/tenant-applications'] as {
    post: { requestBody: { content: { 'application/json': { schema: JsonSchema } } } }
  }
  const { properties, required } = post.requestBody.content['application/json'].schema as {
    properties: Record<string, JsonSchema>
    required: string[]
  }
  expect(properties.monthly_net_income_euro).toEqual({
    type: 'number',
    minimum: 0,
    description: 'Monatliches Nettoeinkommen',
  })
  expect(properties.household_size).toMatchObject({ type: 'integer', minimum: 1 })
  expect(properties.household_members).toMatchObject({ type: 'array' })
  expect(properties.applicant_birth_date).toMatchObject({ type: 'string', format: 'date' })
  expect(properties.pets).toMatchObject({ type: 'boolean' })
  expect(properties.privacy_policy_accepted).toMatchObject({ const: true })
  expect(required).toContain('monthly_net_income_euro')
  expect(required).not.toContain('household_size')
})

test('an input says how many files it takes, and what becomes of pictures', () => {
  const [, own] = JSON.parse(JSON.stringify(document)).paths['/job-applications'].post.requestBody.content[
    'multipart/form-data'
  ].schema.allOf
  expect(own.properties.cv).toMatchObject({ type: 'array', maxItems: 20 })
  expect(own.properties.certificates).toMatchObject({ type: 'array', maxItems: 24 })
  expect(own.properties.cv.items.description).toMatch(
    /^pdf, doc, docx, jpg, .* 5242880 Bytes; höchstens 20 Bilder.* ein PDF/,
  )
})

test('the page for people names every address and leads nowhere that is not there', () => {
  const html = docsPage(document)
  for (const path of Object.keys(document.paths)) expect(html).toContain(`/api${path}`)
  const ids = new Set([...html.matchAll(/id="(\w+)"/g)].map(([, id]) => id))
  const targets = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
})

test('what is stored says in `Location` where its sender reads on', () => {
  const { paths } = JSON.parse(JSON.stringify(document))
  expect(paths['/damage-reports'].post.responses[201].headers).toMatchObject({
    Location: { schema: { type: 'string', format: 'uri-reference' } },
  })
})
