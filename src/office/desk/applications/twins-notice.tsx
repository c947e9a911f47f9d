import { Link } from 'react-router'
import { isClosed, statusLabels } from '#requests/request/status.ts'
import { formatDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import type { ShownRequest } from '../request/shown-request.ts'
import type { ShownTwin } from './application-view.server.ts'

type TwinsNoticeProps = {
  request: ShownRequest
  twins: readonly ShownTwin[]
  hasMore: boolean
  /** Of the request itself: closed as a duplicate. */
  isDuplicate: boolean
  mayWrite: boolean
  refusal: FormRefusal | undefined
}

/** Lists requests sent twice: each other one with what hangs on it, and the way to close it, or to open it again. */
export function TwinsNotice({ request, twins, hasMore, isDuplicate, mayWrite, refusal }: TwinsNoticeProps) {
  return (
    <Notice tone="warning" title={isDuplicate ? 'Als Duplikat geschlossen' : 'Vermutlich doppelt'}>
      <p>
        {request.kind === 'job_application'
          ? 'Dieselbe Person hat sich auf diese Stelle mehrmals beworben:'
          : 'Dieselbe Person hat sich um diese Wohnung mehrmals beworben:'}
      </p>
      {mayWrite && isDuplicate && <ReopenForm of={request} label="Diesen Vorgang wieder öffnen" refusal={refusal} />}
      <ul className="space-y-1">
        {twins.map((twin) => (
          <li key={twin.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/verwaltung/anfragen/${twin.reference}`}
              className="link tabular inline-flex min-h-11 items-center"
            >
              {twin.reference}
            </Link>
            <span>{`vom ${formatDayOf(twin.receivedAt)}, ${statusLabels[twin.status]}${twin.isDuplicate ? ', als Duplikat geschlossen' : ''}`}</span>
            {mayWrite && !isClosed(request.status) && !isClosed(twin.status) && (
              <CloseForm twin={twin} keptReference={request.reference} refusal={refusal} />
            )}
            {mayWrite && twin.isDuplicate && (
              <ReopenForm of={twin} label={`${twin.reference} wieder öffnen`} refusal={refusal} />
            )}
          </li>
        ))}
      </ul>
      {hasMore && <p>Es gibt weitere, ältere.</p>}
    </Notice>
  )
}

type CloseFormProps = { twin: ShownTwin; keptReference: string; refusal: FormRefusal | undefined }

/** Asks, since what hangs on it goes on nowhere else. */
function CloseForm({ twin, keptReference, refusal }: CloseFormProps) {
  const { reference, hanging } = twin
  return (
    <details className="basis-full print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{`${reference} als Duplikat schließen …`}</summary>
      <OfficeForm intent="duplikat" refusal={refusal} className="space-y-3 pb-2">
        <input type="hidden" name="version" value={twin.version} />
        <input type="hidden" name="doppelt" value={twin.id} />
        <p>{`${reference} wird geschlossen, ${keptReference} bleibt offen. Es geht keine E-Mail hinaus, und Sie können den Vorgang wieder öffnen.`}</p>
        {hanging.length > 0 && (
          <>
            <p className="font-semibold text-ink-950">Daran hängt:</p>
            <ul className="list-disc pl-5">
              {hanging.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
        <SecondarySubmit>{`${reference} schließen`}</SecondarySubmit>
      </OfficeForm>
    </details>
  )
}

type ReopenFormProps = { of: { id: string; version: number }; label: string; refusal: FormRefusal | undefined }

function ReopenForm({ of, label, refusal }: ReopenFormProps) {
  return (
    <OfficeForm intent="duplikat-zurueck" refusal={refusal} className="print:hidden">
      <input type="hidden" name="version" value={of.version} />
      <input type="hidden" name="doppelt" value={of.id} />
      <SecondarySubmit>{label}</SecondarySubmit>
    </OfficeForm>
  )
}
