import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { featuresOf, plainWords } from '../../src/areas/tenant-services/assistant/danger/features.ts'
import { type Example, learn } from './learn.ts'
import { trainingSentences } from './sentences.ts'
import { varied } from './vary.ts'

/** The model that the assistant reads. */
export const modelFile = fileURLToPath(
  new URL('../../src/areas/tenant-services/assistant/danger/danger-model.json', import.meta.url),
)

/** What stands in fewer sentences is chance. */
const OFTEN = 7

/** Weights become whole numbers up to this, so that the file is small; measured, no sentence is judged otherwise. */
const LARGEST_WEIGHT = 4

const settings = {
  dangers: { buckets: 2 ** 16, rounds: 6 },
  languages: { buckets: 2 ** 12, rounds: 2 },
}

type Of = keyof typeof settings

/** What the model is made from: another value means that it has to be made anew (`npm run train:danger`). */
export function sourceOfModel(): string {
  const hash = createHash('sha256').update(JSON.stringify([varied(trainingSentences()), settings, LARGEST_WEIGHT, OFTEN]))
  for (const file of ['learn.ts', '../../src/areas/tenant-services/assistant/danger/features.ts'])
    hash.update(readFileSync(new URL(file, import.meta.url)))
  return hash.digest('hex')
}

/** Learns dangers and languages from the sentences. */
export function trainedModel() {
  const sentences = varied(trainingSentences())
  const all = sentences.map(({ text }) => [...featuresOf(plainWords(text))])
  const counts = new Map<number, number>()
  for (const feature of all.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const features = all.map((each) => each.filter((feature) => (counts.get(feature) ?? 0) >= OFTEN))
  const part = (of: Of, labels: string[]) => {
    const { buckets, rounds } = settings[of]
    const names = [...new Set(labels)].toSorted()
    const examples = features.map((all, index): Example => ({
      features: [...new Set(all.map((feature) => feature % buckets))],
      label: names.indexOf(labels[index] ?? ''),
    }))
    const weights = learn(examples, { classes: names.length, buckets, rounds, rate: 0.3 })
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST_WEIGHT / 2
    const whole = Int8Array.from(weights, (weight) =>
      Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, Math.round(weight / scale))),
    )
    return { names, buckets, scale, weights: deflateRawSync(whole, { level: 9 }).toString('base64') }
  }
  return {
    source: sourceOfModel(),
    dangers: part('dangers', sentences.map(({ danger }) => danger)),
    languages: part('languages', sentences.map(({ language }) => language)),
  }
}

if (import.meta.main) {
  writeFileSync(modelFile, `${JSON.stringify(trainedModel(), null, 2)}\n`)
}
