import { expect, test } from 'vitest'
import { readApplied } from './applied.ts'

test('what the device remembers is an application or nothing', () => {
  const applied = { reference: '7K42-PXR8', at: '2026-03-02T08:00:00.000Z' }
  expect(readApplied(JSON.stringify(applied))).toEqual(applied)
  for (const other of [
    '',
    'null',
    '7',
    '{}',
    '{"reference":"x","at":"2026-03-02"}',
    '{"reference":"7K42-PXR8","at":"nie"}',
  ])
    expect(readApplied(other), other).toBeNull()
})
