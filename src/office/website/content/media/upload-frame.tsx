import { type ComponentProps, type FormEventHandler, type ReactNode, useMemo } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { type FormRefusal, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { DropField } from './drop-field.tsx'

const INTENT = 'hochladen'
const none: Record<string, string> = {}

type UploadFrameProps = {
  title: string
  refusal: FormRefusal | undefined
  /** First values of the fields; the same object as long as nothing changes. */
  values?: Record<string, string>
  /** Names beside that of the files. */
  required: readonly string[]
  drop: ComponentProps<typeof DropField>
  /** Between the files and the fields. */
  chosen?: ReactNode
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** How far files are that are on their way. */
  progress?: { done: number; of: number } | null
  /** The fields about what is uploaded. */
  children: ReactNode
}

/** A form that takes files: dropped or chosen, what they are, and the button. */
export function UploadFrame(props: UploadFrameProps) {
  const { title, refusal, values = none, required, drop, chosen, onSubmit, progress, children } = props
  const own = refusal?.intent === INTENT ? refusal : undefined
  const context = useMemo(
    () => ({
      idPrefix: `${INTENT}-`,
      values: { ...values, ...own?.values },
      errors: own?.errors ?? {},
      required: new Set([drop.name, ...required]),
    }),
    [own, values, required, drop.name],
  )
  return (
    <Panel title={title}>
      <FormContext value={context}>
        <Form method="post" encType="multipart/form-data" noValidate onSubmit={onSubmit} className="space-y-5">
          <input type="hidden" name="intent" value={INTENT} />
          {own && <ErrorSummary />}
          <DropField {...drop} />
          {chosen}
          <div className="field-grid">{children}</div>
          <p className="pt-3">
            <SubmitButton intent={INTENT} {...(progress && { busy: true })}>
              Hochladen
            </SubmitButton>
          </p>
          <div role="status" className="empty:hidden">
            {progress && (
              <p className="flex flex-wrap items-center gap-3">
                <progress max={progress.of} value={progress.done} aria-label="Hochgeladen" className="h-2 w-48" />
                <span>{`${progress.done} von ${progress.of} hochgeladen`}</span>
              </p>
            )}
          </div>
        </Form>
      </FormContext>
    </Panel>
  )
}
