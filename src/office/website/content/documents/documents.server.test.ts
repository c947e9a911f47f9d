// Also on PostgreSQL: two changes at once.
import { afterAll, expect, test } from 'vitest'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildingKind, mediaOf, propertyContent, serveDocument } from '#areas/letting/public.server.ts'
import { examplePdf, examplePng } from '#platform/files/example-files.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { exampleHouse } from '#areas/example-house.ts'
import { createContent, updateContent } from '../save.server.ts'
import { changeDocuments } from './document-actions.server.ts'

const staff = exampleStaff('leitung')
const house = { ...exampleHouse, is_published: true }
const owner = { kind: 'property' as const, id: 'haus' }

const dataDirs: string[] = []
afterAll(() => Promise.all(dataDirs.map((dir) => rm(dir, { recursive: true, force: true }))))

async function appWithHouse() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dokumente-'))
  dataDirs.push(dataDir)
  const plain = await testApp()
  const app = { ...plain, config: { ...plain.config, dataDir } }
  await createContent(app, staff, buildingKind, house, 'haus')
  const post = (entries: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(entries)) form.set(name, value)
    return changeDocuments(app, staff, owner, form)
  }
  const upload = (more: Record<string, string | File> = {}) =>
    post({
      intent: 'hochladen',
      title: 'Grundriss „Süd“',
      role: 'download',
      datei: new File([new Uint8Array(examplePdf())], 'plan.pdf', { type: 'application/pdf' }),
      ...more,
    })
  const only = async () => {
    const [document] = await mediaOf(app.db, 'property', 'haus')
    if (!document) throw new Error('no document')
    return document
  }
  const values = async () => (await propertyContent(app.db).find('haus'))?.values
  return { app, dataDir, post, upload, only, values }
}

test('visitors get a document of a building that is shown, to keep and not to open', async () => {
  const { app, upload, only, dataDir } = await appWithHouse()
  expect(await upload()).toEqual({ note: 'hochgeladen' })
  const { id, values } = await only()
  const file = await serveDocument(app, id)
  expect(file?.headers.get('content-type')).toBe('application/pdf')
  expect(file?.headers.get('content-disposition')).toContain(`attachment`)
  expect(file?.headers.get('content-disposition')).toContain(encodeURIComponent('Grundriss „Süd“.pdf'))
  expect(file?.headers.get('content-security-policy')).toContain('sandbox')
  expect((await file?.arrayBuffer())?.byteLength).toBe(values.size_bytes)
  expect(await readdir(path.join(dataDir, 'media'))).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)])
})

test('a draft’s document, and one for the office alone, are for staff only, from the next request on', async () => {
  const { app, upload, only, post } = await appWithHouse()
  await upload()
  const { id } = await only()
  const record = await propertyContent(app.db).find('haus')
  if (!record) throw new Error('gone')
  await updateContent(app, staff, buildingKind, record, { ...record.values, is_published: false })
  expect(await serveDocument(app, id)).toBeNull()
  expect((await serveDocument(app, id, { drafts: true }))?.status).toBe(200)

  const draft = await propertyContent(app.db).find('haus')
  if (draft) await updateContent(app, staff, buildingKind, draft, { ...draft.values, is_published: true })
  expect(await serveDocument(app, id)).not.toBeNull()
  const described = { intent: `angaben-${id}`, media: id, version: '1', title: 'Grundriss', role: 'internal' }
  expect(await post(described)).toEqual({ note: 'gespeichert' })
  expect(await serveDocument(app, id)).toBeNull()
})

test('what is no PDF is refused and leaves nothing', async () => {
  const { upload, dataDir } = await appWithHouse()
  const refused = await upload({ datei: new File(['<html>'], 'plan.pdf', { type: 'application/pdf' }) })
  expect(refused).toMatchObject({ status: 422, refusal: { errors: { datei: expect.stringContaining('keine PDF') } } })
  const renamed = await upload({ datei: new File([new Uint8Array(examplePng(4, 4))], 'plan.pdf') })
  expect(renamed).toMatchObject({ status: 422 })
  expect(await readdir(path.join(dataDir, 'media'))).toEqual([])
})

test('the certificate’s file says that there is one, and is forgotten when it is deleted', async () => {
  const { upload, only, post, values } = await appWithHouse()
  await upload({ is_certificate: 'on', role: 'internal' })
  const { id } = await only()
  expect(await values()).toMatchObject({ certificate_document: id, certificate_exemption: 'none' })
  expect(await post({ intent: 'loeschen', media: id, version: '1' })).toEqual({ note: 'geloescht' })
  expect((await values())?.certificate_document).toBeNull()
})

test('a change over an older version is refused', async () => {
  const { upload, only, post } = await appWithHouse()
  await upload()
  const { id } = await only()
  expect(await post({ intent: 'loeschen', media: id, version: '7' })).toMatchObject({ status: 409 })
})
