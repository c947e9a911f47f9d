import { expect, test } from 'vitest'
import { noteServed } from '#platform/database/data-dir.server.ts'
import { newTestSite } from './test-site.server.ts'

test('the link of a new account leads to the site that runs on the data, whatever PORT the tool knows', async () => {
  const { dataDir, environment, office } = await newTestSite()
  const linkFor = async (email: string) =>
    /http\S+/.exec((await office('user', 'add', '--email', email, '--role', 'lesen')).out)?.[0]

  expect(await linkFor('a@example.de')).toMatch(/^http:\/\/localhost:3000\/verwaltung\/einladung\//)
  noteServed(dataDir, 'address', 'http://localhost:4711')
  expect(await linkFor('b@example.de')).toMatch(/^http:\/\/localhost:4711\/verwaltung\/einladung\//)
  environment.PORT = '4712'
  expect(await linkFor('c@example.de')).toMatch(/^http:\/\/localhost:4712\//)
  environment.SITE_URL = 'https://www.example.de/'
  expect(await linkFor('d@example.de')).toMatch(/^https:\/\/www\.example\.de\/verwaltung\//)
})

test('an account needs an address and a role, however they are written; without a name it goes by its address', async () => {
  const { office } = await newTestSite()
  expect((await office('user', 'add', 'anna@example.de', '--role', 'Leitung')).code).toBe(0)
  expect(
    (await office('user', 'add', '--email', 'bert@example.de', '--name', 'Bert Groß', '--role', 'technik')).code,
  ).toBe(0)
  const listed = JSON.parse((await office('user', 'list', '--json')).out)
  expect(listed).toHaveLength(2)
  expect(listed).toContainEqual(
    expect.objectContaining({ email: 'anna@example.de', name: 'anna@example.de', role: 'leitung' }),
  )
  expect(listed).toContainEqual(
    expect.objectContaining({ email: 'bert@example.de', name: 'Bert Groß', role: 'technik' }),
  )
  const wrong = [
    ['anna'],
    ['carl@example.de', '--role', 'chef'],
    ['carl@example.de'],
    ['carl@example.de', 'x', '--role', 'lesen'],
  ]
  for (const words of wrong) expect((await office('user', 'add', ...words)).code).toBe(2)
})
