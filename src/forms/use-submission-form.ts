import { type FormEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepNotice } from '#ui/part/kept-notice.ts'
import { dismissToast, showToast } from '#ui/toast/toast.ts'
import {
  chosenFiles,
  chosenIn,
  restoreFiles,
  type Entered,
  enteredFrom,
  isUntouched,
  keepFocus,
  lastLetters,
  readEntered,
} from './entered.ts'
import type { Draft } from './draft.ts'
import { receivedNotice } from './received-notice.ts'
import { type FieldErrors, type FormState, createFormStore } from './form-context.ts'
import { fetchToken, send, type SendOutcome, type Sender } from './send.ts'
import { failureAfter, isUnanswered, submissionAfter, toastOf, type SubmissionFormOptions } from './submission.ts'
import { keepSent } from './sent-card.ts'
import { useDraft } from './use-draft.ts'
import { useFaults } from './error-summary.tsx'
import { useWaiting } from './use-waiting.ts'

/** One form from its first letter to its reference. Give the result to `<SubmissionForm form={…}>`. */
export function useSubmissionForm(options: SubmissionFormOptions) {
  const { form: declared, answer, sendsLater, toasts } = options
  const { id, files, initial, required } = declared

  // The document's inputs are the truth; the store is their latest reading.
  const form = useRef<HTMLFormElement>(null)
  const attach = useCallback((element: HTMLFormElement | null) => void (form.current = element), [])
  const [untouched] = useState<Entered>(() => ({ ...initial, ...options.fixed }))
  const [begin] = useState(() => ({ ...untouched, ...enteredFrom(answer?.entered ?? {}), ...options.fixed }))
  const [store] = useState(() => createFormStore(begin))
  const [drawn, setDrawn] = useState({ values: begin, generation: 0 })
  const chosen = () => chosenIn(form.current, Object.keys(files?.rules ?? {}))

  /** Shows these values in all fields, as if they had been typed. */
  function fill(values: Entered): void {
    store.write(values)
    setDrawn(({ generation }) => ({ values, generation: generation + 1 }))
  }

  // Kept on this device until it was sent.
  const [hidden] = useState(() => answer ?? options.fresh ?? { formToken: '', idempotencyKey: '' })
  const sender = useRef<Sender>({ formToken: hidden.formToken, nextKey: hidden.idempotencyKey, attempt: null })
  const draft = useDraft(options, {
    read() {
      const entered = store.read()
      const { formToken, attempt } = sender.current
      const fileCount = sendsLater ? chosen().length : 0
      if (isUntouched(entered, untouched) && fileCount === 0) return null
      return { entered, formToken, attempt, fileCount, waitingSince: waiting.since.current }
    },
    readLastLetters() {
      const letters = form.current && lastLetters(form.current, store.read())
      if (letters) store.write({ ...store.read(), ...letters })
      return letters !== null
    },
    readFiles: () => store.settled().then(chosen),
  })
  function forget(): void {
    sender.current.attempt = null
    waiting.since.current = null
    draft.drop()
  }

  // The form as it begins in the browser: with this tab's draft, and with what was typed before the scripts came.
  const [submission, setSubmission] = useState(() => submissionAfter(answer))
  const focusAgain = useRef(() => {})
  useLayoutEffect(() => {
    focusAgain.current()
    focusAgain.current = () => {}
  }, [drawn])
  // Before the browser paints: no page can be left while the store and the fields differ.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = readEntered(form.current, begin)
    const news = Object.entries(typed).filter(([name, value]) => value !== (begin[name] ?? ''))
    // A refusal belongs to the draft that it was sent from, to no other.
    const isOwn = ({ formToken }: Draft) => !answer || formToken === answer.formToken
    const found = draft.find(isOwn)
    if (found && !answer) restore(found, Object.fromEntries(news))
    else if (news.length > 0) store.write({ ...begin, ...typed })
    // A page of the server's brings one, a draft keeps one; only a page that the browser drew has none.
    if (!sender.current.formToken) void fetchToken().then((token) => (sender.current.formToken ||= token))
    if (news.length > 0) draft.saveSoon()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form arrives in the browser
  }, [])

  function restore(found: Draft, news: Entered): void {
    if (!form.current) return
    const early = chosen()
    sender.current.attempt = found.attempt
    sender.current.formToken = found.formToken || sender.current.formToken
    waiting.since.current = found.waitingSince ?? null
    focusAgain.current = keepFocus(form.current)
    // Anything typed by now is newer than the draft.
    fill({ ...found.entered, ...news, ...options.fixed })
    void draft.restore(found).then(({ files: back, isWhole }) => {
      if (form.current) restoreFiles(form.current, [...back, ...early])
      waiting.resume(isWhole)
    })
  }

  // The messages beside its fields.
  const faults = useFaults(answer?.errors)
  const withFiles = (errors: FieldErrors): FieldErrors => ({
    ...errors,
    ...files?.faultsOf((name) => chosenFiles(form.current, name)),
  })

  function edited(event: FormEvent<HTMLFormElement>) {
    store.write(readEntered(event.currentTarget, store.read()))
    draft.saveSoon()
    setSubmission((known) => (known.kind === 'failed' && known.why === 'refused' ? { kind: 'idle' } : known))
    const { target } = event
    if (target instanceof HTMLInputElement && target.type === 'file') draft.saveFiles()
    if (target instanceof Element && 'name' in target && typeof target.name === 'string') faults.edited(target.name)
  }

  // Sending: one at a time, and called off by beginning another or none.
  const sending = useRef<object | null>(null)
  const sendAgain = () => void submit(undefined, true)
  const waiting = useWaiting({ submission, setSubmission, save: draft.save, sendAgain })

  function showSending(progress: { percentSent?: number } = {}) {
    setSubmission((known) =>
      known.kind === 'waiting' ? { ...known, isTrying: true, ...progress } : { kind: 'sending', ...progress },
    )
  }

  async function submit(event?: { preventDefault: () => void }, isRetry = false) {
    event?.preventDefault()
    if (!form.current || sending.current) return
    const own = (sending.current = {})
    const { pathname } = window.location
    const isOver = () => sending.current !== own
    // A photo that is being shrunk belongs to what is sent.
    if (store.isHolding()) showSending()
    await store.settled()
    if (!form.current || isOver()) return
    const entered = readEntered(form.current, store.read())
    store.write(entered)
    const checked = declared.judge(entered)
    const errors = withFiles(checked.ok ? {} : checked.errors)
    if (!checked.ok || Object.keys(errors).length > 0) {
      sending.current = null
      waiting.end()
      setSubmission({ kind: 'idle' })
      return faults.report(errors)
    }
    faults.clear()
    if (!isRetry) dismissToast()
    showSending()
    const outcome = await send(`/api${declared.endpoint}`, sender.current, {
      body: checked.data,
      files: chosen(),
      trap: new FormData(form.current).get('ihre_webseite'),
      keep: draft.save,
      onProgress: (percentSent) => isOver() || showSending({ percentSent }),
    })
    // Called off meanwhile; what arrived all the same is confirmed.
    if (isOver() && outcome.kind !== 'received') return
    sending.current = null
    if (outcome.kind === 'received') {
      const receiptTo = addressIn(checked.data)
      if (outcome.page && receiptTo) keepSent({ reference: outcome.reference, receiptTo, page: outcome.page })
      await confirm(outcome.reference, pathname, options.confirmedWith?.(checked.data))
    } else conclude(outcome, isRetry)
  }

  function addressIn(data: Readonly<Record<string, unknown>>): string | null {
    const name = Object.keys(declared.fields).find((each) => declared.fields[each]?.tells === 'email') ?? ''
    return typeof data[name] === 'string' ? data[name] : null
  }

  async function confirm(reference: string, pathname: string, more: Readonly<Record<string, string>> = {}) {
    // The form may have been drawn anew meanwhile.
    const isHere = form.current !== null || window.location.pathname === pathname
    forget()
    // Whatever breaks from here on: it was sent.
    keepNotice(receivedNotice(reference))
    flushSync(() => {
      fill(untouched)
      setSubmission({ kind: 'received', reference })
    })
    // Another page that was opened meanwhile stays.
    if (isHere) await options.onReceived?.(reference, more)
    // Together with the reference, which stands in the form's place.
    if (toasts) showToast({ ...toastOf(toasts.received, reference), tone: 'success' })
  }

  function conclude(outcome: Exclude<SendOutcome, { kind: 'received' }>, isRetry: boolean) {
    const isWaiting = sendsLater !== undefined && isUnanswered(outcome)
    if (isWaiting) waiting.begin()
    else waiting.end()
    if (outcome.kind === 'invalid') {
      setSubmission({ kind: 'idle' })
      return faults.report(outcome.errors)
    }
    if (!isWaiting) setSubmission(failureAfter(outcome))
    if (outcome.kind === 'refused') return faults.report(outcome.errors)
    // „Bitte versuchen Sie es erneut“ would be wrong advice after a refusal.
    if (!toasts || (isRetry && isWaiting)) return
    const { failed, unreachable = failed } = toasts
    showToast({ ...toastOf(outcome.kind === 'unreachable' ? unreachable : failed), tone: 'error' })
  }

  const context: FormState = useMemo(
    () => ({ idPrefix: `${id}-`, values: drawn.values, errors: faults.fields, required }),
    [id, drawn, faults.fields, required],
  )

  return {
    /** Names for the error summary of fields whose messages may not say it. */
    labels: declared.summaryLabels,
    /** The form element's `ref`. */
    attach,
    hidden,
    store,
    context,
    generation: drawn.generation,
    submission,
    faults,
    holdsFiles: files !== undefined,
    fileNoun: files?.noun ?? 'Dateien',
    /** Reads the files chosen in an input right now. */
    chosenFiles: (name: string) => chosenFiles(form.current, name),
    draft: draft.state,
    edited,
    submit,
    /** While it waits for the network: now, or not at all. */
    sendAgain,
    stopWaiting() {
      sending.current = null
      flushSync(waiting.end)
      // It may say that the form goes on by itself.
      dismissToast()
      // The button that was pressed is gone.
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    },
    report: faults.report,
    /** Messages for what is entered now; empty when the form could be sent. */
    check(): FieldErrors {
      const checked = declared.judge(store.read())
      return withFiles(checked.ok ? {} : checked.errors)
    },
    /** Begins again: nothing entered, nothing kept. */
    reset() {
      forget()
      flushSync(() => {
        faults.clear()
        setSubmission({ kind: 'idle' })
        fill(untouched)
      })
    },
  }
}

export type SubmissionFormState = ReturnType<typeof useSubmissionForm>
