import type { ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { FormStoreContext } from './form-store.ts'
import { HoneypotField } from './honeypot-field.tsx'
import type { SubmissionFormState } from './use-submission-form.ts'

type SubmissionFormProps = {
  form: SubmissionFormState
  /** Id of the heading that names the form. */
  labelledBy: string
  /** What fields are called in the summary, where a message does not say it. */
  labels?: Record<string, string>
  className?: string
  children: ReactNode
}

/**
 * A real HTML form with everything that every form needs: hidden fields, spam trap, error summary, contexts. Without JavaScript it
 * posts to its page's own address. Messages are ours and German, so the browser's own checks are off.
 */
export function SubmissionForm({ form, labelledBy, labels, className, children }: SubmissionFormProps) {
  const { attach, edited, submit, faults, hidden } = form
  return (
    <FormStoreContext value={form.store}>
      <FormContext value={form.context}>
        <form
          ref={attach}
          method="post"
          noValidate
          aria-labelledby={labelledBy}
          onSubmit={(event) => void submit(event)}
          onInput={edited}
          className={className}
        >
          <input type="hidden" name="form_token" defaultValue={hidden.formToken} />
          <input type="hidden" name="idempotency_key" defaultValue={hidden.idempotencyKey} />
          <HoneypotField name="ihre_webseite" />
          {Object.keys(faults.found).length > 0 && (
            <ErrorSummary key={faults.check} errors={faults.found} {...(labels && { labels })} />
          )}
          <div key={form.generation} className="contents">
            {children}
          </div>
        </form>
      </FormContext>
    </FormStoreContext>
  )
}
