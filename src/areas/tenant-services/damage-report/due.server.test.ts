import { expect, test } from 'vitest'
import { readExample } from '#areas/form-mails.ts'
import { exampleReport } from './example-report.ts'
import { damageForm, type UrgencyLevel } from './fields.ts'
import { damageReportKind } from './kind.server.ts'

const monday = new Date('2026-03-02T08:00:00Z')

const dueAt = (urgency: UrgencyLevel) =>
  damageReportKind.dueAt?.(readExample(damageForm, exampleReport({ urgency_level: urgency })), monday)

test('an emergency is due at once', () => {
  expect(dueAt('emergency')).toEqual(monday)
})

test('a high urgency is due within 24 hours', () => {
  expect(dueAt('high')).toEqual(new Date('2026-03-03T08:00:00Z'))
})

test('a normal one is due within three days, a low one within two weeks', () => {
  expect(dueAt('medium')).toEqual(new Date('2026-03-05T08:00:00Z'))
  expect(dueAt('low')).toEqual(new Date('2026-03-16T08:00:00Z'))
})
