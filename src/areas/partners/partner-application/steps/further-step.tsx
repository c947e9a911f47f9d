import { Link } from 'react-router'
import { FileField } from '#forms/file-field.tsx'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { labels } from '../labels.ts'
import { partnerFiles } from '../files.ts'

const { proofs } = partnerFiles.rules

/** What helps to decide, and may be left out. */
export function FurtherStep() {
  return (
    <div className="field-grid">
      <TextField
        name="website"
        label={labels.website}
        voluntary
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        className="sm:col-span-2"
      />
      <TextAreaField
        name="certifications"
        label={labels.certifications}
        voluntary
        hint="Zum Beispiel Meisterbrief, Fachbetrieb nach Wasserhaushaltsgesetz."
        rows={3}
      />
      <TextAreaField
        name="insuranceInfo"
        label={labels.insuranceInfo}
        voluntary
        hint="Versicherer und Deckungssumme Ihrer Betriebshaftpflicht."
        rows={3}
      />
      <FileField
        name="proofs"
        label={labels.proofs}
        rule={proofs}
        hint={`Bestätigung der Betriebshaftpflicht, Handwerkskarte oder Gewerbeanmeldung, Freistellungsbescheinigung: PDF, DOC oder DOCX, höchstens ${proofs.atMost} Dateien. Sie können die Nachweise auch später zeigen.`}
        voluntary
        className="sm:col-span-2"
      />
      <TextAreaField name="companyReferences" label={labels.companyReferences} voluntary className="sm:col-span-2" />
      <TextAreaField name="message" label={labels.message} voluntary className="sm:col-span-2" />
      <p className="text-sm text-ink-600 sm:col-span-2">
        Wir verwenden Ihre Angaben und Nachweise nur, um über eine Zusammenarbeit zu entscheiden, und löschen sie zwölf
        Monate nach Abschluss. Mehr dazu in der{' '}
        <Link to="/datenschutz" className="link">
          Datenschutzerklärung
        </Link>
        .
      </p>
    </div>
  )
}
