import type { FormEvent, ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext, type FieldErrors, FormStoreContext } from './form-context.ts'
import type { SubmissionFormState } from './use-submission-form.ts'

type FormElementProps = {
  form: SubmissionFormState
  /** Id of the heading that names the form. */
  labelledBy: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  className?: string
  children: ReactNode
}

/**
 * A real HTML form with what every form carries: hidden fields, spam trap, contexts. Without JavaScript it posts to its page's own
 * address. Messages are ours and German, so the browser's own checks are off.
 */
export function FormElement({ form, labelledBy, onSubmit, className, children }: FormElementProps) {
  const { attach, edited, hidden } = form
  return (
    <FormStoreContext value={form.store}>
      <FormContext value={form.context}>
        <form
          ref={attach}
          method="post"
          {...(form.holdsFiles && { encType: 'multipart/form-data' })}
          noValidate
          aria-labelledby={labelledBy}
          onSubmit={onSubmit}
          onInput={edited}
          className={className}
        >
          {/* Firefox would bring back the values of the last visit. */}
          <input type="hidden" name="form_token" autoComplete="off" defaultValue={hidden.formToken} />
          <input type="hidden" name="idempotency_key" autoComplete="off" defaultValue={hidden.idempotencyKey} />
          <HoneypotField name="ihre_webseite" />
          {children}
        </form>
      </FormContext>
    </FormStoreContext>
  )
}

type FormSummaryProps = {
  form: SubmissionFormState
  /** What fields are called, where a message does not say it. */
  labels?: Record<string, string> | undefined
  /** Some of what was found; all of it if not said. */
  errors?: FieldErrors
}

/** What the last check found. It takes the focus after every check; what is corrected is struck off. */
export function FormSummary({ form, labels, errors = form.faults.found }: FormSummaryProps) {
  if (Object.keys(errors).length === 0) return null
  return <ErrorSummary key={form.faults.check} errors={errors} open={form.faults.fields} {...(labels && { labels })} />
}

/** A field that people do not see and machines fill in. `name` is the pipeline's. */
export function HoneypotField({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={name}>Bitte leer lassen</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
