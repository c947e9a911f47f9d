import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foldText } from '../../src/platform/fold.ts'

/** A sentence with the danger in it (`none`: no danger) and its language. */
export type Sentence = { danger: string; language: string; text: string }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Sentences from one pattern at most; more of the same teach nothing. */
const MOST_OF_A_PATTERN = 16

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** What the model learns from: `sentences/*.txt`, where `## danger` stands above its patterns and `{a|b}` is either. */
export function trainingSentences(seed: number): Sentence[] {
  // Short ones stand in both by chance, and what is learned by heart measures nothing.
  const measured = new Set(
    [...measuredSentences('tune'), ...measuredSentences('held-out')].map(({ text }) => foldText(text)),
  )
  return readdirSync(here('sentences'))
    .toSorted()
    .flatMap((file) => {
      let danger = ''
      return readFileSync(here(`sentences/${file}`), 'utf8')
        .split('\n')
        .flatMap((line) => {
          if (line.startsWith('## ')) danger = line.slice(3)
          if (line === '' || line.startsWith('## ')) return []
          return expanded(line, randomFrom(hashOf(line) + seed)).map((text) => ({
            danger,
            language: file.slice(0, 2),
            text,
          }))
        })
    })
    .filter(({ text }) => !measured.has(foldText(text)))
}

/** So that a new pattern changes no sentence of the others. */
const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7)

/** Up to so many sentences of a pattern, every choice in at least one of them. */
function expanded(pattern: string, random: () => number): string[] {
  const parts = pattern.split(/[{}]/).map((part, index) => (index % 2 === 0 ? [part] : part.split('|')))
  const all = parts.reduce((product, { length }) => product * length, 1)
  const longest = Math.max(...parts.map(({ length }) => length))
  const count = Math.min(all, Math.max(MOST_OF_A_PATTERN, longest))
  const offsets = parts.map(() => Math.floor(random() * 1000))
  const texts = Array.from({ length: count * 3 }, (_, round) =>
    parts
      .map((choices, at) => {
        const isInOrder = choices.length === longest || random() < 0.5
        const chosen = isInOrder ? round + (offsets[at] ?? 0) : Math.floor(random() * choices.length)
        return choices[chosen % choices.length]
      })
      .join('')
      .replaceAll(/ +/g, ' ')
      .trim(),
  )
  return [...new Set(texts)].filter(Boolean).slice(0, count)
}

/** What the model is measured by and never learns from: `tune` may be looked at while it is improved, `held-out` may not. */
export function measuredSentences(part: 'tune' | 'held-out'): Sentence[] {
  return readdirSync(here(`measured/${part}`))
    .toSorted()
    .flatMap((file) =>
      readFileSync(here(`measured/${part}/${file}`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [danger = '', text = ''] = line.split('\t')
          return { danger, language: file.slice(0, 2), text }
        }),
    )
}
