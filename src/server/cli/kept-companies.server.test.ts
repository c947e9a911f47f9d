import { expect, test } from 'vitest'
import { noteServed } from '#platform/database/data-dir.server.ts'
import { pendingMigrations } from '#platform/database/migrate.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { emptyFolder, keptBackup, keptFolder, keptVersions, valuesOf } from '../../../tests/support/kept-companies.ts'
import { createApp } from '../create-app.server.ts'
import { newTestOffice, newTestSite } from './test-site.server.ts'

test.each(keptVersions)('a company of version %s is all there after the update', async (version) => {
  const { office, dataDir, environment } = await newTestOffice()
  const kept = await valuesOf(keptFolder(version))
  expect((await office('restore', keptBackup(version))).code).toBe(0)
  noteServed(dataDir, 'version', version)

  const app = createApp(readConfig(environment), { as: 'tool', log: silentLog })
  const steps = await pendingMigrations(app.db)
  await app.db.destroy()
  const { out, code } = await office('update', 'check')
  expect(code).toBe(0)
  expect(out).toContain(`die Daten liefen zuletzt mit ${version}.`)
  expect(out).toContain(steps.length === 0 ? 'Kein Schritt steht aus' : `laufen ${steps.length} Schritte`)
  for (const step of steps) expect(out).toContain(step)
  expect(out).toContain('Rechtstexte: eigene (agb) bleiben')
  expect(out).toContain('Wörter der Seiten: eigene (startseite, kontakt) bleiben')

  expect((await office('migrate')).code).toBe(0)
  const folder = await emptyFolder()
  expect(await office('company', 'export', folder)).toMatchObject({ code: 0, error: '' })
  expect(await valuesOf(folder)).toMatchObject(kept)
  expect(JSON.parse((await office('submissions', 'list', '--json')).out)).toHaveLength(12)
  expect((await office('user', 'list')).out).toContain('wiebke@priel-warft.example')
})

test.each(keptVersions)('a folder of version %s is taken into an empty database, whole', async (version) => {
  const { office } = await newTestSite()
  expect(await office('company', 'check', keptFolder(version))).toMatchObject({ code: 0, out: 'Alles in Ordnung.\n' })
  expect((await office('company', 'import', keptFolder(version))).code).toBe(0)
  const folder = await emptyFolder()
  expect((await office('company', 'export', folder)).code).toBe(0)
  expect(await valuesOf(folder)).toMatchObject(await valuesOf(keptFolder(version)))
})

test.each(keptVersions)('a folder of version %s gives the same company as the backup of that day', async (version) => {
  const [fromFolder, fromBackup] = [await newTestSite(), await newTestOffice()]
  expect((await fromFolder.office('company', 'import', keptFolder(version))).code).toBe(0)
  expect((await fromBackup.office('restore', keptBackup(version))).code).toBe(0)
  expect((await fromBackup.office('migrate')).code).toBe(0)
  const values = await Promise.all(
    [fromFolder, fromBackup].map(async ({ office }) => {
      const folder = await emptyFolder()
      expect((await office('company', 'export', folder)).code).toBe(0)
      return valuesOf(folder)
    }),
  )
  expect(values[0]).toEqual(values[1])
})
