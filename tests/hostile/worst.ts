import sharp from 'sharp'
import { bodyLimitOf } from '#server/limit-body.server.ts'
import type { Endpoint, HostileRequest, Pair } from './inputs.ts'

const MEGABYTE = 1024 * 1024
/** Of all texts together: what a form of the office takes; and of one, so that the square of it is some seconds and no hour. */
const LONGEST_TEXTS = 900_000
const LONGEST_TEXT = 90_000
const urlencoded = 'application/x-www-form-urlencoded'

/** The dearest that we know for each way to ask; more than a limit allows is one of them. */
export function worstRequests({ method, address, fields, type }: Endpoint): HostileRequest[] {
  if (method === 'GET') {
    const said = fields.map(([name], at) => [name, inherited[at % inherited.length]!])
    const words = { method, path: `${address}?${new URLSearchParams(said)}`, headers: {}, body: null }
    const long = 'Straße 1 '.repeat(200)
    const names = [...fields.map(([name]) => name), 'q', 'suche', 'frage', 'ort']
    const longTexts = names.map((name, index) => ({
      method,
      path: `${address}?${new URLSearchParams([
        [name, `${index} ${long}`],
        ['x', String(index)],
      ])}`,
      headers: {},
      body: null,
    }))
    return [words, ...longTexts]
  }
  const post = (contentType: string, body: Buffer | string): HostileRequest => ({
    method,
    path: address,
    headers: { 'Content-Type': contentType },
    body: Buffer.from(body),
  })
  // Not what names the action: nobody would look at the texts.
  const isText = ([name, value]: Pair) => name !== 'intent' && (value === '' || value.length > 3)
  const pumped = (text: string) => fields.map((pair) => (isText(pair) ? [pair[0], text] : pair))
  const longest = Math.min(LONGEST_TEXT, LONGEST_TEXTS / fields.filter(isText).length)
  const forms = [
    post(urlencoded, new URLSearchParams(fields as [string, string][]).toString()),
    post(urlencoded, 'a&'.repeat(31_000)),
    post(urlencoded, 'a=1&'.repeat(100_000)),
    post(urlencoded, 'a'.repeat(MEGABYTE)),
    post(urlencoded, '&='.repeat(500_000)),
    post(urlencoded, new URLSearchParams(pumped('\n='.repeat(2000)) as [string, string][]).toString()),
    post(urlencoded, new URLSearchParams(pumped('a@'.repeat(900)) as [string, string][]).toString()),
    post(urlencoded, new URLSearchParams(pumped('>'.repeat(4500)) as [string, string][]).toString()),
    post(urlencoded, new URLSearchParams(pumped('ab'.repeat(longest / 2)) as [string, string][]).toString()),
    post('multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(8000)),
    post('multipart/form-data; boundary=grenze', pictures(fields)),
  ]
  const words = inherited.map((word) => {
    const said = fields.map(([name, value]): Pair => [name, name === 'intent' && word !== inherited[0] ? value : word])
    const all = [...said, ...inherited.map((name): Pair => [name, word])] as [string, string][]
    if (type === 'json')
      return post(
        'application/json',
        `{${all.map((pair) => pair.map((each) => JSON.stringify(each)).join(':')).join(',')}}`,
      )
    return post(urlencoded, new URLSearchParams(all).toString())
  })
  const takesFiles = bodyLimitOf(address.split('?')[0]!) > MEGABYTE
  const large = takesFiles ? largeTexts(2 * MEGABYTE).map(({ type: contentType, body }) => post(contentType, body)) : []
  const json = [
    post('application/json', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
    post(
      'application/json',
      JSON.stringify({ ...Object.fromEntries(fields), x: Array.from({ length: 30_000 }, () => 1) }),
    ),
  ]
  return [...(type === 'json' ? json : []), ...forms, ...words, ...large]
}

const create = { width: 6300, height: 6300, channels: 3, background: '#0966cf' } as const
const picture = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer()

/** Words that every plain object knows; what is asked by address alone, `tests/site/inherited-words.test.ts` asks. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const

const PART = '--x\r\nContent-Disposition: form-data; name="text"'

/** Texts where files are allowed, in each way to send them. */
export function largeTexts(bytes: number): { type: string; body: string }[] {
  const text = '<'.repeat(bytes)
  const multipart = 'multipart/form-data; boundary=x'
  return [
    { type: urlencoded, body: `text=${text}` },
    { type: urlencoded, body: `${text}=a` },
    {
      type: urlencoded,
      body: Array.from({ length: 400 }, (_, at) => `t${at}=${text.slice(0, bytes / 400)}`).join('&'),
    },
    { type: multipart, body: `${PART}\r\n\r\n${text}\r\n--x--\r\n` },
    { type: multipart, body: `${PART}; filename="${text.slice(0, 8000)}"\r\n\r\na\r\n`.repeat(bytes / 8000) },
    { type: multipart, body: `${PART}; filename="a.pdf"\r\n\r\na\r\n${PART}\r\n\r\n${text}\r\n--x--\r\n` },
    { type: 'application/json', body: JSON.stringify({ text }) },
    { type: 'text/plain', body: `text=${text}` },
  ]
}

/** What reading six such photos alone takes of this machine's processor, in seconds. */
export async function secondsOfPhotos(): Promise<number> {
  const begin = process.cpuUsage()
  for (let photo = 0; photo < 6; photo++) await sharp(picture, { sequentialRead: true }).resize(2560).jpeg().toBuffer()
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1e6
}

/** A form that nothing is wrong with, and six photos of 40 megapixels each in some kilobytes. */
function pictures(fields: Endpoint['fields']): Buffer {
  const names = fields.filter(([name]) => /foto|photo|bild|datei|file|cv/i.test(name)).map(([name]) => name)
  const name = names[0] ?? 'photos'
  const head = (index: number) =>
    `--grenze\r\nContent-Disposition: form-data; name="${name}"; filename="f${index}.png"\r\nContent-Type: image/png\r\n\r\n`
  const texts = fields
    .filter(([each]) => each !== name)
    .map(([each, value]) => `--grenze\r\nContent-Disposition: form-data; name="${each}"\r\n\r\n${value}\r\n`)
  const parts = Array.from({ length: 6 }, (_, index) => [Buffer.from(head(index)), picture, Buffer.from('\r\n')]).flat()
  return Buffer.concat([Buffer.from(texts.join('')), ...parts, Buffer.from('--grenze--\r\n')])
}
