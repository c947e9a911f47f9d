import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import model from '../../src/areas/tenant-services/assistant/danger/danger-model.json' with { type: 'json' }
import { measure } from './measure.ts'
import { modelFile, sourceOfModel } from './train.ts'

test.each(['tune', 'held-out'] as const)(
  'of the sentences from which nothing was learned (%s), dangers are seen with whom to call, and harmless ones alarm nobody',
  (part) => {
    const { called, alarmed, understood } = measure(part)
    expect(called).toBeGreaterThanOrEqual(0.95)
    expect(alarmed).toBeLessThanOrEqual(0.05)
    expect(understood).toBeGreaterThanOrEqual(0.97)
  },
)

test('the model is what the script makes of the sentences today: else `npm run train:danger`', () => {
  expect(model.source).toBe(sourceOfModel())
  expect(statSync(modelFile).size).toBeLessThan(300_000)
})
