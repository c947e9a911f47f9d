import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type FieldErrors, FormContext } from './form-context.ts'

type PlainFormProps = {
  /** The page's own address if not said. */
  action?: string
  withFiles?: boolean
  titleId: string
  idPrefix: string
  required: ReadonlySet<string>
  /** Values of the fields before anything was typed. */
  start?: Record<string, string>
  refusal: { title?: string; message?: string; errors: FieldErrors; values: Record<string, string> } | undefined
  className?: string
  send: string
  size?: 'lg'
  variant?: 'danger'
  /** Below the button: what becomes of what is sent. Given as an element, since not every page loads what it is made of. */
  dataUse?: ReactNode
  /** The fields. */
  children: ReactNode
  /** After the button. */
  after?: ReactNode
}

/** A form that its page takes as a plain post, without a draft or an answer of its own; see `plain-post.server.ts`. */
export function PlainForm({ titleId, refusal, className = 'gap-6', children, after, ...rest }: PlainFormProps) {
  const { action, withFiles = false, idPrefix, required, start, send, size, variant, dataUse } = rest
  const [isSending, setSending] = useState(false)
  const context = useMemo(
    () => ({ idPrefix, required, values: { ...start, ...refusal?.values }, errors: refusal?.errors ?? {} }),
    [idPrefix, required, start, refusal],
  )
  return (
    <FormContext value={context}>
      <form
        method="post"
        {...(withFiles && { encType: 'multipart/form-data' as const })}
        action={action}
        noValidate
        aria-labelledby={titleId}
        onSubmit={() => setSending(true)}
        className={`mt-6 grid ${className}`}
      >
        {refusal && (
          <ErrorSummary {...(refusal.title && { title: refusal.title })}>
            {refusal.message && <p className="mt-1">{refusal.message}</p>}
          </ErrorSummary>
        )}
        {children}
        <div>
          <Button type="submit" busy={isSending} {...(size && { size })} {...(variant && { variant })}>
            {send}
          </Button>
          {dataUse && <div className="mt-4">{dataUse}</div>}
        </div>
        {after}
      </form>
    </FormContext>
  )
}
