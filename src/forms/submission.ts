import type { createFilesKeeper } from './draft-files.ts'
import type { DeclaredForm } from './declare-form.ts'
import type { SendOutcome } from './send.ts'
import type { Entered } from './entered.ts'

/** Where a form stands between the first letter and its reference. */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'sending' /** Of the files, in whole percents; missing where there are none. */; percentSent?: number }
  | { kind: 'received'; reference: string }
  | {
      /** It was sent without an answer. It is kept on this device and tried again until one comes. */
      kind: 'waiting'
      /** In milliseconds. */
      since: number
      /** Tries without being asked; not for what was sent on another day. */
      isAutomatic: boolean
      isTrying: boolean
      percentSent?: number
    }
  | { kind: 'failed'; why: FailureReason; title: string }

/** `refused`: the form's own rules said no; `unreachable`: no answer came; `limited`: too many in a short time. */
export type FailureReason = 'refused' | 'unreachable' | 'limited' | 'broken'

/** The answer of a page's `action` to a plain post that was not stored (`FormAnswer` of the pipeline). */
export type PostedAnswer = {
  title: string
  errors: Record<string, string>
  entered: Record<string, unknown>
  formToken: string
  idempotencyKey: string
  /** HTTP status of the answer; 409 is a refusal. */
  status?: number
}

/** The hidden fields of a form, from the page's loader. The key is empty in a page that is the same for everybody. */
export type FreshFields = { formToken: string; idempotencyKey: string }

export const submissionTexts = {
  sending: 'Wird gesendet...',
  unreachable:
    'Wir haben keine Antwort vom Server erhalten. Bitte prüfen Sie Ihre Internetverbindung und senden Sie erneut. Ihre Eingaben sind noch da, und es wird nichts doppelt gespeichert.',
  broken:
    'Beim Speichern ist ein Fehler aufgetreten. Ihre Eingaben sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
} as const

/** A toast's text: a title, or a title with a sentence or two below it. */
export type ToastText = string | { title: string; description: string; note?: string }

export function toastOf(text: ToastText | ((reference: string) => ToastText), reference = '') {
  const said = typeof text === 'function' ? text(reference) : text
  return typeof said === 'string' ? { title: said } : said
}

/** The state that a page begins with, after a plain post or without one. */
export function submissionAfter(answer: PostedAnswer | undefined): Submission {
  if (!answer) return { kind: 'idle' }
  const { status = 422, errors } = answer
  if (status === 422 && Object.keys(errors).length > 0) return { kind: 'idle' }
  const why = status === 409 || status === 422 ? 'refused' : status === 429 ? 'limited' : 'broken'
  return { kind: 'failed', why, title: answer.title }
}

/** The state after a sending that stored nothing, or perhaps did and lost its answer. */
export function failureAfter(outcome: Exclude<SendOutcome, { kind: 'received' | 'invalid' }>): Submission {
  if (outcome.kind === 'unreachable') return { kind: 'failed', why: 'unreachable', title: submissionTexts.unreachable }
  return { kind: 'failed', why: outcome.kind, title: outcome.title ?? submissionTexts.broken }
}

/** Of a proxy without a server behind it. */
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504])

/** No answer of our server: no connection, or only a proxy's error page. */
export function isUnanswered(outcome: SendOutcome): boolean {
  if (outcome.kind === 'unreachable') return true
  return outcome.kind === 'broken' && outcome.title === null && GATEWAY_ERRORS.has(outcome.status)
}

export type SubmissionFormOptions = {
  form: DeclaredForm
  /** From the page's loader; a form that begins in the browser (a dialog) does without. */
  fresh?: FreshFields | undefined
  /** The page's `actionData`: what a plain post was refused for, with everything that was typed. */
  answer?: PostedAnswer | undefined
  /** Values that the page decides (a preselected flat); no draft overrides them. */
  fixed?: Entered
  /**
   * `createFilesKeeper`: keep the chosen files, too; and where nobody answers, wait for the network and send then.
   * Given by the form that needs it, so that no other loads it.
   */
  sendsLater?: typeof createFilesKeeper
  toasts?: {
    /** Given the reference where the form leaves its page at once, and the toast is all that names it. */
    received: ToastText | ((reference: string) => ToastText)
    failed: ToastText
    /** For a lost answer, where the words differ from those of any other failure. */
    unreachable?: ToastText
  }
  /** Parameters of the confirmation's address besides the reference. */
  confirmedWith?: (sent: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
  /** Shows the confirmation; the toast follows when its promise resolves. */
  onReceived?: (reference: string, more: Readonly<Record<string, string>>) => void | Promise<void>
}
