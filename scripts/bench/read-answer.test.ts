import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnswerReader } from './read-answer.ts'

const withLength = (status: number, body: string) =>
  `HTTP/1.1 ${status} X\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
const inChunks = (status: number, parts: string[]) =>
  `HTTP/1.1 ${status} X\r\nTransfer-Encoding: chunked\r\n\r\n${parts
    .filter(Boolean)
    .map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`)
    .join('')}0\r\n\r\n`

test('answers one after another are told apart, wherever the line cuts them', () => {
  const body = fc.string({ unit: 'grapheme', maxLength: 40 })
  const answer = fc.oneof(
    fc
      .tuple(fc.constantFrom(200, 304, 503), body)
      .map(([status, text]) => ({ status, text: withLength(status, text) })),
    fc.array(body, { maxLength: 4 }).map((parts) => ({ status: 201, text: inChunks(201, parts) })),
  )
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 5 }), fc.array(fc.nat(200), { maxLength: 20 }), (answers, cuts) => {
      const found: number[] = []
      const read = createAnswerReader((status) => found.push(status))
      for (const { text } of answers) {
        // A client without pipelining never has two answers in one piece of a chunked one.
        let rest = Buffer.from(text)
        for (const cut of cuts) {
          if (rest.length === 0) break
          read(rest.subarray(0, cut))
          rest = rest.subarray(cut)
        }
        if (rest.length > 0) read(rest)
      }
      expect(found).toEqual(answers.map(({ status }) => status))
    }),
  )
})
