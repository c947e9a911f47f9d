import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { dismissToast, showToast } from '#ui/toast/toast.ts'
import { chosenFiles, fingerprintOf } from './chosen-files.ts'
import { type Entered, enteredFrom, isUntouched, readEntered } from './entered.ts'
import { fileErrors, type FileRules } from './file-rules.ts'
import type { FieldErrors, FormState } from './form-context.ts'
import { createFormMemory } from './form-memory.ts'
import { createFormStore } from './form-store.ts'
import { type FormSchema, parseForm, requiredFields } from './parse-form.ts'
import { sendForm, type SendOutcome } from './send-form.ts'
import {
  type FreshFields,
  type PostedAnswer,
  submissionAfter,
  failureAfter,
  toastOf,
  type ToastText,
} from './submission.ts'
import { useDraft } from './use-draft.ts'
import { useFaults } from './use-faults.ts'

export type SubmissionFormOptions = {
  /** Short and unique among the site's forms: `bewerbung`. Names the draft and goes before every field's id. */
  id: string
  /** The same object that the server judges with. */
  schema: FormSchema
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
  /** The form's file inputs, by the rules that the server judges by, and the limit of its whole request in bytes. */
  files?: { rules: FileRules; maxBytes: number }
  /** Leaves fields out of what is sent that only the form needs. */
  toBody?: (data: object) => object
  toasts?: {
    /** Given the reference where the form leaves its page at once, and the toast is all that names it. */
    received: ToastText | ((reference: string) => ToastText)
    failed: ToastText
    /** For a lost answer, where the words differ from those of any other failure. */
    unreachable?: ToastText
  }
  onReceived?: (reference: string) => void
}

const nothing: Entered = {}

