import { pictureNames } from '#values/file-content.ts'
import { useMemo, useState } from 'react'
import { FileField } from '#forms/file-field.tsx'
import { FormContext } from '#forms/form-context.ts'
import { TextAreaField } from '#forms/text-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import type { OwnRefusal } from './actions.server.ts'
import { LONGEST_MESSAGE, messageFiles } from './message-rules.ts'
import { RefusalSummary } from './refusal-summary.tsx'

type MessageCardProps = { noun: string; idempotencyKey: string; refusal: OwnRefusal | undefined }

/** A form for further words and files. A plain post, so that the browser itself takes files up; the key keeps a second press from counting. */
export function MessageCard({ noun, idempotencyKey, refusal }: MessageCardProps) {
  const own = refusal?.intent === 'nachricht' ? refusal : undefined
  const [isSending, setSending] = useState(false)
  const context = useMemo(
    () => ({
      idPrefix: 'nachricht-',
      values: own?.values ?? {},
      errors: own?.errors ?? {},
      required: new Set<string>(),
    }),
    [own],
  )
  return (
    <TitledCard id="nachricht-titel" title="Etwas dazu schreiben" size="lg" className="print:hidden">
      <p className="mt-2 text-ink-700">{`Alles, was Sie hier senden, gehört zu dieser ${noun} und geht an unser Büro.`}</p>
      <FormContext value={context}>
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          aria-labelledby="nachricht-titel"
          onSubmit={() => setSending(true)}
          className="mt-6 grid gap-6"
        >
          <input type="hidden" name="intent" value="nachricht" />
          <input
            type="hidden"
            name="idempotency_key"
            autoComplete="off"
            defaultValue={own?.values.idempotency_key ?? idempotencyKey}
          />
          <RefusalSummary refusal={own} />
          <TextAreaField name="text" label="Ihre Nachricht" maxLength={LONGEST_MESSAGE} rows={5} />
          <FileField
            name="fotos"
            label="Fotos"
            rule={messageFiles.fotos}
            hint={`Höchstens 6, je bis 10 MB: ${pictureNames}. Den Aufnahmeort entfernen wir.`}
          />
          <FileField
            name="dokumente"
            label="Dokumente"
            rule={messageFiles.dokumente}
            hint="Höchstens 5, je bis 10 MB: PDF oder Word."
          />
          <div>
            <Button type="submit" busy={isSending}>
              Nachricht senden
            </Button>
          </div>
        </form>
      </FormContext>
    </TitledCard>
  )
}
