/** A question that tenants ask often. */
export type Question = {
  id: string
  question: string
  /** Markdown, as it was written. */
  answer: string
  /** The same as safe HTML. */
  answerHtml: string
  sortOrder: number
}

export type NewQuestion = Omit<Question, 'answerHtml'>
