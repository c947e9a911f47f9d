import { DataUse, HoneypotField } from '#forms/form-element.tsx'
import { PlainForm } from '#forms/plain-form.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { EmailField } from '#forms/email-field.tsx'
import type { PostRefusal } from '#requests/request/plain-post.server.ts'
import { listenerForm } from './fields.ts'
import { type Incident, INCIDENTS_PATH } from './incident.ts'
import { consent, keptAfterEnd } from './privacy.ts'

type ListenerFormProps = {
  titleId: string
  open: readonly Incident[]
  /** The id of the incident that is chosen already; empty when none is. */
  chosen: string
  refusal: PostRefusal | undefined
}

/** Which incident, and an address. */
export function ListenerForm({ titleId, open, chosen, refusal }: ListenerFormProps) {
  return (
    <PlainForm
      action={INCIDENTS_PATH}
      titleId={titleId}
      idPrefix="stoerung-"
      required={listenerForm.required}
      start={{ incident_id: chosen }}
      refusal={refusal}
      send="Nachrichten bekommen"
      size="lg"
      dataUse={
        <DataUse>{`Mit der Bestätigung willigen Sie ein, ${consent} Ist die Störung beendet, löschen wir die Adresse nach ${keptAfterEnd}.`}</DataUse>
      }
    >
      <RadioGroupField
        name="incident_id"
        label="Welche Störung betrifft Sie?"
        options={open.map(({ id, title, house }) => ({ value: id, label: title, hint: house }))}
      />
      <EmailField
        name="email"
        label="E-Mail-Adresse"
        hint="Nur dorthin schreiben wir. Sie bestätigen die Adresse mit einem Link."
        autoComplete="email"
      />
      <HoneypotField name="ihre_webseite" />
    </PlainForm>
  )
}
