import { inflateRawSync } from 'node:zlib'
import model from './danger-model.json' with { type: 'json' }
import { featuresOf } from './features.ts'

type Part = (typeof model)['dangers']

/** How likely each name is for these words, as logistic regression has it; all together are 1. */
export type Likelihoods = ReadonlyMap<string, number>

function readerOf({ names, buckets, scale, weights: packed }: Part) {
  let weights: Float32Array | undefined
  return (words: readonly string[]): Likelihoods => {
    weights ??= Float32Array.from(
      new Int8Array(inflateRawSync(Buffer.from(packed, 'base64'))),
      (root) => root * Math.abs(root) * scale,
    )
    const features = new Set([...featuresOf(words)].map((feature) => feature % buckets))
    const scores = new Float64Array(names.length)
    for (const feature of features)
      for (let at = 0; at < scores.length; at++)
        scores[at] = (scores[at] ?? 0) + (weights[feature * scores.length + at] ?? 0)
    const exps = scores.map((score) => Math.exp(score / Math.sqrt(Math.max(1, features.size))))
    const sum = exps.reduce((one, other) => one + other, 0)
    return new Map(names.map((name, at) => [name, (exps[at] ?? 0) / sum]))
  }
}

/** Reads words by the trained model: dangers (`none` among them) and languages. */
export const readDangers = readerOf(model.dangers)
export const readLanguages = readerOf(model.languages)

/** The likeliest name. */
export const likeliest = (likelihoods: Likelihoods): string =>
  [...likelihoods].reduce((best, each) => (each[1] > best[1] ? each : best), ['', -1])[0]
