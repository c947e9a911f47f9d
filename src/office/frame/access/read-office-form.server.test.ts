import { expect, test } from 'vitest'
import { MOST_CONTENT_BYTES, readOfficeForm } from './read-office-form.server.ts'

const post = (body: BodyInit) => new Request('http://localhost/', { method: 'POST', body })

test('what the office types reaches the database without NUL and with one kind of line break', async () => {
  const form = await readOfficeForm(post(new URLSearchParams({ text: 'eins\u0000\r\nzwei\u000b', name: 'A\u0308nne' })))
  expect([...form]).toEqual([
    ['text', 'eins\nzwei'],
    ['name', 'Änne'],
  ])
})

test('a megabyte of pairs without „=“ is refused in no time', async () => {
  const before = process.cpuUsage()
  const body = new Blob(['a&'.repeat(500_000)], { type: 'application/x-www-form-urlencoded' })
  const refused = readOfficeForm(post(body), MOST_CONTENT_BYTES)
  await expect(refused).rejects.toMatchObject({ init: { status: 400 } })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