/** One form from its first letter to its reference. Give the result to `<SubmissionForm form={…}>`. */
export function useSubmissionForm(options: SubmissionFormOptions) {
  const { id, schema, answer, fixed = nothing, keepsDraft = false } = options
  const [begin] = useState<Entered>(() => ({
    ...options.initial,
    ...(answer && enteredFrom(answer.entered)),
    ...fixed,
  }))
  const [values, setValues] = useState(begin)
  const [generation, setGeneration] = useState(0)
  const [isReady, setReady] = useState(false)
  const [submission, setSubmission] = useState(() => submissionAfter(answer))
  const [store] = useState(() => createFormStore(begin))
  const faults = useFaults(answer?.errors)
  const { files } = options
  const required = useMemo(() => new Set([...requiredFields(schema), ...requiredFiles(files?.rules)]), [schema, files])
  const [memory] = useState(() => createFormMemory(answer ?? options.fresh))

  const untouched: Entered = { ...options.initial, ...fixed }
  const draft = useDraft(id, keepsDraft, () => {
    const { formToken, attempt } = memory
    const entered = store.read()
    return isUntouched(entered, untouched) ? null : { entered, formToken, attempt }
  })

  /** Shows these values in all fields, as if they had been typed. */
  function fill(entered: Entered) {
    store.write(entered)
    setValues(entered)
    setGeneration((count) => count + 1)
  }

  useEffect(() => {
    const form = memory.form
    if (!form) return
    const kept = answer ? null : draft.load()
    const typed = readEntered(form)
    if (kept) {
      memory.formToken = kept.formToken || memory.formToken
      memory.attempt = kept.attempt
      // Somebody may have typed before the scripts arrived; that is newer than the draft.
      const news = Object.entries(typed).filter(([name, value]) => value !== (begin[name] ?? ''))
      fill({ ...kept.entered, ...Object.fromEntries(news), ...fixed })
    } else if (!isUntouched(typed, begin)) {
      store.write({ ...begin, ...typed })
      draft.saveSoon()
    }
    if (memory.formToken === '') void memory.fetchToken()
    setReady(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form arrives in the browser
  }, [])

  function edited(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    store.write(readEntered(form))
    draft.saveSoon()
    setSubmission((known) => (known.kind === 'failed' && known.why === 'refused' ? { kind: 'idle' } : known))
    const { target } = event
    if (target instanceof Element && 'name' in target && typeof target.name === 'string') faults.edited(target.name)
  }

  async function submit(event: { preventDefault: () => void }) {
    event.preventDefault()
    const form = memory.form
    if (!form || memory.isSending) return
    const entered = readEntered(form)
    store.write(entered)
    const checked = parseForm(schema, entered)
    const errors = { ...(checked.ok ? {} : checked.errors), ...faultsOfFiles() }
    if (!checked.ok || Object.keys(errors).length > 0) return faults.report(errors)

    memory.isSending = true
    faults.clear()
    dismissToast()
    setSubmission({ kind: 'sending' })
    const outcome = await send(options.toBody?.(checked.data) ?? checked.data)
    memory.isSending = false
    conclude(outcome)
  }

  function faultsOfFiles(): FieldErrors {
    return files ? fileErrors((name) => chosenFiles(memory.form, name), files.rules, files.maxBytes) : {}
  }

  async function send(body: object): Promise<SendOutcome> {
    const chosen = Object.keys(files?.rules ?? {}).flatMap((name) =>
      chosenFiles(memory.form, name).map((file) => [name, file] as const),
    )
    const idempotencyKey = memory.keyFor(JSON.stringify(body) + fingerprintOf(chosen))
    // Kept before it leaves: if the answer never arrives, the next try is known to be the same one, even after a reload.
    draft.save()
    const token = memory.formToken ? { form_token: memory.formToken } : {}
    const sent = { ...body, ...token, ihre_webseite: memory.trap() }
    if (chosen.length === 0) return sendForm(options.endpoint, sent, idempotencyKey)
    const late = await import('./post-files.ts').catch(() => null)
    if (!late) return { kind: 'unreachable' }
    const post = late.postWithFiles(chosen, (percentSent) => setSubmission({ kind: 'sending', percentSent }))
    return sendForm(options.endpoint, sent, idempotencyKey, post)
  }

  function conclude(outcome: SendOutcome) {
    if (outcome.kind === 'received') {
      draft.drop()
      memory.attempt = null
      fill(untouched)
      setSubmission(outcome)
      if (options.toasts) {
        const { received } = options.toasts
        const text = typeof received === 'function' ? received(outcome.reference) : received
        showToast({ ...toastOf(text), tone: 'success' })
      }
      options.onReceived?.(outcome.reference)
      return
    }
    if (outcome.kind === 'invalid') {
      setSubmission({ kind: 'idle' })
      faults.report(outcome.errors)
      return
    }
    setSubmission(failureAfter(outcome))
    if (outcome.kind === 'refused') faults.report(outcome.errors)
    // „Bitte versuchen Sie es erneut“ would be wrong advice after a refusal.
    else if (options.toasts) {
      const { failed, unreachable = failed } = options.toasts
      showToast({ ...toastOf(outcome.kind === 'unreachable' ? unreachable : failed), tone: 'error' })
    }
  }

  const context: FormState = useMemo(
    () => ({ idPrefix: `${id}-`, values, errors: faults.fields, required }),
    [id, values, faults.fields, required],
  )

  return {
    id,
    /** The form element's `ref`. */
    attach: memory.attach,
    store,
    context,
    generation,
    /** The draft was looked for; before that nobody knows what the form will hold. */
    isReady,
    submission,
    faults,
    hidden: memory.hidden,
    holdsFiles: files !== undefined,
    /** What is chosen in a file input right now. */
    chosenFiles: (name: string) => chosenFiles(memory.form, name),
    draft: draft.state,
    edited,
    submit,
    report: faults.report,
    /** Messages for what is entered now; empty when the form could be sent. */
    check(): FieldErrors {
      const checked = parseForm(schema, store.read())
      return { ...(checked.ok ? {} : checked.errors), ...faultsOfFiles() }
    },
    /** Begins again: nothing entered, nothing kept. */
    reset() {
      draft.drop()
      memory.attempt = null
      faults.clear()
      setSubmission({ kind: 'idle' })
      fill(untouched)
    },
  }
}

function requiredFiles(rules: FileRules = {}): string[] {
  return Object.entries(rules).flatMap(([name, { required }]) => (required === null ? [] : [name]))
}

export type SubmissionFormState = ReturnType<typeof useSubmissionForm>
