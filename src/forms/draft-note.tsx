import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { formatDateTime } from '#ui/format.ts'
import { DRAFT_DAYS } from './draft.ts'
import type { SubmissionFormState } from './use-submission-form.ts'

const begunElsewhere =
  'Dieses Formular haben Sie in einem anderen Tab schon begonnen. Was Sie hier eingeben, wird für sich gespeichert und gesendet.'

/** Says that and where a draft is kept, once there is one, and throws it away on request; and that another tab has begun the same form. */
export function DraftNote({ form }: { form: SubmissionFormState }) {
  const [isAsking, setAsking] = useState(false)
  const { isKept, restoredFrom, isBegunElsewhere, files } = form.draft
  if (!isKept && !isBegunElsewhere) return null
  if (!isKept) return <p className="text-sm text-ink-600 print:hidden">{begunElsewhere}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-600 print:hidden">
      <p className="min-w-0 grow basis-72">
        {isBegunElsewhere && `${begunElsewhere} `}
        {restoredFrom !== null &&
          `Ihr Entwurf vom ${formatDateTime(new Date(restoredFrom))} Uhr wurde wiederhergestellt. `}
        Ihre Eingaben {files === 'kept' && `und ${form.fileNoun} `}werden nur auf diesem Gerät gespeichert, bis Sie
        absenden, höchstens {DRAFT_DAYS} Tage.
        {files === 'failed' && (
          <strong className="font-semibold text-bad-700">
            {' '}
            Ihre {form.fileNoun} konnte dieses Gerät nicht aufheben. Bitte wählen Sie sie vor dem Senden noch einmal.
          </strong>
        )}
      </p>
      {isAsking ? (
        <p className="flex flex-wrap items-center gap-3" role="alert">
          <span className="font-medium text-ink-950">Alle Eingaben löschen?</span>
          <Button variant="danger" size="sm" onClick={form.reset}>
            Ja, löschen
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
            Abbrechen
          </Button>
        </p>
      ) : (
        <Button variant="quiet" size="sm" className="-mx-3" onClick={() => setAsking(true)}>
          Entwurf verwerfen
        </Button>
      )}
    </div>
  )
}
