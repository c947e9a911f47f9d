import { DateField } from '#forms/date-field.tsx'
import { NumberField, TextAreaField, TextField } from '#forms/text-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { offers } from '#company/offered.ts'

type SlotFieldsProps = {
  team: readonly { value: string; label: string }[]
  /** A new one may be the first of several. */
  isNew: boolean
  /** Only a flat has a page from which a viewing is booked; applications to a building have none. */
  isFlat: boolean
}

/** Fields of an appointment; stands in an `OfficeForm`. */
export function SlotFields({ team, isNew, isFlat }: SlotFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        <DateField name="day" label="Tag" className="col-span-full sm:max-w-64" />
        <TextField name="from" label="Von" type="time" />
        <TextField name="to" label="Bis" type="time" />
        <NumberField name="places" label="Plätze" />
      </div>
      <TextField name="meeting_point" label="Treffpunkt" maxLength={200} />
      <SelectField
        name="agent"
        label="Wer zeigt die Wohnung?"
        placeholder="Noch offen"
        options={team}
        hint="Der Name steht in der Einladung."
      />
      <TextAreaField name="note" label="Hinweis für alle, die kommen" rows={2} voluntary />
      {isFlat && (!isNew || offers('viewing_bookings')) && <BookingFields />}
      {isNew && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <NumberField
            name="count"
            label="Wie viele Termine hintereinander?"
            hint="Mehr als einer: jeder gleich lang."
          />
          <NumberField name="pause" label="Pause dazwischen in Minuten" />
        </div>
      )}
    </>
  )
}

/** Whether anybody may book it from the flat's page, and how its places are given away. */
function BookingFields() {
  return (
    <>
      <SelectField
        name="booking"
        label="Wer kann kommen?"
        options={[
          { value: '', label: 'Nur, wen wir einladen' },
          { value: 'first', label: 'Öffentlich buchbar: wer zuerst kommt' },
          { value: 'draw', label: 'Öffentlich buchbar: per Los' },
        ]}
        hint="Öffentlich buchbar heißt: Auf der Seite der Wohnung steht der Termin mit seinen freien Plätzen."
      />
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        <DateField
          name="closes_day"
          label="Anmeldeschluss"
          hint="Nur beim Los: Dann wird ausgelost."
          className="col-span-full sm:col-span-2"
        />
        <TextField name="closes_time" label="Uhrzeit" type="time" />
      </div>
    </>
  )
}
