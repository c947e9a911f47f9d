import { expect, test } from 'vitest'
import { phoneDigits, readPhone } from './phone.ts'

test.each([
  ['+49 (0)2628 7998021', '+4926287998021'],
  ['0049 (0)2628 7998021', '+4926287998021'],
  ['++49 2628 7998021', '+4926287998021'],
  ['49 2628 7998021', '+4926287998021'],
  ['0 26 28 / 79 98 021', '+4926287998021'],
  ['02628/799 80-21', '+4926287998021'],
  ['(02628) 7998021', '+4926287998021'],
  ['Tel. 02628 7998021 (nach 17 Uhr)', '+4926287998021'],
  ['\u202a+49 2628 7998021\u202c', '+4926287998021'],
  ['+49(0) 171 1234567', '+491711234567'],
  ['0171‑1234567', '+491711234567'],
  ['٠١٧١ ١٢٣٤٥٦٧', '+491711234567'],
  ['０１７１ １２３４５６７', '+491711234567'],
  ['02628 79980-12', '+4926287998012'],
  ['06131 / 123456 Durchwahl 12', '+496131123456'],
  ['02628 79980 oder 0171 1234567', '+49262879980'],
  ['02628-79980; 0171-1234567', '+49262879980'],
  ['02628 79980 / 0171 1234567', '+49262879980'],
  ['privat 06131 123456, mobil 0171 9876543', '+496131123456'],
  ['0043 1 234567', '+431234567'],
  ['+380 44 123 4567', '+380441234567'],
  ['+1 202 555 0143 x12', '+12025550143;ext=12'],
  ['0800 REISEN', '+49800734736'],
])('%s calls %s', (typed, called) => {
  expect(readPhone(typed)?.href).toBe(`tel:${called}`)
})

test.each(['112', '110', '116117', '115', '19222', '7998021', '2628 7998021'])(
  '%s, a short number or one without its area code, is dialled as it is',
  (typed) => {
    expect(readPhone(typed)?.href).toBe(`tel:${typed.replaceAll(' ', '')}`)
  },
)

test.each(['', 'bitte nicht anrufen', 'nach 18 Uhr', '0', '12', '-', '+', 'siehe E-Mail', '¿?'])(
  '„%s“ is no number, and nothing is made of it',
  (typed) => {
    expect(readPhone(typed)).toBeNull()
  },
)

test('two spellings of one number are the same', () => {
  expect(phoneDigits('+49 (0)2628/123456')).toBe(phoneDigits('02628 123456'))
  expect(phoneDigits('unbekannt')).toBe('')
})
