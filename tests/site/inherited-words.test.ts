import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { reads } from '#server/open-api/reads.ts'
import { sourceFiles } from '../../scripts/testing/source-files.ts'
import { addressPatterns, addressesOf, everyPattern, FILES, OFFICE } from '../support/addresses.ts'
import { fillIn } from '../support/office-addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { bareRequest } from './bare-request.ts'
import { newRequest, test } from './test.ts'

/** What every plain object has inherited. What is posted so, `tests/hostile/worst.ts` sends. */
const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const

const root = path.resolve(import.meta.dirname, '../..')

/** Every name that our code reads of an address. */
async function queryNames(): Promise<string[]> {
  const files = (await sourceFiles(root, ['src'])).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
  const read = /\.(?:get|has|getAll)\('([a-z_]+)'\)|\b(?:text|choice|number|day|codes|yes|page)\('([a-z_]+)'/g
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(read)].map(([, asked, declared]) => asked ?? declared ?? ''))),
  ]
}

// Some 400 pages, one after the other.
test('a word that every object has inherited is as unknown as any other, in each address and each of its parameters', {
  timeout: 240_000,
}, async ({ request, office }) => {
  const names = await queryNames()
  expect(names).toEqual(expect.arrayContaining(['hinweis', 'ausstattung', 'seite', 'ort', 'erledigt']))
  await makeStaff(office, request, 'leitung')
  const ask = await bareRequest(request)
  const nobody = await newRequest()
  const askUnknown = await bareRequest(nobody)
  const api = reads.map(({ path: address }) => `/api${address.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  const wrong: string[] = []
  let asked = 0
  const look = async (address: string) => {
    // Whoever is signed in does not see the sign-in page.
    for (const asker of address.startsWith('/verwaltung/anmelden') ? [ask, askUnknown] : [ask]) {
      const { status } = await asker(address, { method: 'GET' })
      asked += 1
      if (status >= 500) wrong.push(`${status} ${address.slice(0, 200)}`)
    }
  }
  for (const pattern of [...everyPattern, ...api]) {
    if (pattern.includes(':'))
      for (const word of words) await look(pattern.replaceAll(/:\w+\??/g, word).replace('*', word))
    const isOfPeople = OFFICE.test(pattern)
    const own = isOfPeople
      ? [await fillIn(pattern)]
      : addressPatterns.includes(pattern)
        ? await addressesOf(pattern)
        : []
    // A file of a visitor has no parameters of its own.
    const addresses =
      own.length > 0 ? own.slice(0, 1) : FILES.test(pattern) ? [] : [pattern.replaceAll(/:\w+\??/g, 'x')]
    for (const address of addresses)
      for (const said of [words.slice(0, 1), words.slice(1)]) {
        const pairs = names.map((name, at): [string, string] => [name, said[at % said.length]!])
        await look(`${address}?${new URLSearchParams(pairs)}`)
      }
  }
  await nobody.dispose()
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(300)
})
