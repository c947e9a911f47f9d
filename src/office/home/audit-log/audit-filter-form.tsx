import { useId } from 'react'
import { Form } from 'react-router'
import { filterControl, Options } from '#office/frame/frame/filter-controls.tsx'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { type AuditFilters, auditAddress } from './audit-filters.ts'
import type { ActionGroup } from './audit-texts.ts'

type AuditFilterFormProps = {
  filters: AuditFilters
  actions: readonly ActionGroup[]
  team: readonly { id: string; name: string }[]
}

/** A GET form: its address can be kept and sent. */
export function AuditFilterForm({ filters, actions, team }: AuditFilterFormProps) {
  const id = useId()
  const address = auditAddress(filters)
  return (
    <Form
      method="get"
      action="/verwaltung/protokoll"
      role="search"
      aria-label="Protokoll durchsuchen"
      key={address}
      className="flex flex-wrap items-end gap-3 rounded-card border border-ink-200 bg-white p-3 print:hidden"
    >
      <label className="min-w-0 flex-[1_1_11rem]" htmlFor={`${id}wer`}>
        <span className="text-ink-600">Person</span>
        <select id={`${id}wer`} name="wer" defaultValue={filters.who} className={filterControl}>
          <option value="">Alle</option>
          <Options of={team.map((member) => ({ value: member.id, label: member.name }))} />
          <option value="niemand">Werkzeug oder nicht angemeldet</option>
        </select>
      </label>
      <label className="min-w-0 flex-[1_1_13rem]" htmlFor={`${id}was`}>
        <span className="text-ink-600">Was</span>
        <select id={`${id}was`} name="was" defaultValue={filters.action} className={filterControl}>
          <option value="">Alles</option>
          {actions.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options of={group.options} />
            </optgroup>
          ))}
        </select>
      </label>
      <label className="min-w-0 flex-[1_1_10rem]" htmlFor={`${id}gegenstand`}>
        <span className="text-ink-600">Vorgang</span>
        <input
          id={`${id}gegenstand`}
          name="gegenstand"
          defaultValue={filters.subject}
          placeholder="7K42-PXR8"
          autoComplete="off"
          className={filterControl}
        />
      </label>
      <label className="min-w-0 flex-[1_1_9rem]" htmlFor={`${id}tag`}>
        <span className="text-ink-600">Tag</span>
        <input id={`${id}tag`} name="tag" type="date" defaultValue={filters.day} className={filterControl} />
      </label>
      <SecondaryButton type="submit" className="min-h-11">
        Filtern
      </SecondaryButton>
      {address !== '' && <ThumbLink to="/verwaltung/protokoll">Alles zeigen</ThumbLink>}
    </Form>
  )
}
