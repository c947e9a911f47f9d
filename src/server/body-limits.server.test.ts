import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApiDocument } from './open-api/document.server.ts'
import routes from '../routes.ts'
import { bodyLimitOf } from './body-limits.server.ts'

type Entry = { file: string; path?: string; children?: Entry[] }

const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((each) => [each, ...flat(each.children ?? [])])
const example = (path: string) => `/${path.replaceAll(/:\w+\??/g, 'x-1')}`

const MEGABYTE = 1024 * 1024

test('every page with an action takes a body, with a limit of its own, and no public page without one does', () => {
  const pages = flat(routes as Entry[])
    .filter(({ file }) => !file.endsWith('-layout.tsx'))
    .map(({ file, path = '' }) => {
      const code = readFileSync(new URL(file, new URL('../', import.meta.url)), 'utf8')
      return { path, hasAction: /export (async function|const) action\b/.test(code), limit: bodyLimitOf(example(path)) }
    })
  expect(pages.filter(({ hasAction, limit }) => hasAction && limit === 0)).toEqual([])
  // In the office a fixed address beside one with a parameter may share its limit; its guard refuses the method.
  const publicPages = pages.filter(({ path }) => !path.startsWith('verwaltung'))
  expect(publicPages.filter(({ hasAction, limit }) => !hasAction && limit > 0)).toEqual([])
})

test('every form of the API takes a body', () => {
  const posts = Object.entries(openApiDocument('').paths).filter(([, operations]) => 'post' in operations)
  expect(posts.length).toBeGreaterThan(8)
  for (const [path] of posts) expect(bodyLimitOf(`/api${path}`), path).toBeGreaterThan(0)
})

test('who is not signed in sends the office 16 kB, who is sends 1 MB, and files go to their own pages only', () => {
  for (const open of [
    'anmelden',
    'anmelden/code',
    'anmelden/ersatzcode',
    'anmelden/passkey',
    'einladung/x',
    'abmelden',
  ])
    expect(bodyLimitOf(`/verwaltung/${open}`)).toBe(16 * 1024)
  expect(bodyLimitOf('/verwaltung/wohnungen/1')).toBe(MEGABYTE)
  expect(bodyLimitOf('/verwaltung/wohnungen/1/bilder')).toBe(42 * MEGABYTE)
  expect(bodyLimitOf('/verwaltung/gebaeude/1/dokumente')).toBe(42 * MEGABYTE)
  expect(bodyLimitOf('/mietbescheinigung')).toBe(64 * 1024)
  for (const none of ['/', '/impressum', '/api/properties', '/api/unbekannt', '/verwaltung/hilfe', '/healthz'])
    expect(bodyLimitOf(none), none).toBe(0)
})

test('the router’s own way of posting changes no limit', () => {
  expect(bodyLimitOf('/verwaltung/anmelden.data')).toBe(16 * 1024)
})

test('no form is read by the platform’s own means: they take quadratic time', () => {
  const own = /\.(formData|parseBody)\(/
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})
