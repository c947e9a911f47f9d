import type { Feedback } from '#company/content/feedback.ts'
import type { Line } from '#company/content/content-kind.ts'

/** „12 ja · 3 nein“ */
export const feedbackInWords = ({ yes, no }: Feedback) => `${yes} ja · ${no} nein`

/** A record's line in the list, with what visitors said of it. */
export function withFeedback(line: Line, feedback: Feedback | undefined): Line {
  if (!feedback) return line
  return { ...line, line: [line.line, `Hilfreich? ${feedbackInWords(feedback)}`].filter(Boolean).join(' · ') }
}
