import { expect, test } from 'vitest'
import { makePdf } from './tagged-pdf.server.ts'

const facts = { title: 'Aushang', subject: 'Schaden melden', author: 'Hausverwaltung', madeAt: new Date(0) }

test('one is drawn at a time, and one that cannot be drawn does not stop the next', async () => {
  const events: string[] = []
  const first = makePdf(facts, () => void events.push('first drawn')).then(() => events.push('first made'))
  const faulty = makePdf(facts, () => {
    throw new Error('no such font')
  })
  const second = makePdf(facts, () => void events.push('second drawn'))
  await expect(faulty).rejects.toThrow('no such font')
  await Promise.all([first, second])
  expect(events).toEqual(['first drawn', 'first made', 'second drawn'])
})
