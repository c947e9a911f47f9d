import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asFile, expectedOf, sentFiles } from '#platform/files/test-sent-files.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { takePictures } from '#office/website/library/upload-pictures.server.ts'
import { changeDocuments } from '../documents/document-actions.server.ts'
import { exampleHouse } from '#areas/example-house.ts'
import { buildingKind } from '#areas/letting/public.server.ts'
import { createContent } from '../save.server.ts'
import type { MediaAnswer } from './media-answer.ts'
import { changeMedia } from './media-actions.server.ts'

const staff = exampleStaff('leitung')
const owner = { kind: 'property' as const, id: 'haus' }

async function appWithHouse() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gesendet-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const plain = await testApp()
  const app = { ...plain, config: { ...plain.config, dataDir } }
  await createContent(app, staff, buildingKind, exampleHouse, 'haus')
  return { app, files: () => readdir(path.join(dataDir, 'media')).catch(() => []) }
}

function formOf(name: string, file: File, more: Record<string, string>): FormData {
  const form = new FormData()
  for (const [each, value] of Object.entries({ intent: 'hochladen', ...more })) form.set(each, value)
  form.append(name, file)
  return form
}

/** What was said at the file; '' where it was taken. */
const said = (answer: MediaAnswer, name: string) =>
  'note' in answer ? '' : (answer.refusal.errors?.[name] ?? JSON.stringify(answer))

/** `none`: refused with a sentence that names it. */
const judged = (text: string, taken: string) => (text === '' ? taken : REFUSED.test(text) ? 'none' : text)
const REFUSED = /^„.+“ ist (?:kein Bild\. |keine PDF-Datei |leer\.)/

test('pictures of a building are taken by their content', async () => {
  const { app } = await appWithHouse()
  const verdicts: unknown[] = []
  for (const sent of sentFiles) {
    const form = formOf('dateien', asFile(sent), { alt_text: 'Küche', media_type: 'image', role: 'gallery' })
    verdicts.push([sent.name, judged(said(await changeMedia(app, staff, owner, form), 'dateien'), 'photo')])
  }
  expect(verdicts).toEqual(expectedOf('photo'))
})

test('pictures of the library are taken by their content, unless they are too small to show', async () => {
  const { app } = await appWithHouse()
  const verdicts: unknown[] = []
  for (const sent of sentFiles) {
    const answer = await takePictures(app, staff, formOf('dateien', asFile(sent), { alt_text: 'Küche' }))
    const text = said(answer, 'dateien').replace(/^.*“ ist zu klein\. Es braucht mindestens 200 Bildpunkte.*$/, '')
    verdicts.push([sent.name, judged(text, 'photo')])
  }
  expect(verdicts).toEqual(expectedOf('photo'))
})

test('documents of a building are taken by their content, and of a refused one nothing is kept', async () => {
  const verdicts: unknown[] = []
  const kept: unknown[] = []
  for (const sent of sentFiles) {
    const { app, files } = await appWithHouse()
    const form = formOf('datei', asFile(sent), { title: 'Grundriss', role: 'download' })
    verdicts.push([sent.name, judged(said(await changeDocuments(app, staff, owner, form), 'datei'), 'pdf')])
    kept.push([sent.name, (await files()).length])
  }
  expect(verdicts).toEqual(expectedOf('pdf'))
  expect(kept).toEqual(sentFiles.map(({ name, isA }) => [name, isA === 'pdf' ? 1 : 0]))
})
