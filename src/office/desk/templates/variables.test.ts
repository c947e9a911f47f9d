import { expect, test } from 'vitest'
import { filledWhenSent, firstGap } from './variables.ts'

test('the first gap is the first variable that nobody fills in', () => {
  const text = '{{anrede}},\n\nam {{termin}} kommt {{ betrieb }}.'
  const found = (filledLater: readonly string[]) => {
    const gap = firstGap(text, filledLater)
    return gap && text.slice(gap.start, gap.end)
  }
  expect(found([])).toBe('{{anrede}}')
  expect(found(filledWhenSent)).toBe('{{termin}}')
  expect(found(['anrede', 'termin'])).toBe('{{ betrieb }}')
  expect(found(['anrede', 'termin', 'betrieb'])).toBeNull()
})
