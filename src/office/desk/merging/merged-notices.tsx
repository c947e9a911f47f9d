import { Merge } from 'lucide-react'
import { Link } from 'react-router'
import { formatDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { kindLabel } from '../request/kind-labels.ts'
import type { ShownRequest } from '../request/shown-request.ts'
import type { MergedRequest } from './merged-thread.server.ts'
import type { Survivor } from './read-survivor.server.ts'

type MergedIntoProps = {
  request: ShownRequest
  into: Survivor | null
  mayWrite: boolean
  refusal: FormRefusal | undefined
}

/** On the page of the one that was closed: where its matter goes on. */
export function MergedInto({ request, into, mayWrite, refusal }: MergedIntoProps) {
  if (into === null) return null
  return (
    <Notice tone="info" title={`Zusammengeführt mit ${into.reference}`}>
      <p>
        {into.name === null ? (
          'Weiter geht es in einem Vorgang, den Ihre Rolle nicht sieht.'
        ) : (
          <>
            <span>{`Weiter geht es im Vorgang von ${into.name} (${kindLabel(into.kind)}): `}</span>
            <ThumbLink to={`/verwaltung/anfragen/${into.reference}`}>{`${into.reference} öffnen`}</ThumbLink>
          </>
        )}
      </p>
      {into.isOthers && (
        <p>{`Es sind zwei Absender, und keiner sieht, was zum anderen gehört. Was Sie ${request.contactName} antworten, schreiben Sie hier.`}</p>
      )}
      {mayWrite && <SeparateForm reference={request.reference} version={request.version} refusal={refusal} />}
    </Notice>
  )
}

/** On the page of the one that goes on: what is handled together with it. */
export function MergedList({ requests, mayWrite }: { requests: readonly MergedRequest[]; mayWrite: boolean }) {
  if (requests.length === 0) return null
  return (
    <section
      aria-label="Zusammengeführt"
      className="rounded-card border border-ink-200 bg-white px-4 py-2 text-sm sm:px-5"
    >
      <ul className="divide-y divide-ink-200">
        {requests.map((merged) => (
          <li key={merged.reference} className="flex flex-wrap items-center gap-x-4">
            <span className="inline-flex items-center gap-2">
              <Merge aria-hidden="true" className="size-4 shrink-0 text-ink-500" />
              <span>Dazu gehört</span>
              {merged.name === null ? (
                <span className="tabular font-medium">{merged.reference}</span>
              ) : (
                <Link
                  to={`/verwaltung/anfragen/${merged.reference}`}
                  className="link tabular inline-flex min-h-11 items-center"
                >
                  {merged.reference}
                </Link>
              )}
            </span>
            <span className="text-ink-600">
              {`${kindLabel(merged.kind)}${merged.name === null ? ', hier nicht zu lesen' : ` von ${merged.name}`}, ${formatDayOf(merged.receivedAt)}`}
            </span>
            {merged.isOthers && (
              <ThumbLink to={`/verwaltung/anfragen/${merged.reference}#antwort`} className="print:hidden">
                {`${merged.name} antworten`}
              </ThumbLink>
            )}
            {mayWrite && merged.name !== null && (
              <SeparateForm reference={merged.reference} version={merged.version} refusal={undefined} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type SeparateFormProps = { reference: string; version: number; refusal: FormRefusal | undefined }

function SeparateForm({ reference, version, refusal }: SeparateFormProps) {
  return (
    <details className="print:hidden" open={refusal?.intent === 'trennen'}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Wieder trennen …</summary>
      <OfficeForm
        intent="trennen"
        refusal={refusal}
        action={`/verwaltung/anfragen/${reference}`}
        className="space-y-3 pb-3"
      >
        <input type="hidden" name="version" value={version} />
        <p>{`${reference} steht dann wieder für sich und ist so weit wie vorher. Was inzwischen geschrieben wurde, bleibt, wo es steht. Es geht keine E-Mail hinaus.`}</p>
        <SecondarySubmit>{`${reference} trennen`}</SecondarySubmit>
      </OfficeForm>
    </details>
  )
}
