import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { redrawPhoto } from '../files/photo.server.ts'
import { inspectPicture } from './derive.server.ts'
import { decodeInTurn, sharp } from './sharp.server.ts'

test('one picture is decoded at a time, a failing one included, and beyond twelve that wait nobody does', async () => {
  let running = 0
  let most = 0
  const decode = async (name: number) => {
    most = Math.max(most, ++running)
    await wait(1)
    running -= 1
    if (name === 0) throw new Error('broken')
    return name
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 15 }, (_, name) => decodeInTurn('photos', () => decode(name))),
  )
  expect(most).toBe(1)
  expect(outcomes[0]).toMatchObject({ status: 'rejected' })
  const values = outcomes.slice(1).map((outcome) => outcome.status === 'fulfilled' && outcome.value)
  expect(values.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 busy busy')
  expect(await decodeInTurn('photos', () => decode(1))).toBe(1)
})

test('a visitor’s photo waits for one picture of the library, not for the forty that staff upload', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'turn-'))
  const picture = (width: number) => sharp()({ create: { width, height: width, channels: 3, background: '#0b7a3e' } })
  const large = await picture(1200).png().toBuffer()
  const photo = path.join(folder, 'photo.jpg')
  await picture(200).jpeg().toFile(photo)
  const ended: string[] = []
  const library = Array.from({ length: 40 }, () =>
    inspectPicture(large).then(
      () => ended.push('library'),
      () => ended.push('busy'),
    ),
  )
  await wait(0)
  const photos = Array.from({ length: 3 }, () => redrawPhoto(photo, 'jpeg').then(({ ok }) => ended.push(`photo ${ok}`)))
  await Promise.all([...library, ...photos])
  const decoded = ended.filter((each) => each !== 'busy')
  expect(decoded.slice(0, 4)).toEqual(['library', 'photo true', 'photo true', 'photo true'])
  expect(decoded).toHaveLength(16)
  await rm(folder, { recursive: true })
})
