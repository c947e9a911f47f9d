import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { checkDocument } from './check-document.server.ts'
import { exampleDoc, exampleDocx, examplePdf, exampleZip } from './example-files.ts'
import { cleanFileName, extensionOf, fittingName } from './file-name.ts'

async function check(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  await writeFile(path, content)
  return checkDocument(path, content.length)
}

const PDF = { ok: true, content: 'pdf', detectedType: 'application/pdf' }
const ofCase = (name: string) => readFileSync(`tests/cases/web/${name}`)

test.for([
  ['a PDF', examplePdf()],
  ['behind a byte order mark', Buffer.concat([Buffer.from('\ufeff'), examplePdf(), Buffer.from('\r\n')])],
  ['without a list of its objects', Buffer.from('%PDF-1.4\nein Blatt\n%%EOF\n')],
  [
    'with a password',
    Buffer.from(examplePdf().toString('latin1').replace('trailer<<', 'trailer<</Encrypt 9 0 R'), 'latin1'),
  ],
  [
    'with a printer’s lines behind it',
    Buffer.concat([examplePdf(), Buffer.from('\x1b%-12345X@PJL EOJ\r\n\x1b%-12345X')]),
  ],
  ...['d01.pdf', 'd02-muell-davor.pdf', 'd04-ohne-eof.pdf', 'd06-bom-davor.pdf', 'd07-pjl-davor.pdf'].map(
    (name) => [name, ofCase(name)] as const,
  ),
] as const)('%s: a PDF as programs and printers write it is taken', async ([, content]) => {
  expect(await check(content)).toEqual(PDF)
})

test('Word files are taken for what they are', async () => {
  expect(await check(exampleDoc())).toEqual({ ok: true, content: 'doc', detectedType: 'application/msword' })
  const pictured = exampleDocx({ further: [{ name: 'word/media/bild1.png', content: Buffer.alloc(60_000) }] })
  expect(await check(pictured)).toEqual({
    ok: true,
    content: 'docx',
    detectedType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  })
})

const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)])
const bomb = exampleDocx({ further: [{ name: 'word/bomb.xml', content: Buffer.alloc(3_000_000) }] })
const many = exampleDocx({ further: Array.from({ length: 500 }, (_, n) => ({ name: `word/${n}.xml`, content: 'x' })) })

test.for([
  ['a program with a document’s name', exe],
  ['a PDF that broke off', examplePdf().subarray(0, 180)],
  ['a PDF with a program before it', Buffer.concat([exe, examplePdf()])],
  ['a DOCX that broke off', exampleDocx().subarray(0, 400)],
  ['a DOCX with something behind it', Buffer.concat([exampleDocx(), exe])],
  ['a DOCX with something before it', Buffer.concat([exe, exampleDocx()])],
  ['a zip archive that is no document', exampleZip([{ name: 'liste.txt', content: 'x' }])],
  [
    'a spreadsheet',
    exampleDocx({ types: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
  ],
  ['an archive that unpacks to a hundred times its size', bomb],
  [
    'an archive that claims a huge part',
    exampleDocx({ further: [{ name: 'word/x.xml', content: 'x', claimedBytes: 4e9 }] }),
  ],
  ['an archive with more than 500 parts', many],
  ['an archive that writes outside its folder', exampleDocx({ further: [{ name: '../../start.sh', content: 'x' }] })],
  ['an OLE2 file that is a spreadsheet', exampleDoc(['Workbook'])],
  ['an OLE2 file that broke off', exampleDoc().subarray(0, 1100)],
  ['a directory that turns in circles', circular()],
  ['a photo', ofCase('p01-normal.jpg')],
  ['RTF', Buffer.from('{\\rtf1\\ansi Anschreiben}')],
  ['an OpenDocument text', exampleZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }])],
  ['a document of Pages', exampleZip([{ name: 'Index/Document.iwa', content: 'x' }])],
  ['nothing', Buffer.alloc(0)],
] as const)('%s is refused', async ([, content]) => {
  expect(await check(content)).toEqual({ ok: false, reason: 'mismatch' })
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
] as const)('macros and programs inside a %s are refused by name', async ([, content]) => {
  expect(await check(content)).toEqual({ ok: false, reason: 'macros' })
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
        expect(await checkDocument(path, content.length)).toHaveProperty('ok')
      },
    ),
  )
})

test('names lose folders, control and direction marks and surplus length, and keep their ending', () => {
  expect(cleanFileName('C:\\Eigene Dateien\\Lebenslauf.pdf')).toBe('Lebenslauf.pdf')
  expect(cleanFileName('../../etc/passwd')).toBe('passwd')
  expect(cleanFileName('Bewerbung\u202efdp.exe')).toBe('Bewerbungfdp.exe')
  expect(cleanFileName('Zeugnis\r\nBcc: x.pdf')).toBe('Zeugnis Bcc: x.pdf')
  expect(cleanFileName('Bildschirmfoto um 9.41.00\u202fPM.png')).toBe('Bildschirmfoto um 9.41.00 PM.png')
  expect(cleanFileName('Ku\u0308che.jpg')).toBe('Küche.jpg')
  expect(cleanFileName(' / ')).toBe('Datei')
  const long = cleanFileName(`${'ä'.repeat(300)}.docx`)
  expect(long).toMatch(/^ä{96}…\.docx$/)
  expect(cleanFileName(`${'a'.repeat(300)}.pdf`)).toHaveLength(120)
  expect(Buffer.byteLength(cleanFileName(`${'証'.repeat(300)}.pdf`))).toBeLessThanOrEqual(200)
  expect(extensionOf('.htaccess')).toBe('htaccess')
  expect(extensionOf('ohne')).toBe('')
})

test.for([
  ['Scan', 'pdf', 'Scan.pdf'],
  ['Lebenslauf.PDF', 'pdf', 'Lebenslauf.PDF'],
  ['Zeugnis Dr. Meier', 'pdf', 'Zeugnis Dr. Meier.pdf'],
  ['foto.jpg.png', 'jpeg', 'foto.jpg.jpg'],
  ['IMG_1.HEIC', 'jpeg', 'IMG_1.jpg'],
  ['Anschreiben.doc', 'docx', 'Anschreiben.docx'],
  ['Bewerbung.exe', 'pdf', 'Bewerbung.exe.pdf'],
] as const)('„%s“ gets an ending that fits: %s', ([name, content, fitting]) => {
  expect(fittingName(name, content)).toBe(fitting)
})
