import { ArrowDown } from 'lucide-react'
import { statusLabels } from '#requests/request/status.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { formatDayOf } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { kindLabel, kindTone } from '../request/kind-labels.ts'
import type { MergePreview, ShownSide } from './preview.server.ts'

type PreviewPanelProps = { reference: string; preview: MergePreview; refusal: FormRefusal | undefined }

/** The two, which of them goes on, and what will be so; then it is one press. */
export function PreviewPanel({ reference, preview, refusal }: PreviewPanelProps) {
  const { closing, surviving, fault, mayTurn, happens } = preview
  const other = closing.reference === reference ? surviving.reference : closing.reference
  return (
    <Panel title={fault === null ? 'Was geschieht' : 'Das geht nicht'}>
      <div className="space-y-2">
        <Side side={closing} does="wird geschlossen" />
        <ArrowDown aria-hidden="true" className="mx-auto size-5 text-ink-500" />
        <Side side={surviving} does="geht weiter" isSurvivor />
      </div>
      {fault !== null && (
        <Notice tone="warning">
          <p>
            <KeepTogether text={fault} />
          </p>
        </Notice>
      )}
      {happens.length > 0 && (
        <ul className="list-disc space-y-1.5 pl-5">
          {happens.map((sentence) => (
            <li key={sentence}>
              <KeepTogether text={sentence} />
            </li>
          ))}
        </ul>
      )}
      <OfficeForm intent="zusammenfuehren" refusal={refusal} className="flex flex-wrap gap-3">
        {(['schliessen', 'bleiben'] as const).map((name) => {
          const { id, version } = name === 'schliessen' ? closing : surviving
          return (
            <span key={name} className="contents">
              <input type="hidden" name={name} value={id} />
              <input type="hidden" name={`${name}_version`} value={version} />
            </span>
          )
        })}
        <input type="hidden" name="weiter" value={surviving.reference} />
        {fault === null && <SubmitButton>Zusammenführen</SubmitButton>}
        {mayTurn && (
          <ButtonLink
            to={`/verwaltung/anfragen/${reference}/zusammenfuehren?mit=${other}&bleibt=${closing.reference}`}
            variant="secondary"
          >
            {`Umgekehrt: ${closing.reference} geht weiter`}
          </ButtonLink>
        )}
      </OfficeForm>
    </Panel>
  )
}

function Side({ side, does, isSurvivor = false }: { side: ShownSide; does: string; isSurvivor?: boolean }) {
  const { reference, kind, name, receivedAt, status } = side
  return (
    <div
      className={`rounded-card border px-4 py-3 ${isSurvivor ? 'border-brand-200 bg-brand-50' : 'border-ink-200 bg-ink-50'}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold [overflow-wrap:anywhere] text-ink-950">{name}</span>
        <SoftBadge tone={kindTone(kind)}>{kindLabel(kind)}</SoftBadge>
      </p>
      <p className="text-ink-700">
        <span className="tabular">{reference}</span> <span>{`${does} · ${statusLabels[status]}, eingegangen`}</span>{' '}
        <span>{formatDayOf(receivedAt)}</span>
      </p>
    </div>
  )
}
