import { SelectField } from '#forms/select-field.tsx'
import { OfficeForm, SubmitButton } from '../frame/office-form.tsx'
import { Panel } from '../frame/panel.tsx'
import { type AlertChoices, alertEvents, alertWays, eventLabels, wayLabels } from './events.ts'

const ways = alertWays.map((value) => ({ value, label: wayLabels[value] }))

/** Of what the own mailbox is told, and when. */
export function AlertsPanel({ choices }: { choices: AlertChoices }) {
  return (
    <Panel anchor="hinweise" title="Hinweise per E-Mail">
      <p>
        Die E-Mails nennen nur Art und Nummer eines Vorgangs und führen zu ihm. Was vor dem Versand erledigt ist, fällt
        weg.
      </p>
      <OfficeForm intent="hinweise" values={choices} className="space-y-4">
        {alertEvents.map((event) => (
          <SelectField key={event} name={event} label={eventLabels[event]} options={ways} />
        ))}
        <SubmitButton intent="hinweise" variant="secondary">
          Hinweise speichern
        </SubmitButton>
      </OfficeForm>
    </Panel>
  )
}
