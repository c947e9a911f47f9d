import { expect, test } from 'vitest'
import { daysInWords, standOf } from './status/words.ts'
import { senderKindNames, senderKindOf } from './kinds.server.ts'

test('all eight kinds have words of their own for their sender', () => {
  expect(senderKindNames).toHaveLength(8)
  expect(new Set(senderKindNames.map((name) => senderKindOf(name).title)).size).toBe(8)
  expect(senderKindOf('toString').title).toBe('Ihre Anfrage')
})

test('periods are said in the largest whole unit', () => {
  expect([30, 90, 180, 365, 1095, 45].map(daysInWords)).toEqual([
    'einem Monat',
    '3 Monaten',
    '6 Monaten',
    'einem Jahr',
    '3 Jahren',
    '45 Tagen',
  ])
})

test('a promise is named while it holds, and an excuse after it was broken', () => {
  const standing = {
    noun: 'Bewerbung',
    status: 'neu',
    closedReason: null,
    dueAt: '2026-03-05T08:00:00.000Z',
    answeredAt: null,
    lastFrom: null,
  }
  expect(standOf(standing, Date.parse('2026-03-02T08:00:00Z'))).toMatchObject({
    title: 'Eingegangen',
    next: 'Wir melden uns bis 05.03.2026, 09:00 Uhr bei Ihnen.',
  })
  expect(standOf(standing, Date.parse('2026-03-06T08:00:00Z')).next).toContain('Das tut uns leid.')
  const answered = { ...standing, answeredAt: '2026-03-03T08:00:00.000Z', lastFrom: 'office' as const }
  expect(standOf(answered, Date.parse('2026-03-06T08:00:00Z')).next).toContain('Unsere Nachricht steht unten')
  const heard = { ...answered, status: 'wartet', lastFrom: 'sender' as const }
  expect(standOf(heard, Date.parse('2026-03-06T08:00:00Z')).next).toContain('Ihre letzte Nachricht ist bei uns.')
})
