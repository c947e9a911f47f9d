import { expect, test } from 'vitest'
import { endings, isPicture, pictureNames, type FileContent } from '#values/file-content.ts'
import { acceptOf, documentFiles, faultOf, fileErrors, photoFiles } from './file-rules.ts'

const MB = 1024 * 1024
const rules = {
  cv: documentFiles({ maxMegabytes: 5, required: 'Lebenslauf ist erforderlich' }),
  certificates: documentFiles({ maxMegabytes: 10, atMost: 2 }),
}
const check = (chosen: Record<string, { name: string; size: number }[]>, maxBytes = 40 * MB) =>
  fileErrors((name) => chosen[name] ?? [], rules, maxBytes)
const pdf = (size = 1000) => ({ name: 'a.pdf', size })

test('what is required is asked for, what is voluntary is not', () => {
  expect(check({})).toEqual({ cv: 'Lebenslauf ist erforderlich' })
  expect(check({ cv: [pdf(5 * MB)], certificates: [pdf(10 * MB), pdf()] })).toEqual({})
})

test('each fault is named with its file and its limit', () => {
  expect(check({ cv: [pdf(5 * MB + 1)] }).cv).toBe('„a.pdf“ ist größer als 5 MB. Bitte wählen Sie eine kleinere Datei.')
  expect(check({ cv: [pdf()], certificates: [{ name: 'b.txt', size: 1 }, pdf(0), pdf()] }).certificates).toMatch(
    /„b.txt“ ist kein PDF- oder Word-Dokument.*„a.pdf“ ist leer.*höchstens 2 Dateien/,
  )
})

test('pictures become one file: they count as one, with all their bytes, and replace no document', () => {
  const joining = {
    cv: documentFiles({ maxMegabytes: 5, picturesAs: 'Lebenslauf' }),
    certificates: documentFiles({ maxMegabytes: 10, atMost: 2, picturesAs: 'Zeugnisse' }),
  }
  const judge = (chosen: Record<string, { name: string; size: number }[]>) =>
    fileErrors((name) => chosen[name] ?? [], joining, 40 * MB)
  const page = (size = 1000) => ({ name: 'IMG_1.HEIC', size })
  expect(judge({ cv: [page(2 * MB), page(3 * MB)], certificates: [page(), pdf(), page()] })).toEqual({})
  expect(judge({ cv: [page(), pdf()], certificates: [page(), pdf(), pdf()] })).toEqual({
    cv: 'Bitte wählen Sie nur eine Datei.',
    certificates: 'Bitte wählen Sie höchstens 2 Dateien.',
  })
  expect(judge({ cv: [page(3 * MB), page(2 * MB + 1)] }).cv).toMatch(/höchstens 20 Fotos, zusammen bis 5 MB/)
  expect(judge({ cv: Array.from({ length: 21 }, () => page()) }).cv).toMatch(/höchstens 20 Fotos/)
  expect(judge({ cv: [page(5 * MB + 1)] }).cv).toMatch(/^„IMG_1.HEIC“ ist größer als 5 MB\.[^.]*\.$/)
  expect(acceptOf(joining.cv)).toMatch(/^\.pdf,\.doc,\.docx,\.jpg,.*,application\/pdf,.*,image\/\*$/)
  expect(faultOf({ name: 'a.txt', size: 1 }, joining.cv)).toMatch(/PDF, DOC oder DOCX, oder Fotos\.$/)
})

test('all files together have a limit of their own', () => {
  expect(check({ cv: [pdf(4 * MB)], certificates: [pdf(9 * MB)] }, 12 * MB)).toEqual({
    certificates: 'Alle Dateien zusammen dürfen höchstens 12 MB groß sein.',
  })
})

test('endings count in any case, photos have their own', () => {
  expect(faultOf({ name: 'LEBENSLAUF.DOCX', size: 1 }, rules.cv)).toBeNull()
  const photos = photoFiles({ maxMegabytes: 15, atMost: 6 })
  expect(acceptOf(rules.cv)).toMatch(/^\.pdf,\.doc,\.docx,application\/pdf,/)
  expect(faultOf({ name: 'IMG_1.HEIC', size: 1 }, photos)).toBeNull()
  expect(faultOf({ name: 'ohne', size: 1 }, photos)).toContain('JPEG')
  expect(photos.messages.tooMany).toBe('Bitte wählen Sie höchstens 6 Fotos.')
})

test('hints name every kind of picture that is taken, and the picker offers each of its endings', () => {
  const kinds = (Object.keys(endings) as FileContent[]).filter(isPicture)
  expect(pictureNames.toLowerCase().split(/, | oder /)).toEqual(expect.arrayContaining(kinds))
  const offered = acceptOf(photoFiles({ maxMegabytes: 10 })).split(',')
  expect(offered).toEqual(expect.arrayContaining(['.jfif', '.avif', '.tif', '.gif', 'image/*']))
  expect(acceptOf(documentFiles({ maxMegabytes: 10 })).split(',')).toContain('application/pdf')
})
