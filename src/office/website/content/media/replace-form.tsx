import { Form } from 'react-router'
import { FormContext } from '#forms/form-context.ts'
import { type FormRefusal, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { DropField } from './drop-field.tsx'

type ReplaceFormProps = { id: string; version: number; refusal: FormRefusal | undefined; accept: string }

/** Another file in the same place: texts, order and use stay. */
export function ReplaceForm({ id, version, refusal, accept }: ReplaceFormProps) {
  const intent = `ersetzen-${id}`
  const own = refusal?.intent === intent ? refusal : undefined
  const context = { idPrefix: `${intent}-`, values: {}, errors: own?.errors ?? {}, required: new Set<string>() }
  return (
    <details open={own !== undefined} className="border-t border-ink-200 pt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">Datei ersetzen</summary>
      <FormContext value={context}>
        <Form method="post" encType="multipart/form-data" className="space-y-3">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="media" value={id} />
          <input type="hidden" name="version" value={version} />
          {own?.message && <p role="alert">{own.message}</p>}
          <DropField name="datei" label="Neue Datei" accept={accept} />
          <SubmitButton intent={intent} size="sm">
            Ersetzen
          </SubmitButton>
        </Form>
      </FormContext>
    </details>
  )
}
