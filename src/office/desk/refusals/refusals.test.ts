import { expect, test } from 'vitest'
import { isWholeRefusal, needsReason, reasonLabel, refusalOf } from './reasons.ts'
import { readRefusal } from './read-refusal.ts'
import { waitingTime } from './waiting-time.ts'

test('a refused application is kept for six months, and never less than the two of a claim', () => {
  expect(waitingTime('2026-11-21', 'tenant_application')).toEqual({ earliest: '2027-01-22', offered: '2027-05-21' })
})

test('a month without that day ends on its last', () => {
  expect(waitingTime('2026-12-31', 'job_application')).toEqual({ earliest: '2027-03-01', offered: '2027-06-30' })
  expect(waitingTime('2027-12-31', 'job_application').earliest).toBe('2028-03-01')
})

test('only applications need a reason, and only when they are refused', () => {
  expect(needsReason('tenant_application', 'abgelehnt')).toBe(true)
  expect(needsReason('job_application', 'abgelehnt')).toBe(true)
  expect(needsReason('damage_report', 'abgelehnt')).toBe(false)
  expect(needsReason('tenant_application', 'erledigt')).toBe(false)
})

test('a reason belongs to its kind, and another one than those says which', () => {
  expect(isWholeRefusal('tenant_application', { reason: 'haushalt_zu_gross', note: null })).toBe(true)
  expect(isWholeRefusal('job_application', { reason: 'haushalt_zu_gross', note: null })).toBe(false)
  expect(isWholeRefusal('job_application', { reason: 'qualifikation_fehlt', note: null })).toBe(true)
  expect(isWholeRefusal('tenant_application', { reason: 'sonstiges', note: ' ' })).toBe(false)
  expect(isWholeRefusal('tenant_application', { reason: 'sonstiges', note: 'Haustier nicht möglich' })).toBe(true)
  expect(isWholeRefusal('tenant_application', { reason: 'toString', note: null })).toBe(false)
  expect(isWholeRefusal('damage_report', { reason: 'sonstiges', note: 'x' })).toBe(false)
})

test('every stored reason has words, also one that is offered no more', () => {
  for (const kind of ['tenant_application', 'job_application']) {
    const reasons = Object.entries(refusalOf(kind)?.reasons ?? {})
    expect(reasons.length, kind).toBeGreaterThan(5)
    for (const [code, label] of reasons) expect(reasonLabel(kind, code)).toBe(label)
  }
  expect(reasonLabel('tenant_application', 'nicht_erfasst')).toMatch(/^Nicht erfasst/)
  expect(reasonLabel('tenant_application', 'frueher_einmal')).toBe('frueher_einmal')
})

const typed = (different: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ reason: 'bonitaet', mail: 'nein', ...different })) form.set(name, value)
  return readRefusal(form, 'tenant_application', '2026-11-21')
}
const errorsOf = (different: Record<string, string>) => {
  const read = typed(different)
  return read.ok ? [] : Object.keys(read.errors)
}

test('a refusal is read with its day of deletion, counted from the day on which it is told', () => {
  expect(typed({})).toEqual({
    ok: true,
    typed: { refusal: { reason: 'bonitaet', note: null }, deleteOn: '2027-05-21', mail: null },
  })
  expect(typed({ mail: 'am', mail_on: '1.12.2026', mail_text: '{{anrede}}, leider nein.' })).toEqual({
    ok: true,
    typed: {
      refusal: { reason: 'bonitaet', note: null },
      deleteOn: '2027-06-01',
      mail: { text: '{{anrede}}, leider nein.', on: '2026-12-01' },
    },
  })
  expect(typed({ delete_on: '22.01.2027' })).toMatchObject({ ok: true, typed: { deleteOn: '2027-01-22' } })
})

test('what a refusal must not be is said at its field', () => {
  expect(errorsOf({ reason: '' })).toEqual(['reason'])
  expect(errorsOf({ reason: 'sonstiges' })).toEqual(['note'])
  expect(errorsOf({ delete_on: '21.01.2027' })).toEqual(['delete_on'])
  expect(errorsOf({ delete_on: '22.05.2027' })).toEqual(['delete_on'])
  // Told later, the claims end later.
  expect(errorsOf({ delete_on: '22.01.2027', mail: 'am', mail_on: '01.12.2026', mail_text: 'Nein.' })).toEqual([
    'delete_on',
  ])
  expect(errorsOf({ mail: 'am', mail_on: '21.11.2026', mail_text: 'Nein.' })).toEqual(['mail_on'])
  expect(errorsOf({ mail: 'am', mail_on: '22.12.2026', mail_text: 'Nein.' })).toEqual(['mail_on'])
  expect(errorsOf({ mail: 'jetzt', mail_text: ' ' })).toEqual(['mail_text'])
  expect(errorsOf({ mail: 'jetzt', mail_text: '{{grund}}' })).toEqual(['mail_text'])
})
