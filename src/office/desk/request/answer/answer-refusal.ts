import type { FormRefusal } from '#office/frame/frame/office-form.tsx'

/** The action's answer about the form of an answer. */
export type AnswerRefusal = FormRefusal & {
  /** How the mail will read, with everything that the site puts around the text. */
  preview?: { subject: string; text: string }
}

/** `intent` of the form as a whole; its buttons have their own. */
export const ANSWER_FORM = 'antwort'
