import { TextField } from '#forms/text-field.tsx'
import type { RetentionPlan } from '#requests/retention/run-retention.server.ts'
import { formatDayOf, formatNumber } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { kindLabel } from '../request/kind-labels.ts'
import { keptLabel, ruleLabel } from './retention-texts.ts'

type DueRequest = { kind: string; reference: string; receivedAt: string; deleteAfter: string; quarantined: boolean }

type PlanPanelProps = {
  plan: RetentionPlan
  due: readonly DueRequest[]
  /** Where the next page of the list begins. */
  next: string | null
  held: number
  refusal: FormRefusal | undefined
}

/** Lists what a run would delete now, one by one, with the button that does it. */
export function PlanPanel({ plan, due, next, held, refusal }: PlanPanelProps) {
  const lines = [
    ...plan.groups.map(({ kind, rule, count }) => [keptLabel(kind), ruleLabel(rule), count] as const),
    ...plan.aged.map(({ kind, count }) => [keptLabel(kind), ruleLabel('age'), count] as const),
  ]
  return (
    <Panel anchor="faellig" title="Probelauf: jetzt zu löschen">
      {lines.length === 0 ? (
        <p>Nichts. Keine Frist ist abgelaufen.</p>
      ) : (
        <table className="office-table">
          <caption className="sr-only">Was ein Lauf jetzt löschen würde</caption>
          <thead>
            <tr>
              <th scope="col">Art</th>
              <th scope="col">Warum</th>
              <th scope="col" className="text-right">
                Anzahl
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([kind, rule, count]) => (
              <tr key={`${kind} ${rule}`}>
                <td>{kind}</td>
                <td>{rule}</td>
                <td className="tabular text-right">{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {held > 0 && (
        <p>
          <ThumbLink to="/verwaltung/anfragen?status=alle&loeschung=ausgesetzt">{`${held === 1 ? 'Bei einem Vorgang' : `Bei ${held} Vorgängen`} ist die Löschung ausgesetzt`}</ThumbLink>
        </p>
      )}
      {due.length > 0 && (
        <>
          <h3 className="font-semibold text-ink-950">Diese Vorgänge</h3>
          <ul aria-label="Vorgänge, deren Frist abgelaufen ist" className="divide-y divide-ink-200">
            {due.map(({ kind, reference, receivedAt, deleteAfter, quarantined }) => (
              <li key={reference} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <ThumbLink to={`/verwaltung/anfragen/${reference}`}>{`${kindLabel(kind)} ${reference}`}</ThumbLink>
                <span className="text-ink-600">{`eingegangen ${formatDayOf(receivedAt)}, Frist bis ${formatDayOf(deleteAfter)}${quarantined ? ', Spam-Verdacht' : ''}`}</span>
              </li>
            ))}
          </ul>
          {next !== null && (
            <SecondaryLink to={`/verwaltung/aufbewahrung?nach=${encodeURIComponent(next)}#faellig`} prefetch="none">
              Weitere zeigen →
            </SecondaryLink>
          )}
        </>
      )}
      {plan.refusal !== null ? (
        <Notice tone="warning" title="So würde nichts gelöscht">
          <p>{plan.refusal}</p>
          <p>
            Sehen Sie die Liste durch. Stimmt sie, gibt sie der Betrieb mit dieser Zahl frei:{' '}
            <code>{`npm run office -- retention run --confirm ${plan.total}`}</code>
          </p>
        </Notice>
      ) : (
        lines.length > 0 && (
          <OfficeForm key={plan.total} intent="lauf" refusal={refusal} required={['count']} className="space-y-3">
            <TextField
              name="count"
              label={`Zahl der Vorgänge eintippen: ${plan.total}`}
              inputMode="numeric"
              autoComplete="off"
              hint="Gelöschtes kommt nicht zurück."
              className="max-w-sm"
            />
            <SubmitButton size="sm" variant="danger">
              Jetzt löschen
            </SubmitButton>
          </OfficeForm>
        )
      )}
      {plan.refusal !== null && refusal?.message && <p role="alert">{refusal.message}</p>}
    </Panel>
  )
}
