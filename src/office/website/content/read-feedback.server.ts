import type { FeedbackStore } from '#company/content/feedback.ts'

const MOST_SHOWN = 50

/** Reads visitors' feedback on the assistant's answers, which are made of these records. */
export async function readAnswerFeedback(store: FeedbackStore) {
  const [counts, answers] = await Promise.all([store.answerCounts(), store.listAnswers(MOST_SHOWN)])
  return { counts, answers }
}

/** Reads visitors' feedback on a record, for its panel. */
export async function readFeedback(store: FeedbackStore, id: string) {
  const [counts, missing] = await Promise.all([store.counts([id]), store.listMissing(id, MOST_SHOWN)])
  return { counts: counts.get(id) ?? { yes: 0, no: 0 }, missing }
}
