import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { email, optionalText, requiredText } from './fields.ts'
import { LONGEST_TEXT } from './text-fields.ts'

test('a field of one line holds one line, whatever was pasted or sent; a text area keeps its lines', () => {
  const read = (schema: z.ZodMiniType, text: string) => z.parse(schema, text)
  expect(read(requiredText(), ' Erika\r\nMuster\u2028\n ')).toBe('Erika Muster')
  expect(read(optionalText({ max: 300 }), 'Weg 1\nBcc: a@example.de')).toBe('Weg 1 Bcc: a@example.de')
  expect(read(requiredText('', { max: LONGEST_TEXT }), 'eins\nzwei')).toBe('eins\nzwei')
  expect(z.safeParse(email(), 'a@example.de\nb@example.de').success).toBe(false)
})
