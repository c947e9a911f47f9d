import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { dismissToast, showToast } from '#ui/toast/toast.ts'
import { chosenFiles, chosenIn } from './chosen-files.ts'
import type { Draft } from './draft.ts'
import { type Entered, enteredFrom, isUntouched, readEntered } from './entered.ts'
import type { FieldErrors, FormState } from './form-context.ts'
import { requiredNames } from './form-rules.ts'
import { createFormMemory } from './form-memory.ts'
import { createFormStore } from './form-store.ts'
import { loadSending } from './prepare-form.ts'
import type { SendOutcome } from './send-form.ts'
import { sendsNow } from './sends-now.ts'
import { failureAfter, foundNobody, progressOf, submissionAfter, toastOf } from './submission.ts'
import type { SubmissionFormOptions } from './submission-form-options.ts'
import { useFaults } from './use-faults.ts'
import { useFilled } from './use-filled.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useJudge } from './use-judge.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const nothing: Entered = {}
const noEvent = { preventDefault() {} }

/** One form from its first letter to its reference. Give the result to `<SubmissionForm form={…}>`. */
export function useSubmissionForm(options: SubmissionFormOptions) {
  const { id, rules, answer, fixed = nothing, sendsLater } = options
  const { useWaiting } = sendsLater ?? sendsNow
  const { files = 'judge' in rules ? rules.files : undefined, initial = 'judge' in rules ? rules.initial : {} } =
    options
  const [begin] = useState<Entered>(() => ({
    ...initial,
    ...(answer && enteredFrom(answer.entered)),
    ...fixed,
  }))
  const [isReady, setReady] = useState(false)
  const [submission, setSubmission] = useState(() => submissionAfter(answer))
  const [store] = useState(() => createFormStore(begin))
  const { values, generation, isDrawn, fill } = useFilled(begin, store)
  const faults = useFaults(answer?.errors)
  const required = useMemo(() => requiredNames(rules, files?.rules), [rules, files])
  const judge = useJudge(rules, files !== undefined, sendsLater?.prepare)
  const [memory] = useState(() => createFormMemory(answer ?? options.fresh))
  const begun = useRef(() => {})

  const untouched: Entered = { ...initial, ...fixed }
  const chosen = () => chosenIn(memory.form, Object.keys(files?.rules ?? {}))
  const { draft, draftFiles } = useFormDraft(options, { memory, store, untouched, isDrawn, chosen })
  const waiting = useWaiting({ memory, submission, setSubmission, save: draft.save, attempt: retry })
  const keepFocus = useKeptFocus()

  useEffect(() => {
    if (!memory.form) return
    begun.current()
    // What is sent meanwhile waits for the draft.
    store.hold(new Promise<void>((resolve) => (begun.current = resolve)))
    // What was refused belongs to the draft that it was sent from, to no other.
    draft.begin((kept) => !answer || kept.formToken === answer.formToken, show)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form arrives in the browser
  }, [])

  // After the fields have begun anew with the draft's texts.
  useEffect(() => {
    if (isReady) begun.current()
  }, [isReady])

  /** The form as it begins: with this tab's draft, and what was typed before the scripts arrived or the draft was found. */
  function show(found: Draft | null) {
    setReady(true)
    const form = memory.form
    if (!form) return
    const kept = answer ? null : found
    const typed = readEntered(form, store.read())
    const news = Object.entries(typed).filter(([name, value]) => value !== (begin[name] ?? ''))
    if (!answer) draftFiles.forgetOld(id)
    if (kept) {
      draft.restored(kept)
      const early = chosen()
      memory.formToken = kept.formToken || memory.formToken
      memory.attempt = kept.attempt
      memory.waitingSince = kept.waitingSince ?? null
      keepFocus(form)
      // What somebody has typed by now is newer than the draft.
      fill({ ...kept.entered, ...Object.fromEntries(news), ...fixed })
      void draftFiles.load(kept.fileCount ?? 0, early).then(waiting.resume)
    } else if (!isUntouched(typed, begin)) {
      store.write({ ...begin, ...typed })
    }
    // A page of the server's brings one, a draft keeps one; only a page that the browser drew has none.
    if (!memory.formToken) void memory.fetchToken()
    if (kept ? news.length > 0 : !isUntouched(typed, begin)) draft.saveSoon()
    if (answer || kept || !isUntouched(typed, begin)) judge.prepare()
  }

  function edited(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    store.write(readEntered(form, store.read()))
    draft.saveSoon()
    setSubmission((known) => (known.kind === 'failed' && known.why === 'refused' ? { kind: 'idle' } : known))
    const { target } = event
    if (target instanceof HTMLInputElement && target.type === 'file') draftFiles.save()
    if (target instanceof Element && 'name' in target && typeof target.name === 'string') faults.edited(target.name)
  }

  async function submit(event: { preventDefault: () => void }, isRetry = false) {
    event.preventDefault()
    if (!memory.form || memory.isSending) return
    const round = memory.begin()
    if (store.isHolding()) {
      setSubmission({ kind: 'sending' })
      await store.settled()
    }
    if (!memory.form || memory.isOver(round)) return
    const entered = readEntered(memory.form, store.read())
    store.write(entered)
    if (!judge.isReady()) setSubmission({ kind: 'sending' })
    const checked = await judge.judge(entered)
    if (!memory.form || memory.isOver(round)) return
    const errors = { ...(checked.ok ? {} : checked.errors), ...faultsOfFiles() }
    if (!checked.ok || Object.keys(errors).length > 0) {
      memory.end()
      setSubmission({ kind: 'idle' })
      return faults.report(errors)
    }
    faults.clear()
    if (!isRetry) dismissToast()
    setSubmission((known) => (known.kind === 'waiting' ? { ...known, isTrying: true } : { kind: 'sending' }))
    const outcome = await send(options.toBody?.(checked.data) ?? checked.data, round)
    // Somebody would rather go on writing. What arrived all the same is told.
    if (memory.isOver(round) && outcome.kind !== 'received') return
    memory.end()
    conclude(outcome, isRetry)
  }

  function retry() {
    void submit(noEvent, true)
  }

  function faultsOfFiles(): FieldErrors {
    return files?.faultsOf((name) => chosenFiles(memory.form, name)) ?? {}
  }

  async function send(body: object, round: number): Promise<SendOutcome> {
    const onProgress = (percent: number) => {
      if (!memory.isOver(round)) setSubmission((known) => progressOf(known, percent))
    }
    // Kept before it leaves: if the answer never arrives, the next try is known to be the same one, even after a reload.
    const sending = await loadSending().catch(() => null)
    if (!sending) return { kind: 'unreachable' }
    return sending.deliver(options.endpoint, { body, files: chosen(), memory, keep: draft.save, onProgress })
  }

  function conclude(outcome: SendOutcome, isRetry: boolean) {
    if (outcome.kind === 'received') {
      forget()
      fill(untouched)
      setSubmission(outcome)
      // Whoever went to another page meanwhile stays there.
      if (memory.form) options.onReceived?.(outcome.reference)
      // Together with the reference, which stands in the form's place.
      memory.whenGone(() => tellReceived(outcome.reference))
      return
    }
    const isWaiting = sendsLater !== undefined && foundNobody(outcome)
    if (isWaiting) waiting.begin()
    else waiting.stop()
    if (outcome.kind === 'invalid') {
      setSubmission({ kind: 'idle' })
      faults.report(outcome.errors)
      return
    }
    if (!isWaiting) setSubmission(failureAfter(outcome))
    if (outcome.kind === 'refused') faults.report(outcome.errors)
    // „Bitte versuchen Sie es erneut“ would be wrong advice after a refusal.
    else if (options.toasts && !(isRetry && isWaiting)) {
      const { failed, unreachable = failed } = options.toasts
      showToast({ ...toastOf(outcome.kind === 'unreachable' ? unreachable : failed), tone: 'error' })
    }
  }

  function tellReceived(reference: string) {
    if (!options.toasts) return
    const { received } = options.toasts
    showToast({ ...toastOf(typeof received === 'function' ? received(reference) : received), tone: 'success' })
  }

  function forget() {
    draft.drop()
    draftFiles.drop()
    memory.attempt = null
    memory.waitingSince = null
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
    WaitingNotice: sendsLater?.WaitingNotice,
    fileNoun: files?.noun ?? 'Dateien',
    /** What is chosen in a file input right now. */
    chosenFiles: (name: string) => chosenFiles(memory.form, name),
    draft: { ...draft.state, files: draftFiles.state },
    edited,
    submit,
    /** While it waits for the network: now, or not at all. */
    sendAgain: retry,
    stopWaiting: waiting.callOff,
    report: faults.report,
    prepare: judge.prepare,
    /** Messages for what is entered now; empty when the form could be sent. */
    async check(): Promise<FieldErrors> {
      const checked = await judge.judge(store.read())
      return { ...(checked.ok ? {} : checked.errors), ...faultsOfFiles() }
    },
    /** The same at once; null while nobody came near the form. */
    checkNow(): FieldErrors | null {
      const errors = judge.errorsNow(store.read())
      return errors && { ...errors, ...faultsOfFiles() }
    },
    /** Begins again: nothing entered, nothing kept. */
    reset() {
      forget()
      faults.clear()
      setSubmission({ kind: 'idle' })
      fill(untouched)
    },
  }
}

export type SubmissionFormState = ReturnType<typeof useSubmissionForm>
