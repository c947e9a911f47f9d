import { readdirSync, readFileSync } from 'node:fs'
import { exampleHeic } from '#platform/heic/example-heic.ts'
import { examplePdf } from './example-files.ts'

/** For tests: a file as people send it, and what every way of sending must take it for; `none` is refused by all. */
export type SentFile = { name: string; type: string; bytes: Buffer; isA: 'photo' | 'pdf' | 'none' }

const FOLDER = 'tests/cases/web'
const of = (name: string) => readFileSync(`${FOLDER}/${name}`)
const photo = (name: string, bytes: Buffer, type = 'image/jpeg'): SentFile => ({ name, type, bytes, isA: 'photo' })
const pdf = (name: string, bytes: Buffer, type = 'application/pdf'): SentFile => ({ name, type, bytes, isA: 'pdf' })
const none = (name: string, bytes: Buffer, type: string): SentFile => ({ name, type, bytes, isA: 'none' })

const NOT_SAID = 'application/octet-stream'
const upload = '------WebKitFormBoundary\r\nContent-Disposition: form-data; name=file\r\n\r\n'

/** Those of `tests/cases/web`, and what strangers reported of phones, messengers, printers and programs. */
export const sentFiles: readonly SentFile[] = [
  ...readdirSync(FOLDER).flatMap((name) =>
    /^p\d/.test(name) ? [photo(name, of(name))] : /^d\d/.test(name) ? [pdf(name, of(name))] : [],
  ),
  photo('IMG_0042.jpg', exampleHeic()),
  photo('IMG-20260302-WA0001', of('p01-normal.jpg'), NOT_SAID),
  photo('WhatsApp Image 2026-03-02 at 10.00.00', of('p11-webp-heisst.jpg'), ''),
  photo('image:4711', of('p14.avif'), '*/*'),
  photo('Bildschirmfoto um 9.41.00\u202fPM.png', of('p05-16bit.png'), 'image/png'),
  photo(`${'Wasserschaden im Ku\u0308chenschrank '.repeat(12)}.jpg`, of('p04-progressiv.jpg')),
  photo('Brief.pdf', of('p01-normal.jpg'), 'application/pdf'),
  pdf('Rechnung.jpg', examplePdf(), 'image/jpeg'),
  pdf('Scan', examplePdf(), NOT_SAID),
  pdf('Bescheinigung (1).pdf.download', examplePdf(), ''),
  pdf('Faxserver.pdf', Buffer.concat([Buffer.from('TEXTmdos \xff\xfe', 'latin1'), examplePdf()])),
  pdf(
    'Portal.pdf',
    Buffer.concat([Buffer.from(upload), examplePdf(), Buffer.from('\r\n------WebKitFormBoundary--\r\n')]),
  ),
  none('leer.jpg', Buffer.alloc(0), 'image/jpeg'),
  none('leer.pdf', Buffer.alloc(0), 'application/pdf'),
  none('leer', Buffer.alloc(0), NOT_SAID),
  none('Programm.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)]), 'image/jpeg'),
  none('Programm.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(50), examplePdf()]), 'application/pdf'),
  none('Seite.pdf', Buffer.from('<!doctype html><title>Anmelden</title>'), 'application/pdf'),
  none('abgebrochen.pdf', examplePdf().subarray(0, 180), 'application/pdf'),
  none('Vektor.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/jpeg'),
]

export const asFile = ({ name, type, bytes }: SentFile) => new File([new Uint8Array(bytes)], name, { type })

/** What each must be taken for where only these are taken; all else is refused. */
export const expectedOf = (...taken: SentFile['isA'][]) =>
  sentFiles.map(({ name, isA }) => [name, taken.includes(isA) ? isA : 'none'])

/** What names of stored files say that they were taken for. */
export function takenFor(files: readonly { originalName: string; detectedType: string }[]): string {
  const [file, ...more] = files
  const said = `${file?.detectedType} ${file && /\.([^.]+)$/.exec(file.originalName)?.[1]?.toLowerCase()}`
  if (more.length === 0 && said === 'image/jpeg jpg') return 'photo'
  return more.length === 0 && said === 'application/pdf pdf' ? 'pdf' : JSON.stringify(files)
}
