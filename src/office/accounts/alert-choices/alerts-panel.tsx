import { CheckboxField } from '#forms/checkbox-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { type AlertChoices, alertEvents, alertWays, eventLabels, pushField, wayLabels } from './events.ts'

const ways = alertWays.map((value) => ({ value, label: wayLabels[value] }))

/** Of what the own mailbox and the own devices are told, and when. */
export function AlertsPanel({ choices: { push, ...mailed } }: { choices: AlertChoices }) {
  const values = { ...mailed, ...Object.fromEntries(push.map((event) => [pushField(event), 'on'])) }
  return (
    <Panel anchor="hinweise" title="Hinweise">
      <p>
        Hinweise nennen nur Art und Nummer eines Vorgangs und führen zu ihm. Was vor dem Versand erledigt ist, fällt
        weg. Die Auswahl gilt für E-Mails; „Auf meinen Geräten“ kommt immer sofort, sobald unten ein Gerät eingeschaltet
        ist.
      </p>
      <OfficeForm intent="hinweise" values={values} className="space-y-4">
        {alertEvents.map((event) => (
          <div key={event} className="sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-x-5">
            <SelectField name={event} label={eventLabels[event]} options={ways} />
            <CheckboxField
              name={pushField(event)}
              label={
                <>
                  <span>Auf meinen Geräten</span>
                  <span className="sr-only">{`: ${eventLabels[event]}`}</span>
                </>
              }
            />
          </div>
        ))}
        <SubmitButton variant="secondary">Hinweise speichern</SubmitButton>
      </OfficeForm>
    </Panel>
  )
}
