import type { Kind } from '#areas/kind.ts'
import { formatDayOf } from '#ui/format.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import type { ShownRequest } from '../request/shown-request.ts'
import { reasonLabel, refusalOf } from './reasons.ts'
import { RefusalFields } from './refusal-fields.tsx'

type RefusalPanelProps = {
  request: ShownRequest
  refused: { reason: string; note: string | null } | null
  mayWrite: boolean
  refusal: FormRefusal | undefined
  /** First text of the mail about a refusal. */
  text: string
  /** Milliseconds. */
  now: number
}

/** Why an application was refused; or the way to refuse it, with a reason and the waiting time of the law. */
export function RefusalPanel({ request, refused, mayWrite, refusal, text, now }: RefusalPanelProps) {
  const { kind, deleteAfter } = request
  const rules = refusalOf(kind)
  if (!rules) return null
  if (refused !== null) {
    return (
      <Panel anchor="ablehnen" title="Abgelehnt">
        <Facts
          facts={[
            ['Grund', reasonLabel(kind, refused.reason)],
            ['Erläuterung', refused.note],
            ['Wird gelöscht am', deleteAfter === null ? null : formatDayOf(deleteAfter)],
          ]}
        />
        <p className="text-xs text-ink-600">{rules.keptBecause}</p>
      </Panel>
    )
  }
  if (!mayWrite) return null
  return (
    <Panel anchor="ablehnen" title="Ablehnen" className="print:hidden">
      <details open={isWanted(refusal)} className="group">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Mit einem Grund ablehnen …</summary>
        <RefusalForm request={request} rules={rules} refusal={refusal} text={text} now={now} />
      </details>
    </Panel>
  )
}

/** Tried here, or with the status alone, which asked for the reason. */
function isWanted(refusal: FormRefusal | undefined): boolean {
  return refusal?.intent === 'ablehnen' || (refusal?.intent === 'bearbeiten' && refusal.values?.status === 'abgelehnt')
}

type RefusalFormProps = {
  request: ShownRequest
  rules: NonNullable<Kind['refusal']>
  refusal: FormRefusal | undefined
  text: string
  now: number
}

function RefusalForm({ request, rules, refusal, text, now }: RefusalFormProps) {
  return (
    <OfficeForm
      key={request.version}
      intent="ablehnen"
      refusal={refusal}
      values={{ delete_on: '', mail: 'jetzt', mail_text: text }}
      required={['reason']}
      className="mt-3 space-y-4"
    >
      <input type="hidden" name="version" value={request.version} />
      <RefusalFields kind={request.kind} rules={rules} now={now} />
      <SubmitButton size="sm" variant="danger">
        Bewerbung ablehnen
      </SubmitButton>
    </OfficeForm>
  )
}
