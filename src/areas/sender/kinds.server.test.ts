import { expect, test } from 'vitest'
import { standOf } from './status/words.ts'
import { kindNames } from '#areas/kinds.ts'
import { senderKindOf } from './kinds.server.ts'

test('every kind has words of their own for their sender', () => {
  expect(kindNames.length).toBeGreaterThanOrEqual(8)
  expect(new Set(kindNames.map((name) => senderKindOf(name).title)).size).toBe(kindNames.length)
  expect(senderKindOf('toString').title).toBe('Ihre Anfrage')
})

test('a promise is named while it holds, and an excuse after it was broken', () => {
  const standing = {
    noun: 'Bewerbung',
    status: 'neu',
    closedReason: null,
    receivedAt: '2026-03-02T07:00:00.000Z',
    dueAt: '2026-03-05T08:00:00.000Z',
    answeredAt: null,
    lastFrom: null,
  }
  expect(standOf(standing, Date.parse('2026-03-02T08:00:00Z'))).toMatchObject({
    title: 'Eingegangen',
    next: 'Wir melden uns bis zum 05.03.2026 bei Ihnen.',
  })
  expect(standOf(standing, Date.parse('2026-03-06T08:00:00Z')).next).toContain('Das tut uns leid.')
  const hasty = { ...standing, receivedAt: '2026-03-04T20:00:00.000Z' }
  expect(standOf(hasty, Date.parse('2026-03-04T21:00:00Z')).next).toBe(
    'Wir melden uns bis 05.03.2026, 09:00 Uhr bei Ihnen.',
  )
  // A request due at once is never late on the sender's page: it asks for a call instead of making excuses.
  const emergency = { ...standing, receivedAt: standing.dueAt }
  expect(standOf(emergency, Date.parse('2026-03-05T08:02:00Z')).next).toContain('Rufen Sie uns bitte sofort an')
  const answered = { ...standing, answeredAt: '2026-03-03T08:00:00.000Z', lastFrom: 'office' as const }
  expect(standOf(answered, Date.parse('2026-03-06T08:00:00Z')).next).toContain('Unsere Nachricht steht unten')
  const heard = { ...answered, status: 'wartet', lastFrom: 'sender' as const }
  expect(standOf(heard, Date.parse('2026-03-06T08:00:00Z')).next).toContain('Ihre letzte Nachricht ist bei uns.')
})
