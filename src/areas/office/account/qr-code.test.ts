import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const digest = (text: string) =>
  createHash('sha256')
    .update(
      qrCode(text)
        .map((row) => row.map(Number).join(''))
        .join('\n'),
    )
    .digest('hex')

// An independent decoder (jsQR 1.4.0) read these two, and texts of every length from 1 to 520 bytes, back to the letter.
test('codes are drawn as an independent decoder has read them', () => {
  expect(digest('Verwaltung')).toBe('7eab0af363bffdadaa3337edc16343c124d344731874fef90047b3b6fbcd5f64')
  expect(digest('Grüße aus Rhens '.repeat(20))).toBe('8f9aa5d8282fa57755844b380f9e0aeb5d0032eedfa8e9119c65385152dd5305')
})

test('a longer text takes a larger code, and one that no code of ours holds is an error', () => {
  expect(qrCode('x').length).toBe(21)
  expect(qrCode('x'.repeat(17)).length).toBe(21)
  expect(qrCode('x'.repeat(18)).length).toBe(25)
  expect(qrCode('x'.repeat(520)).length).toBe(77)
  expect(() => qrCode('x'.repeat(521))).toThrow('too long')
})
