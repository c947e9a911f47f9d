import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { listFolder } from './safe-files.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { mailKind } from '../mail-texts/content-kind.server.ts'
import { standardMails } from '../mail-texts/all-mails.server.ts'
import { applyFolder } from './apply-folder.server.ts'
import { exampleFolder } from './example-folder.ts'
import { exportFolder } from './export-folder.server.ts'
import { readFolder } from './read-folder.server.ts'

async function emptyApp(): Promise<App> {
  const app = await testApp()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mailtexte-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { ...app, config: { ...app.config, dataDir } }
}

const take = async (app: App, folder: string) =>
  applyFolder(app, await readFolder(folder), { replace: false, isTrial: false })

async function bytesOf(folder: string): Promise<Record<string, string>> {
  const files = (await listFolder(path.join(folder, 'mailtexte'))) ?? []
  const texts = files.map(async ({ name }) => [name, await readFile(path.join(folder, 'mailtexte', name), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

test('every mail comes back byte for byte, whatever stands in its texts', async () => {
  const first = await emptyApp()
  expect((await take(first, await exampleFolder())).faults).toEqual([])
  const store = mailKind.store(first.db)
  for (const { id, parts } of standardMails) {
    const record = await store.find(id)
    const texts = Object.fromEntries(
      Object.entries(parts).map(([name, { input, standard }]) => [
        name,
        input === 'text'
          ? `${standard}\n\n# kein Kommentar: „ja“ – 'nein'\n  eingerückt \\ "x" {{firma}}`.trim()
          : `${standard} {{firma}}: #1`,
      ]),
    )
    await store.update(id, 0, { ...record?.values, ...texts }, first.clock.now())
  }
  const [out, again] = [path.join(await exampleFolder(), 'heraus'), path.join(await exampleFolder(), 'noch einmal')]
  await exportFolder(first, out)
  expect(Object.keys(await bytesOf(out))).toHaveLength(standardMails.length)

  const second = await emptyApp()
  expect((await take(second, out)).faults).toEqual([])
  await exportFolder(second, again)
  expect(await bytesOf(again)).toEqual(await bytesOf(out))
  expect((await take(second, out)).changes).toEqual([])
})

test('a mail is written only where it differs, and one line leaves the rest as it comes with the site', async () => {
  const app = await emptyApp()
  const before = (await mailKind.store(app.db).find('neuer-link'))?.values
  const folder = await exampleFolder({ 'mailtexte/neuer-link.yaml': 'greeting: Hallo,\n' })
  expect((await take(app, folder)).faults).toEqual([])
  expect((await mailKind.store(app.db).find('neuer-link'))?.values).toEqual({ ...before, greeting: 'Hallo,' })
  await exportFolder(app, folder)
  expect(Object.keys(await bytesOf(folder))).toEqual(['neuer-link.yaml'])
})

test.each([
  [
    'neuer-link',
    'greeting: Hallo,\nopening: Hier ist er.\n',
    2,
    'Text: Hier darf {{vorgangsnummer}} nicht fehlen: Vorgangsnummer.',
  ],
  ['neuer-link', 'greeting: Hallo {{absender}},\n', 1, /^Anrede: \{\{absender\}\} gibt es nicht\. Möglich sind/],
  ['suchauftrag-treffer', 'action:\n', 1, /^Wort auf dem Knopf: /],
  ['neuer-link', 'foot: Ohne Angaben\n', 1, /foot/],
])('%s: %j is a fault with its line, and nothing is stored', async (id, text, line, said) => {
  const app = await emptyApp()
  const { faults, changes } = await take(app, await exampleFolder({ [`mailtexte/${id}.yaml`]: text }))
  expect(faults).toEqual([
    {
      file: `mailtexte/${id}.yaml`,
      line,
      text: expect.stringMatching(typeof said === 'string' ? said.replaceAll(/[{}.]/g, '\\$&') : said),
    },
  ])
  expect((await mailKind.store(app.db).find('neuer-link'))?.version).toBe(0)
  expect(changes.filter(({ kind }) => kind === mailKind)).toEqual([])
})
