import { expect, test } from 'vitest'
import { sentencesOf } from './worded-answer.server.ts'

async function cut(text: string, size: number): Promise<string[]> {
  async function* words() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const sentences: string[] = []
  for await (const sentence of sentencesOf(words())) sentences.push(sentence)
  return sentences
}

test('sentences come whole with their citations, in whatever pieces they arrive', async () => {
  const text = 'Erster Satz. [1] Zweiter, z. B. mit § 5 Abs. 3 [2]. Am 1. März geht es los [1].\n\nDanach Schluss'
  for (const size of [1, 3, 7, 200]) {
    const sentences = await cut(text, size)
    expect(sentences.join(''), `in pieces of ${size}`).toBe(text)
    expect(sentences.map((sentence) => sentence.trim()).filter(Boolean)).toEqual([
      'Erster Satz. [1]',
      'Zweiter, z. B. mit § 5 Abs. 3 [2].',
      'Am 1. März geht es los [1].',
      'Danach Schluss',
    ])
  }
})

test('a text without an end is let go in parts, but no link or tag is cut', async () => {
  const endless = 'wort '.repeat(200)
  expect((await cut(endless, 9)).length).toBeGreaterThan(3)
  const tagged = `${'wort '.repeat(47)}<a href="https://boese.example/${'x'.repeat(60)}">hier klicken</a> weiter`
  expect((await cut(tagged, 5)).some((part) => part.includes('<a href') && !part.includes('>'))).toBe(false)
})
