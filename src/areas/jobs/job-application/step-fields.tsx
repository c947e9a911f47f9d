import { FileField } from '#forms/file-field.tsx'
import { FormFields, inputOf } from '#forms/form-field.tsx'
import { ReviewList } from '#forms/review-list.tsx'
import type { SubmissionFormState } from '#forms/use-submission-form.ts'
import type { Wizard } from '#forms/use-wizard.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { jobForm } from './fields.ts'

type StepFieldsProps = {
  step: (typeof jobForm.steps)[number]['id']
  form: SubmissionFormState
  wizard: Wizard
}

const { cv, coverLetter, certificates } = jobForm.fields

export function StepFields({ step, form, wizard }: StepFieldsProps) {
  if (step === 'unterlagen') return <DocumentsStep />
  const fields = (
    <div className="field-grid">
      <FormFields of={jobForm} step={step} />
    </div>
  )
  return step === 'person' ? (
    fields
  ) : (
    <div className="grid gap-y-8">
      {fields}
      <Review form={form} wizard={wizard} />
      <PrivacyNotice />
    </div>
  )
}

function DocumentsStep() {
  return (
    <div className="grid gap-y-7">
      <FileField {...inputOf(jobForm, 'cv')} rule={cv.file} />
      <FileField {...inputOf(jobForm, 'coverLetter')} rule={coverLetter.file} />
      <FileField {...inputOf(jobForm, 'certificates')} rule={certificates.file} />
      <p className="text-sm text-ink-600">
        Dateien werden erst beim Absenden übertragen. Laden Sie die Seite neu, wählen Sie sie bitte noch einmal.
      </p>
    </div>
  )
}

/** Drawn only where it can be seen: it changes at every key press. */
function Review({ form, wizard }: Pick<StepFieldsProps, 'form' | 'wizard'>) {
  const isHydrated = useHydrated()
  if (!isHydrated || !wizard.isLast) return null
  return (
    <section>
      <h3 className="mb-4 text-2xl">Angaben prüfen</h3>
      <div className="grid gap-4">
        <ReviewList
          of={jobForm}
          steps={jobForm.steps.slice(0, -1)}
          known={{ filesOf: form.chosenFiles }}
          onCorrect={wizard.correct}
        />
      </div>
    </section>
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
