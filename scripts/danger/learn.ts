import { randomFrom } from './sentences.ts'

/** The features of a sentence, and the place of its class among the classes. */
export type Example = { features: readonly number[]; label: number }

type Settings = { classes: number; buckets: number; rounds: number; rate: number; seed: number }

/** Multinomial logistic regression by stochastic gradient steps (Adagrad); one weight for each bucket and class. */
export function learn(examples: readonly Example[], { classes, buckets, rounds, rate, seed }: Settings): Float32Array {
  const weights = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes)
  const sums = new Float32Array(buckets * classes)
  const random = randomFrom(seed)
  const order = examples.map((_, index) => index)
  for (let round = 0; round < rounds; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      const kept = order[last] ?? 0
      order[last] = order[other] ?? 0
      order[other] = kept
    }
    for (const index of order) {
      const example = examples[index]
      if (example) step(example)
    }
    // The mean of what several rounds learned knows better than the last of them.
    if (round > 0)
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0) / (rounds - 1)
  }
  return sums

  function step({ features, label }: Example): void {
    const scale = 1 / Math.sqrt(features.length)
    const scores = new Float64Array(classes)
    for (const feature of features)
      for (let each = 0; each < classes; each++)
        scores[each] = (scores[each] ?? 0) + (weights[feature * classes + each] ?? 0) * scale
    const top = Math.max(...scores)
    const exps = scores.map((score) => Math.exp(score - top))
    const sum = exps.reduce((one, other) => one + other, 0)
    for (let each = 0; each < classes; each++) {
      const error = (exps[each] ?? 0) / sum - (each === label ? 1 : 0)
      if (Math.abs(error) < 0.002) continue
      for (const feature of features) {
        const at = feature * classes + each
        const gradient = error * scale
        squares[at] = (squares[at] ?? 0) + gradient * gradient
        weights[at] = (weights[at] ?? 0) - (rate * gradient) / (Math.sqrt(squares[at] ?? 0) + 1e-6)
      }
    }
  }
}
