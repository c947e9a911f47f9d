import { DateField } from '#forms/date-field.tsx'
import { FileField } from '#forms/file-field.tsx'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { labels } from './labels.ts'
import { applicationFiles } from './files.ts'

const { cv, coverLetter, certificates } = applicationFiles.rules

export function PersonStep() {
  return (
    <div className="field-grid">
      <TextField name="firstName" label={labels.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      <TextField
        name="email"
        label={labels.email}
        hint="Für die Eingangsbestätigung."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="phone"
        label={labels.phone}
        hint="Für die Einladung zum Gespräch."
        type="tel"
        autoComplete="tel"
      />
      <TextField
        name="address"
        label={labels.address}
        hint="Straße und Hausnummer, Postleitzahl und Ort."
        autoComplete="street-address"
        className="sm:col-span-2"
      />
    </div>
  )
}

export function DocumentsStep() {
  return (
    <div className="grid gap-y-7">
      <FileField name="cv" label={labels.cv} rule={cv} hint="Ein Foto brauchen wir nicht." />
      <FileField name="coverLetter" label={labels.coverLetter} rule={coverLetter} />
      <FileField
        name="certificates"
        label={labels.certificates}
        rule={certificates}
        hint={`Höchstens ${certificates.atMost} Dateien.`}
      />
      <p className="text-sm text-ink-600">
        Dateien werden erst beim Absenden übertragen. Laden Sie die Seite neu, wählen Sie sie bitte noch einmal.
      </p>
    </div>
  )
}

export function ClosingStep() {
  return (
    <div className="field-grid">
      <DateField name="availableFrom" label={labels.availableFrom} />
      <TextField name="salary" label={labels.salary} hint="Zum Beispiel: 3.200 € brutto im Monat." autoComplete="off" />
      <TextAreaField
        name="message"
        label={labels.message}
        hint="Was sollen wir noch wissen?"
        rows={5}
        className="sm:col-span-2"
      />
    </div>
  )
}
