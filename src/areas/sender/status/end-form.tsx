import { CheckboxField } from '#forms/checkbox-field.tsx'
import { PlainForm } from '#forms/plain-form.tsx'
import type { OwnRefusal } from './actions.server.ts'

type EndFormProps = {
  id: string
  intent: string
  /** Opens it. */
  opener: string
  label: string
  send: string
  refusal: OwnRefusal | undefined
}

const required: ReadonlySet<string> = new Set(['bestaetigt'])

/** For what cannot be undone: opened first, then confirmed with a tick, then sent. */
export function EndForm({ id, intent, opener, label, send, refusal }: EndFormProps) {
  return (
    <details open={refusal !== undefined} className="mt-3">
      <summary className="link flex min-h-11 cursor-pointer items-center">{opener}</summary>
      <PlainForm
        titleId={`${id}-titel`}
        idPrefix={`${id}-`}
        required={required}
        refusal={refusal}
        className="gap-4"
        send={send}
        variant="danger"
      >
        <input type="hidden" name="intent" value={intent} />
        <CheckboxField name="bestaetigt" label={label} />
      </PlainForm>
    </details>
  )
}
