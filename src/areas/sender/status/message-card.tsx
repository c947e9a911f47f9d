import { FileField } from '#forms/file-field.tsx'
import { PlainForm } from '#forms/plain-form.tsx'
import { TextAreaField } from '#forms/text-field.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { pictureNames } from '#values/file-content.ts'
import type { OwnRefusal } from './actions.server.ts'
import { LONGEST_MESSAGE, messageFiles } from './message-rules.ts'

type MessageCardProps = { noun: string; idempotencyKey: string; refusal: OwnRefusal | undefined }

const required: ReadonlySet<string> = new Set()

/** A form for further words and files. A plain post, so that the browser itself takes files up; the key keeps a second press from counting. */
export function MessageCard({ noun, idempotencyKey, refusal }: MessageCardProps) {
  return (
    <TitledCard id="nachricht-titel" title="Etwas dazu schreiben" size="lg" className="print:hidden">
      <p className="mt-2 text-ink-700">{`Alles, was Sie hier senden, gehört zu dieser ${noun} und geht an unser Büro.`}</p>
      <PlainForm
        titleId="nachricht-titel"
        idPrefix="nachricht-"
        withFiles
        required={required}
        refusal={refusal}
        send="Nachricht senden"
      >
        <input type="hidden" name="intent" value="nachricht" />
        <input
          type="hidden"
          name="idempotency_key"
          autoComplete="off"
          defaultValue={refusal?.values.idempotency_key ?? idempotencyKey}
        />
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
      </PlainForm>
    </TitledCard>
  )
}
