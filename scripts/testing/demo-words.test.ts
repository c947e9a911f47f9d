import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoCompany } from '#db/seed/company/seed-company.server.ts'
import { demoTowns } from '#db/seed/towns/portfolio.ts'
import { root } from './command.ts'
import { sourceFiles } from './source-files.ts'

/** What the software is made of; the demo company lies in `db/seed`. */
const folders = ['src', 'public', 'content', 'deploy', 'scripts']
const alone = ['server.ts', 'compose.yaml', 'Dockerfile', '.env.example']

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/(?:test|example)-[^/]+$/.test(file)
/** These take pictures of the demo company, or make its pictures: they name what they look for. In sentences of people towns are any towns. */
const isOfTheDemo = (file: string) =>
  /^scripts\/(?:handbook\/|derive-site-pictures\.ts$|danger\/(?:sentences|measured)\/)/.test(file)

/** The demo company's name, people, address, number and its price: whatever it says of itself that no other company says. */
function demoWords(): string[] {
  const { kontakt = {}, preise = {}, impressum = {} } = demoCompany()
  const facts = [kontakt.brand, kontakt.region, kontakt.street, kontakt.city, kontakt.phone, preise.internet_label]
  const people = String(impressum.managing_directors).split(' und ')
  const towns = demoTowns.map(({ name }) => name)
  const digits = String(kontakt.phone).split(/\D+/).at(-1)
  return [...facts, ...people, ...towns, impressum.jurisdiction, digits].map((word) => String(word).toLowerCase())
}

test('the source names the demo company nowhere but in its folder and in tests', async () => {
  const words = [...new Set(demoWords())]
  expect(words.length).toBeGreaterThan(10)
  expect(words.every((word) => word.length > 4 && word !== 'undefined')).toBe(true)
  const files = [...(await sourceFiles(root, folders)), ...alone.filter((file) => existsSync(path.join(root, file)))]
  const read = files.filter((file) => !isTest(file) && !isOfTheDemo(file))
  expect(read.length).toBeGreaterThan(1000)
  const found = await Promise.all(
    read.map(async (file) => {
      const text = (await readFile(path.join(root, file), 'utf8')).toLowerCase()
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
    }),
  )
  expect(found.flat()).toEqual([])
})
