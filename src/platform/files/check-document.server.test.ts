import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { checkDocument } from './check-document.server.ts'
import { exampleDoc, exampleDocx, examplePdf, exampleZip } from './example-files.ts'
import { cleanFileName, extensionOf } from './file-name.ts'

async function check(name: string, content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  await writeFile(path, content)
  return checkDocument(path, name, content.length)
}

test.for([
  ['lebenslauf.pdf', examplePdf(), 'application/pdf'],
  ['LEBENSLAUF.PDF', Buffer.concat([Buffer.from('\ufeff'), examplePdf(), Buffer.from('\r\n')]), 'application/pdf'],
  ['ohne-verzeichnis.pdf', Buffer.from('%PDF-1.4\nein Blatt\n%%EOF\n'), 'application/pdf'],
  ['anschreiben.doc', exampleDoc(), 'application/msword'],
  [
    'anschreiben.docx',
    exampleDocx({ further: [{ name: 'word/media/bild1.png', content: Buffer.alloc(60_000) }] }),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
] as const)('%s is taken for what it is', async ([name, content, detectedType]) => {
  expect(await check(name, content)).toEqual({ ok: true, detectedType })
})

const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)])
const bomb = exampleDocx({ further: [{ name: 'word/bomb.xml', content: Buffer.alloc(3_000_000) }] })
const many = exampleDocx({ further: Array.from({ length: 500 }, (_, n) => ({ name: `word/${n}.xml`, content: 'x' })) })

test.for([
  ['a program with a document’s name', 'lebenslauf.pdf', exe],
  ['a PDF that is called DOCX', 'lebenslauf.docx', examplePdf()],
  ['a DOCX that is called PDF', 'lebenslauf.pdf', exampleDocx()],
  ['a DOCX that is called DOC', 'lebenslauf.doc', exampleDocx()],
  ['a PDF that broke off', 'lebenslauf.pdf', examplePdf().subarray(0, 180)],
  ['a PDF with a program before it', 'lebenslauf.pdf', Buffer.concat([exe, examplePdf()])],
  ['a DOCX that broke off', 'lebenslauf.docx', exampleDocx().subarray(0, 400)],
  ['a DOCX with something behind it', 'lebenslauf.docx', Buffer.concat([exampleDocx(), exe])],
  ['a DOCX with something before it', 'lebenslauf.docx', Buffer.concat([exe, exampleDocx()])],
  ['a zip archive that is no document', 'lebenslauf.docx', exampleZip([{ name: 'liste.txt', content: 'x' }])],
  [
    'a spreadsheet',
    'lebenslauf.docx',
    exampleDocx({ types: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
  ],
  ['an archive that unpacks to a hundred times its size', 'lebenslauf.docx', bomb],
  [
    'an archive that claims a huge part',
    'lebenslauf.docx',
    exampleDocx({ further: [{ name: 'word/x.xml', content: 'x', claimedBytes: 4e9 }] }),
  ],
  ['an archive with more than 500 parts', 'lebenslauf.docx', many],
  [
    'an archive that writes outside its folder',
    'lebenslauf.docx',
    exampleDocx({ further: [{ name: '../../start.sh', content: 'x' }] }),
  ],
  ['an OLE2 file that is a spreadsheet', 'lebenslauf.doc', exampleDoc(['Workbook'])],
  ['an OLE2 file that broke off', 'lebenslauf.doc', exampleDoc().subarray(0, 1100)],
  ['a directory that turns in circles', 'lebenslauf.doc', circular()],
  ['an unknown ending', 'lebenslauf.odt', examplePdf()],
  ['no ending', 'lebenslauf', examplePdf()],
  ['nothing', 'lebenslauf.pdf', Buffer.alloc(0)],
] as const)('%s is refused', async ([, name, content]) => {
  expect(await check(name, content)).toEqual({ ok: false, reason: 'mismatch' })
})

function circular(): Buffer {
  const file = exampleDoc()
  file.writeUInt32LE(1, 516)
  return file
}

test.for([
  ['docx', exampleDocx({ further: [{ name: 'word/vbaProject.bin', content: 'x' }] })],
  ['docx', exampleDocx({ further: [{ name: 'word/embeddings/rechnung.exe', content: 'x' }] })],
  ['docx', exampleDocx({ types: 'application/vnd.ms-word.document.macroEnabled.main+xml' })],
  ['doc', exampleDoc(['WordDocument', 'Macros', 'VBA'])],
  ['doc', exampleDoc(['WordDocument', '\u0001Ole10Native'])],
] as const)('macros and programs inside a %s are refused by name', async ([extension, content]) => {
  expect(await check(`lebenslauf.${extension}`, content)).toEqual({ ok: false, reason: 'macros' })
})

test('whatever is changed in a sound file, the answer is a verdict and never a fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const sound = { pdf: examplePdf(), doc: exampleDoc(), docx: exampleDocx() }
  const change = fc.record({ at: fc.nat(), byte: fc.nat(255), cut: fc.option(fc.nat(), { freq: 4 }) })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('pdf', 'doc', 'docx'),
      fc.array(change, { maxLength: 6 }),
      async (type, changes) => {
        let content = Buffer.from(sound[type])
        for (const { at, byte, cut } of changes) {
          content[at % Math.max(1, content.length)] = byte
          if (cut !== null) content = content.subarray(0, cut % (content.length + 1))
        }
        const path = join(folder, 'file')
        await writeFile(path, content)
        expect(await checkDocument(path, `a.${type}`, content.length)).toHaveProperty('ok')
      },
    ),
  )
})

test('names lose folders, control and direction marks and surplus length, and keep their ending', () => {
  expect(cleanFileName('C:\\Eigene Dateien\\Lebenslauf.pdf')).toBe('Lebenslauf.pdf')
  expect(cleanFileName('../../etc/passwd')).toBe('passwd')
  expect(cleanFileName('Bewerbung\u202efdp.exe')).toBe('Bewerbungfdp.exe')
  expect(cleanFileName('Zeugnis\r\nBcc: x.pdf')).toBe('ZeugnisBcc: x.pdf')
  expect(cleanFileName(' / ')).toBe('Datei')
  const long = cleanFileName(`${'ä'.repeat(300)}.docx`)
  expect([...long]).toHaveLength(120)
  expect(extensionOf(long)).toBe('docx')
  expect(extensionOf('.htaccess')).toBe('htaccess')
  expect(extensionOf('ohne')).toBe('')
})
