import type { DeclaredForm } from './declare-form.ts'
import type { Entered } from './entered.ts'
import type { FormFiles } from './file-rules.ts'
import type { FormRules } from './form-rules.ts'
import type { FreshFields, PostedAnswer, ToastText } from './submission.ts'

export type SubmissionFormOptions = {
  /** Short and unique among the site's forms: `bewerbung`. Names the draft and goes before every field's id. */
  id: string
  /** One object for each form: the schema is fetched once. */
  rules: FormRules | DeclaredForm
  /** Where JavaScript sends to: `/api/tenant-applications`. Without it the form posts to its page's own address. */
  endpoint: string
  /** From the page's loader; a form that begins in the browser (a dialog) does without. */
  fresh?: FreshFields | undefined
  /** The page's `actionData`: what a plain post was refused for, with everything that was typed. */
  answer?: PostedAnswer | undefined
  /** What the fields begin with. */
  initial?: Entered
  /** Values that the page decides (a preselected flat); no draft overrides them. */
  fixed?: Entered
  /** Keep what is typed on this device until it was sent. */
  keepsDraft?: boolean
  /** Keep the chosen files, too; and where nobody answers, wait for the network and send then. Needs `keepsDraft`. */
  sendsLater?: boolean
  /** The form's file inputs, by the rules that the server judges by. */
  files?: FormFiles
  /** Leaves fields out of what is sent that only the form needs. */
  toBody?: (data: object) => object
  toasts?: {
    /** Given the reference where the form leaves its page at once, and the toast is all that names it. */
    received: ToastText | ((reference: string) => ToastText)
    failed: ToastText
    /** For a lost answer, where the words differ from those of any other failure. */
    unreachable?: ToastText
  }
  /** Shows the confirmation; the toast follows when its promise resolves. */
  onReceived?: (reference: string) => void | Promise<void>
}
