import { expect, test } from 'vitest'
import { detailOf } from './audit-details.server.ts'

test('a request that staff entered is named in words', () => {
  const entry = {
    id: '1',
    happenedAt: '2026-03-02T08:00:00.000Z',
    staffId: null,
    staffName: null,
    action: 'request.entered',
    subjectKind: null,
    subjectId: null,
    detail: 'damage_report, telefon',
  }
  expect(detailOf(entry, { team: new Map(), templates: new Map() })).toBe('Schadensmeldung, Telefon')
})
