import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext, type FieldErrors, FormStoreContext } from './form-context.ts'
import type { SubmissionFormState } from './use-submission-form.ts'
import { Button } from '#ui/button/button.tsx'
import { formatDateTime } from '#ui/format.ts'
import { DRAFT_DAYS } from './draft.ts'

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
  /** Some of what was found; all of it if not said. */
  errors?: FieldErrors
}

/** Shows the faults of the last check. It takes the focus after every check; a corrected one is struck off. */
export function FormSummary({ form, errors = form.faults.found }: FormSummaryProps) {
  if (Object.keys(errors).length === 0) return null
  return <ErrorSummary key={form.faults.check} errors={errors} open={form.faults.fields} labels={form.labels} />
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

const begunElsewhere =
  'Dieses Formular haben Sie in einem anderen Tab schon begonnen. Was Sie hier eingeben, wird für sich gespeichert und gesendet.'

/** Says that and where a draft is kept, once there is one, and throws it away on request; and that another tab has begun the same form. */
export function DraftNote({ form }: { form: SubmissionFormState }) {
  const [isAsking, setAsking] = useState(false)
  const { isKept, restoredFrom, isBegunElsewhere, files } = form.draft
  if (!isKept && !isBegunElsewhere) return null
  if (!isKept) return <p className="text-sm text-ink-600 print:hidden">{begunElsewhere}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-600 print:hidden">
      <p className="min-w-0 grow basis-72">
        {isBegunElsewhere && <span>{`${begunElsewhere} `}</span>}
        {restoredFrom !== null && (
          <span>{`Ihr Entwurf vom ${formatDateTime(new Date(restoredFrom))} Uhr wurde wiederhergestellt. `}</span>
        )}
        <span>{`Ihre Eingaben ${files === 'kept' ? `und ${form.fileNoun} ` : ''}werden nur auf diesem Gerät gespeichert, bis Sie absenden, höchstens ${DRAFT_DAYS} Tage.`}</span>
        {files === 'failed' && (
          <strong className="font-semibold text-bad-700">{` Ihre ${form.fileNoun} konnte dieses Gerät nicht aufheben. Bitte wählen Sie sie vor dem Senden noch einmal.`}</strong>
        )}
      </p>
      {isAsking ? (
        <p className="flex flex-wrap items-center gap-3" role="alert">
          <span className="font-medium text-ink-950">Alle Eingaben löschen?</span>
          <Button variant="danger" size="sm" onClick={form.reset}>
            Ja, löschen
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
            Abbrechen
          </Button>
        </p>
      ) : (
        <Button variant="quiet" size="sm" className="-mx-3" onClick={() => setAsking(true)}>
          Entwurf verwerfen
        </Button>
      )}
    </div>
  )
}

/** Says for what a form's data are used, how long they stay, and where more is said of it. */
export function DataUse({ children }: { children: string }) {
  return (
    <p className="text-sm text-ink-600">
      <span>{`${children} Mehr dazu in der `}</span>
      <Link to="/datenschutz" className="link">
        Datenschutzerklärung
      </Link>
      .
    </p>
  )
}
