import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '#platform/config.server.ts'
import { settingGroups, shownValue } from './known-settings.ts'

const explained = settingGroups.flatMap(({ settings }) => settings)

test('every setting that the server reads is explained, and no other', () => {
  expect(explained.map(({ name }) => name).toSorted()).toEqual([...settingNames].toSorted())
  const example = readFileSync('.env.example', 'utf8')
  for (const { name } of explained) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('whatever is called key, secret, token or header is never shown', () => {
  for (const { name, kind } of explained) expect(kind === 'secret').toBe(/SECRET|KEY|TOKEN|HEADERS/.test(name))
  expect(shownValue('secret', 'geheim')).not.toContain('geheim')
})

test.each([
  ['smtps://buero%40example.org:geheim@mail.example.org:465', 'smtps://••••@mail.example.org:465'],
  ['postgres://site:ge/heim@db/site', 'postgres://••••@db/site'],
  ['postgres://site:geheim@db:5432/site?password=geheim', 'postgres://••••@db:5432/site?••••'],
  ['https://tile.example.org/{z}/{x}/{y}.png?key=geheim', 'https://tile.example.org/{z}/{x}/{y}.png?••••'],
  ['https://www.example.org', 'https://www.example.org'],
])('%s is shown as %s', (value, shown) => {
  expect(shownValue('address', value)).toBe(shown)
})
