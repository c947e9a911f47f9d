import type { Answer } from '../answer.ts'

/** What the model may say, and the page where it stands. Numbers count from 1. */
export type NumberedSource = { number: number; title: string; to: string; text: string }

/** Letters of one source; a model reads no more than it needs. */
const LONGEST_SOURCE = 1500

/** All that our own assistant found, each with its page. */
export function sourcesOf({ flats, passages, leads }: Answer): NumberedSource[] {
  const found = [
    ...(flats
      ? [
          { title: flats.all.label, to: flats.all.to, text: flats.text },
          ...flats.flats.map(({ name, place, facts, to }) => ({
            title: name,
            to,
            text: `${name}, ${place}: ${facts.join(', ')}.`,
          })),
        ]
      : []),
    ...passages.map(({ heading, paragraphs, source }) => ({
      title: source.title,
      to: source.to,
      text: `${heading}\n${paragraphs.join('\n')}`,
    })),
    ...leads.map(({ label, to, why }) => ({ title: label, to, text: `${why} (${label})` })),
  ]
  return found.map((source, index) => ({
    ...source,
    text: source.text.slice(0, LONGEST_SOURCE),
    number: index + 1,
  }))
}
