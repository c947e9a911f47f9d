import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { featuresOf, plainWords } from '../../src/areas/tenant-services/assistant/danger/features.ts'
import { run } from '../testing/command.ts'
import { type Example, learn } from './learn.ts'
import { type Sentence, trainingSentences } from './sentences.ts'
import { varied } from './vary.ts'

/** The model that the assistant reads. */
export const modelFile = fileURLToPath(
  new URL('../../src/areas/tenant-services/assistant/danger/danger-model.json', import.meta.url),
)

/** What stands in fewer sentences is chance. */
const OFTEN = 9

/** Weights become whole numbers up to this, so that the file is small; measured, no sentence is judged otherwise. */
const LARGEST_WEIGHT = 5

const settings = {
  danger: { buckets: 2 ** 16, rounds: 6 },
  language: { buckets: 2 ** 13, rounds: 3 },
}

/** Models whose mean is ours: each saw other sentences of the same patterns in another order, so chance weighs less. */
const SEEDS = [110, 112, 115]

const sentencesOf = (seed: number) => varied(trainingSentences(seed), seed)

/** What the model is made from: another value means that it has to be made anew (`npm run train:danger`). */
export function sourceOfModel(): string {
  const hash = createHash('sha256').update(JSON.stringify([SEEDS.map(sentencesOf), settings, LARGEST_WEIGHT, OFTEN]))
  for (const file of ['learn.ts', '../../src/areas/tenant-services/assistant/danger/features.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)))
  return hash.digest('hex')
}

/** Learns dangers and languages from the sentences. */
function trainedModel() {
  const runs = SEEDS.map((seed) => {
    const sentences = sentencesOf(seed)
    return { seed, sentences, features: frequentFeatures(sentences) }
  })
  const part = (of: 'danger' | 'language') => {
    const { buckets, rounds } = settings[of]
    const names = [...new Set(runs.flatMap(({ sentences }) => sentences.map((sentence) => sentence[of])))].toSorted()
    const sum = new Float32Array(buckets * names.length)
    for (const { seed, sentences, features } of runs) {
      const examples = sentences.map(
        (sentence, index): Example => ({
          features: [...new Set(features[index]?.map((feature) => feature % buckets))],
          label: names.indexOf(sentence[of]),
        }),
      )
      const learned = learn(examples, { classes: names.length, buckets, rounds, rate: 0.3, seed })
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (learned[at] ?? 0) / SEEDS.length
    }
    return { names, buckets, ...packed(sum) }
  }
  return { source: sourceOfModel(), dangers: part('danger'), languages: part('language') }
}

function frequentFeatures(sentences: readonly Sentence[]): number[][] {
  const all = sentences.map(({ text }) => [...featuresOf(plainWords(text))])
  const counts = new Map<number, number>()
  for (const feature of all.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return all.map((each) => each.filter((feature) => (counts.get(feature) ?? 0) >= OFTEN))
}

/** As roots in whole numbers, since most weights are small and all of them together decide. */
function packed(weights: Float32Array): { scale: number; weights: string } {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const whole = Int8Array.from(weights, (weight) =>
    Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / most) * LARGEST_WEIGHT),
  )
  return { scale: most / LARGEST_WEIGHT ** 2, weights: deflateRawSync(whole, { level: 9 }).toString('base64') }
}

if (import.meta.main) {
  writeFileSync(modelFile, `${JSON.stringify(trainedModel(), null, 2)}\n`)
  // Made from the same sentences, the file is the same one.
  await run('biome', ['format', '--write', modelFile])
}
