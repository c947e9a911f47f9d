import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { mediaFolder } from '#platform/files/media-file.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import { applyFolder } from './apply-folder.server.ts'
import { exampleFiles, exampleFolder } from './example-folder.ts'
import { exportFolder } from './export-folder.server.ts'
import { readFolder } from './read-folder.server.ts'

async function emptyApp() {
  const app = await testApp()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firma-daten-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { ...app, config: { ...app.config, dataDir } }
}

const imported = async (app: App, folder: string, { isTrial = false } = {}) =>
  applyFolder(app, await readFolder(folder), { replace: false, isTrial })

const madeFiles = (app: App) => readdir(mediaFolder(app.config.dataDir)).catch(() => [])

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M4 4h40v40H4z" fill="#0b7a3e"/></svg>'
const withLogo = async (svg: string) => {
  const { 'firma.yaml': facts } = await exampleFiles()
  return exampleFolder({ 'firma.yaml': `${String(facts)}aussehen:\n  logo_light: unser.svg\n`, 'logo/unser.svg': svg })
}

test('a logo comes with the folder, and goes with it to another server', async () => {
  const [app, other] = [await emptyApp(), await emptyApp()]
  expect((await imported(app, await withLogo(mark))).faults).toEqual([])
  const name = String((await companyKind.store(app.db).find('aussehen'))?.values.logo_light)
  expect(name).toMatch(/^[\da-f]{32}-480x480\.svg$/)

  const exported = await exampleFolder({ 'firma.yaml': null })
  await rm(exported, { recursive: true })
  await exportFolder(app, exported)
  expect((await imported(other, exported)).faults).toEqual([])
  expect((await companyKind.store(other.db).find('aussehen'))?.values.logo_light).toBe(name)
  expect(await madeFiles(other)).toContain(name)
  expect((await imported(other, exported)).changes).toEqual([])
})

test('a logo with a script is refused with its line, and a trial keeps none', async () => {
  const app = await emptyApp()
  const { faults } = await imported(app, await withLogo(mark.replace('<path', '<script>alert(1)</script><path')))
  expect(faults).toMatchObject([
    { file: 'firma.yaml', text: expect.stringMatching(/^unser\.svg: Die SVG-Datei enthält/) },
  ])
  expect((await imported(app, await withLogo(mark), { isTrial: true })).faults).toEqual([])
  expect(await madeFiles(app)).toEqual([])
})

test('a logo that is named and not there is said', async () => {
  const folder = await withLogo(mark)
  await rm(path.join(folder, 'logo'), { recursive: true })
  const { faults } = await imported(await emptyApp(), folder)
  expect(faults).toMatchObject([{ text: 'Die Datei „unser.svg“ gibt es in logo nicht.' }])
})
