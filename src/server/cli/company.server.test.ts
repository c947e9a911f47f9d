import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { seedDemo } from '#db/seed/seed-demo.server.ts'
import { pictureTexts } from '#db/seed/picture-texts.ts'
import { exampleFolder } from '#office/website/company-folder/example-folder.ts'
import { readFacts } from '#company/repository.server.ts'
import { newTestSite } from './test-site.server.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firma-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every file of a folder with its bytes as text. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const contents = files.toSorted().map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')])
  return Object.fromEntries(await Promise.all(contents))
}

test('the whole demo company goes through a folder into an empty database, byte for byte', async () => {
  // Tiny stand-ins of different content, so that it takes seconds.
  const originals = await temporaryFolder()
  for (const [index, name] of Object.keys(pictureTexts).entries())
    await sharp({ create: { width: 16, height: 9, channels: 3, background: { r: index * 6, g: 90, b: 120 } } })
      .webp()
      .toFile(path.join(originals, `${name}.webp`))
  const [demo, empty] = [await newTestSite(), await newTestSite()]
  await seedDemo(demo.app, { pictureFolder: originals, say: () => {} })
  const [folder, second] = [await temporaryFolder(), await temporaryFolder()]

  expect((await demo.office('company', 'export', folder)).code).toBe(0)
  const written = await contentOf(folder)
  expect(Object.keys(written).length).toBeGreaterThan(400)
  expect((await demo.office('company', 'export', folder)).code).toBe(0)
  expect(await contentOf(folder)).toEqual(written)
  expect(await demo.office('company', 'diff', folder, '--replace')).toMatchObject({ code: 0, error: '' })

  expect(await empty.office('company', 'check', folder)).toMatchObject({ code: 0, out: 'Alles in Ordnung.\n' })
  expect((await empty.office('company', 'diff', folder)).code).toBe(1)
  expect((await empty.office('company', 'import', folder)).code).toBe(0)
  expect((await empty.office('company', 'export', second)).code).toBe(0)
  expect(await contentOf(second)).toEqual(written)
  expect((await empty.office('company', 'diff', folder, '--replace')).code).toBe(0)
}, 180_000)

test('faults stand there with file and line, and the exit codes tell them from differences', async () => {
  const { office } = await newTestSite()
  const faulty = await exampleFolder({ 'orte/neustadt.yaml': 'name:\n' })
  const fault = 'orte/neustadt.yaml:1: Name: Pflichtfeld bitte ausfüllen\n'
  expect(await office('company', 'check', faulty)).toEqual({ code: 1, out: fault, error: 'Fehler: 1.\n' })
  expect(JSON.parse((await office('company', 'check', faulty, '--json')).out)).toMatchObject([{ line: 1 }])
  expect(await office('company', 'import', faulty)).toMatchObject({
    code: 1,
    error: `${fault}Nichts wurde übernommen. Fehler: 1.\n`,
  })
  expect((await office('company', 'diff', faulty)).code).toBe(2)
  expect((await office('company', 'diff', path.join(faulty, 'gibt-es-nicht'))).error).toContain('gibt es nicht')
  const noFolder = await office('company', 'export', path.join(faulty, 'firma.yaml'))
  expect(noFolder).toMatchObject({ code: 1, error: expect.stringContaining('lässt sich nicht lesen oder schreiben') })
})

test('a dry run says what would happen; what only the database has is named before it goes', async () => {
  const { office } = await newTestSite()
  const folder = await exampleFolder()
  const trial = await office('company', 'import', folder, '--dry-run')
  expect([trial.code, trial.out]).toEqual([0, expect.stringContaining('Probelauf: Es wurde nichts gespeichert.')])
  expect((await office('company', 'import', folder)).out).toContain('Hilfeartikel  1')
  await rm(path.join(folder, 'hilfeartikel/lueften.md'))
  expect((await office('company', 'diff', folder)).error).toContain('Nur in der Datenbank: 1 Eintrag.')
  const { out } = await office('company', 'diff', folder, '--replace')
  expect(out).toBe('Hilfeartikel „Richtig lüften“ (lueften): geht\n')
  const { changes } = JSON.parse((await office('company', 'import', folder, '--replace', '--json')).out)
  expect(changes).toEqual([
    { kind: 'help_article', id: 'lueften', title: 'Richtig lüften', outcome: 'removed', fields: [] },
  ])
})

const konto = 'konto:\n  adresse: lena@lindenhof.example\n  name: Lena Lind\n'

async function companyFile(more: string): Promise<string> {
  const folder = await exampleFolder()
  const file = path.join(await temporaryFolder(), 'start.yaml')
  await cp(path.join(folder, 'firma.yaml'), file)
  await writeFile(file, `${await readFile(file, 'utf8')}${more}`)
  return file
}

test('a company is set up without hands, with its first account, and only once', async () => {
  const { office, app } = await newTestSite()
  const file = await companyFile(konto)
  const { code, out } = await office('company', 'init', '--from', file)
  expect([code, out]).toEqual([0, expect.stringMatching(/Lena Lind \(Leitung\)[\s\S]*\/verwaltung\/einladung\/\S+\n$/)])
  expect((await readFacts(app.db)).brand).toBe('Lindenhof Wohnen')
  expect((await office('user', 'list')).out).toContain('lena@lindenhof.example')
  expect(await office('company', 'init', '--from', file)).toMatchObject({ code: 1, out: '' })
  // However empty it is, nothing of the demo is put into it.
  expect((await office('demo')).out).toContain('nichts wurde geändert')
})

test('a file with faults sets nothing up', async () => {
  const { office, app } = await newTestSite()
  const file = await companyFile(konto.replace('lena@', 'lena').replace('name', 'nmae'))
  const { code, error } = await office('company', 'init', '--from', file)
  expect([code, error]).toEqual([1, expect.stringMatching(/:13: Das Konto braucht[\s\S]*:15: „nmae“/)])
  expect((await readFacts(app.db)).brand).toBe('Neue Firma')
  expect((await office('company', 'init')).code).toBe(2)
})
