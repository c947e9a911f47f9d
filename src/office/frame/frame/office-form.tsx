import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { forgetInput, useKeptInput } from './kept-input.ts'
import { SecondaryButton } from './secondary-button.tsx'

/** An action's answer that refuses what was entered: data(refusal, { status: 422 }). */
export type FormRefusal = {
  /** Which form of the page, when it has several: the value of its `intent`. */
  intent?: string
  /** Stands above the message, where entering something else would not help. */
  title?: string
  /** A message that belongs to no field. */
  message?: string
  errors?: Record<string, string>
  /** As typed, without passwords. */
  values?: Record<string, string>
}

type OfficeFormProps = {
  /** Sent as `intent`; goes before the ids, so several forms may share a page. */
  intent: string
  /** The action's answer; used when it is about this form. */
  refusal?: FormRefusal | undefined
  values?: Record<string, string>
  required?: readonly string[]
  /** Labels of fields whose messages do not name them. */
  labels?: Record<string, string>
  action?: string
  /** Sign-in and sign-out: a new document, so that nothing of another person stays in memory. */
  reloadDocument?: boolean
  /** Its buttons carry their own `intent`, for one form with several ends; `intent` then only tells forms apart. */
  ownIntents?: boolean
  /** The next document holds what was sent: this tab need not keep it. */
  forgetsWhenSent?: boolean
  /** It sends files: as parts, not as one text. */
  withFiles?: boolean
  /** Its effect shows beside it: the page stays where it is. */
  stays?: boolean
  className?: string
  /** Says that the server kept what is shown; not while this tab holds something newer. */
  draftNote?: ReactNode
  children: ReactNode
}

const none: Record<string, string> = {}

/** The intent of the form around a button. */
const Intent = createContext('')

/** A form of the office: fields of `#forms` inside, posted plainly (with or without JavaScript) to the page's own action. */
export function OfficeForm(props: OfficeFormProps) {
  const {
    intent,
    refusal,
    values = none,
    required,
    labels = none,
    action,
    reloadDocument = false,
    className,
    children,
  } = props
  const { ownIntents = false, stays = false, withFiles = false, forgetsWhenSent = false, draftNote } = props
  const attempt = useAttempt()
  const own = refusal && (refusal.intent === undefined || refusal.intent === intent) ? refusal : undefined
  const { pathname } = useLocation()
  const { take, restored, keep, drop } = useKeptInput()
  const context = useMemo(
    () => ({
      idPrefix: `${intent}-`,
      values: { ...values, ...restored?.values, ...own?.values },
      errors: own?.errors ?? {},
      required: new Set(required),
    }),
    [intent, values, restored, own, required],
  )
  return (
    <FormContext value={context}>
      <Form
        method="post"
        {...(withFiles && { encType: 'multipart/form-data' as const })}
        {...(action === undefined ? {} : { action })}
        reloadDocument={reloadDocument}
        preventScrollReset={stays}
        noValidate
        // Typed values belong to one page.
        key={pathname}
        ref={take}
        data-form={intent}
        onInput={keep}
        onSubmit={({ currentTarget }) => forgetsWhenSent && forgetInput(currentTarget)}
        className={className ?? 'space-y-5'}
      >
        {!ownIntents && <input type="hidden" name="intent" value={intent} />}
        {own && (
          <ErrorSummary key={attempt} labels={labels} {...(own.title && { title: own.title })}>
            {own.message && <p className="mt-1">{own.message}</p>}
          </ErrorSummary>
        )}
        {restored ? <RestoredNote at={restored.at} onDrop={drop} /> : draftNote}
        <Intent key={restored?.at} value={intent}>
          {children}
        </Intent>
      </Form>
    </FormContext>
  )
}

/** „14:03“ of today, with its day before. */
function timeOf(at: Date): string {
  const [day, time] = formatDateTime(at).split(', ')
  return day === formatDayOf(new Date().toISOString()) ? `${time}` : formatDateTime(at)
}

/** Says that the fields hold what was kept, and takes it away: with `form`, the id of a form that says so to the server. */
export function RestoredNote({ at, onDrop, form }: { at: string; onDrop?: () => void; form?: string }) {
  return (
    <Notice tone="info" role="status">
      <p>{`Entwurf von ${timeOf(new Date(at))} Uhr: Er steht wieder hier und ist noch nicht gesendet.`}</p>
      <SecondaryButton {...(form === undefined ? { onClick: onDrop } : { type: 'submit', form })}>
        Verwerfen
      </SecondaryButton>
    </Notice>
  )
}

/** Counts the answers, so that what is refused again says so again: the error summary takes the focus when it is a new one. */
function useAttempt(): number {
  const { state } = useNavigation()
  const isSent = useRef(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (state === 'submitting') isSent.current = true
    if (state !== 'idle' || !isSent.current) return
    isSent.current = false
    setAttempt((answers) => answers + 1)
  }, [state])
  return attempt
}

type SubmitButtonProps = { intent?: string } & ButtonProps

/** The form's button; busy while what it sends is on the way. `intent`: where it is another than the one of the `OfficeForm` around it. */
export function SubmitButton({ intent, ...rest }: SubmitButtonProps) {
  const { state, formData } = useNavigation()
  const own = use(Intent)
  return <Button type="submit" busy={state !== 'idle' && formData?.get('intent') === (intent ?? own)} {...rest} />
}

/** The same, low and white: for what can be done beside the main thing of a page. */
export function SecondarySubmit(props: SubmitButtonProps) {
  return <SubmitButton variant="secondary" size="sm" {...props} />
}
