import { expect, test } from 'vitest'
import { readForm } from './read-form.server.ts'

const URL_ENCODED = 'application/x-www-form-urlencoded'

const post = (body: BodyInit, contentType?: string) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: contentType === undefined ? {} : { 'Content-Type': contentType },
  })

async function entriesOf(httpRequest: Request) {
  const read = await readForm(httpRequest)
  return read.ok ? [...read.form] : read.reason
}

/** Of this process, in milliseconds. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('a form is read alike in both encodings, names that come twice included', async () => {
  const pairs = [
    ['name', 'Änne & Jörg'],
    ['kind', 'a'],
    ['kind', 'b+%2'],
    ['text', 'eins\r\nzwei'],
  ]
  const form = new FormData()
  for (const [name = '', value = ''] of pairs) form.append(name, value)
  expect(await entriesOf(post(new URLSearchParams(pairs)))).toEqual(pairs)
  expect(await entriesOf(post(form))).toEqual(pairs)
})

test('files keep their names and bytes; where none was chosen there is one without either', async () => {
  const part = (name: string, fileName: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${content}\r\n`
  const body = `${part('dateien', '../grün\u202E.pdf', 'abc')}${part('cv', '', '')}--x--\r\n`
  const read = await readForm(post(body, 'multipart/form-data; boundary=x'))
  const [file, none] = read.ok ? [read.form.get('dateien'), read.form.get('cv')] : []
  expect(file).toMatchObject({ name: 'grün.pdf', size: 3 })
  expect(none).toMatchObject({ name: '', size: 0 })
})

test('what is no form, or broken, or has more than 500 fields is unreadable', async () => {
  const many = new FormData()
  for (let count = 0; count < 501; count++) many.append('a', '')
  expect(await entriesOf(post('{}', 'application/json'))).toBe('unreadable')
  expect(await entriesOf(post('--x\r\n', 'multipart/form-data; boundary=x'))).toBe('unreadable')
  expect(await entriesOf(post('a&'.repeat(500), URL_ENCODED))).toBe('unreadable')
  expect(await entriesOf(post('a&'.repeat(499), URL_ENCODED))).toHaveLength(499)
  expect(await entriesOf(post(many))).toBe('too-large')
})

test.each([
  ['pairs without „=“', 'a&'],
  ['repeated names', 'a=1&'],
  ['nothing between the signs', '&'],
  ['escapes', '%'],
])('a megabyte of %s costs no more than its bytes', async (_, pumped) => {
  const body = pumped.repeat(1_000_000 / pumped.length)
  expect(await processorTime(() => readForm(post(body, URL_ENCODED), 1_000_000))).toBeLessThan(1000)
})

const part = (name: string, content: string, fileName = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName && `; filename="${fileName}"`}\r\n\r\n${content}\r\n`
const parts = (...all: string[]) => post(`${all.join('')}--x--\r\n`, 'multipart/form-data; boundary=x')
const encoded = (...pairs: string[][]) => post(new URLSearchParams(pairs))
const HALF = 32 * 1024

test('names and texts may be 64 kB together, umlauts as they are read, and files count apart', async () => {
  const text = 'ü'.repeat(HALF - 5)
  expect(await entriesOf(encoded(['a', text]))).toEqual([['a', text]])
  expect(await entriesOf(encoded(['a', `${text}üüüüü`]))).toBe('too-large')
  expect(await entriesOf(encoded(['a', text], ['b'.repeat(10), '']))).toBe('too-large')
  expect(await entriesOf(parts(part('a', text)))).toEqual([['a', text]])
  expect(await entriesOf(parts(part('a', text), part('b'.repeat(10), '')))).toBe('too-large')
  expect(await entriesOf(parts(part('a', text), part('b', text)))).toBe('too-large')
  expect(await entriesOf(parts(part('a', text), part('b', text.repeat(3), 'b.txt')))).toHaveLength(2)
  const names = Array.from({ length: 20 }, (_, index) => part(`${index}`, '', `${'n'.repeat(4000)}.txt`))
  expect(await entriesOf(parts(...names))).toBe('too-large')
})
