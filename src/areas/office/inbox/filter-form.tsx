import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { statusLabels, submissionStatuses } from '#platform/submissions/status.ts'
import type { RequestKind } from '../access/roles.ts'
import { FilterSelect, SearchRow } from '../frame/filter-controls.tsx'
import { kindLabel } from '../request/kind-labels.ts'
import { filterAddress, type InboxFilters } from './filters.ts'
import { FurtherFilters } from './further-filters.tsx'

type FilterFormProps = {
  filters: InboxFilters
  kinds: readonly RequestKind[]
  team: readonly { id: string; name: string }[]
  /** The days that the filters mean, YYYY-MM-DD or ''. */
  days: { from: string; until: string }
}

const sorts = [
  ['neu', 'Neueste zuerst'],
  ['alt', 'Älteste zuerst'],
  ['faellig', 'Nach Frist'],
] as const

/** A GET form: its address can be kept and sent. With JavaScript a choice applies at once. */
export function FilterForm({ filters, kinds, team, days }: FilterFormProps) {
  const submit = useSubmit()
  const id = useId()
  // Fields that stand at their beginning are left out of the address by the loader's own reading of it.
  const applyNow = (form: HTMLFormElement) => void submit(form, { preventScrollReset: true })
  return (
    <Form
      method="get"
      action="/verwaltung/anfragen"
      role="search"
      aria-label="Anfragen durchsuchen"
      // Drawn anew when the address changed by another way: its fields say what the address says.
      key={filterAddress(filters)}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox'))
          applyNow(currentTarget)
      }}
      className="rounded-card border border-ink-200 bg-white p-3 print:hidden"
    >
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_11rem_10rem_10rem_11rem]">
        <SearchRow value={filters.search} placeholder="Name, Vorgang, E-Mail …" className="xl:col-span-1" />
        <FilterSelect id={`${id}art`} name="art" label="Art" value={filters.kinds[0] ?? ''}>
          <option value="">Alle Arten</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect id={`${id}status`} name="status" label="Status" value={filters.status}>
          <option value="offen">Alle offenen</option>
          {submissionStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
          <option value="alle">Alle</option>
        </FilterSelect>
        <FilterSelect id={`${id}wer`} name="wer" label="Zuständig" value={filters.assignee}>
          <option value="">Alle Personen</option>
          <option value="ich">Meine</option>
          <option value="niemand">Von niemandem</option>
          {team.map((member) => (
            <option key={member.id} value={member.id}>
              {member.name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect id={`${id}sortierung`} name="sortierung" label="Sortierung" value={filters.sort}>
          {sorts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
      </div>
      <FurtherFilters filters={filters} days={days} />
    </Form>
  )
}
