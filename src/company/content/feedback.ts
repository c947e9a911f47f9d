/** How many visitors found something helpful. */
export type Feedback = { yes: number; no: number }

/** What was missing, and when it was said (ISO 8601). */
export type Missing = { id: string; text: string; at: string }

/** What an answer of the assistant was to, and whether it helped. */
export type AnswerFeedback = { id: string; question: string; isHelpful: boolean; missing: string | null; at: string }

/** What visitors said of the records of a kind, and of the assistant's answers, which are made of them. */
export type FeedbackStore = {
  /** By record; one that nobody answered is not in it. */
  counts(ids: readonly string[]): Promise<Map<string, Feedback>>
  /** Newest first. */
  listMissing(id: string, limit: number): Promise<Missing[]>
  answerCounts(): Promise<Feedback>
  /** First those that did not help, newest first. */
  listAnswers(limit: number): Promise<AnswerFeedback[]>
}
