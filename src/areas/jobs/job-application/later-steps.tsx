import type { ComponentType } from 'react'
import { DateField } from '#forms/date-field.tsx'
import { FileField } from '#forms/file-field.tsx'
import { TextAreaField, TextField } from '#forms/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { applicationFiles } from './files.ts'
import { labels } from './labels.ts'
import { ReviewList, type ReviewListProps } from './review-list.tsx'

const { cv, coverLetter, certificates } = applicationFiles.rules

type LaterStepProps = ReviewListProps & {
  /** The review is made only when it can be seen. */
  isLast: boolean
}

function DocumentsStep() {
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

function ClosingFields() {
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

function ClosingStep({ isLast, ...review }: LaterStepProps) {
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-y-8">
      <ClosingFields />
      {isHydrated && isLast && (
        <section>
          <h3 className="mb-4 text-2xl">Angaben prüfen</h3>
          <ReviewList {...review} />
        </section>
      )}
      <PrivacyNotice />
    </div>
  )
}

function PrivacyNotice() {
  return (
    <Notice tone="info" title="Was mit Ihren Daten geschieht">
      <p>
        Wir verwenden Ihre Angaben und Unterlagen nur, um über Ihre Bewerbung zu entscheiden (Art. 6 Abs. 1 Buchst. b
        DSGVO), und löschen sie sechs Monate nach Abschluss des Verfahrens. Mehr dazu in der{' '}
        <a href="/datenschutz" target="_blank" rel="noopener" className="link">
          Datenschutzerklärung<span className="sr-only"> (öffnet in neuem Tab)</span>
        </a>
        .
      </p>
    </Notice>
  )
}

/** The fields of the steps after the person. */
export const laterContents: Record<string, ComponentType<LaterStepProps>> = {
  unterlagen: DocumentsStep,
  abschluss: ClosingStep,
}
