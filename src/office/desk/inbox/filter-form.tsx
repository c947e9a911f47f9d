import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import type { KindName } from '#areas/kinds.ts'
import { statusLabels, requestStatuses } from '#requests/request/status.ts'
import type { Tag } from '#requests/request/tags/repository.server.ts'
import { filterControl, FilterSelect, Options, SearchRow } from '#office/frame/frame/filter-controls.tsx'
import { kindLabel } from '../request/kind-labels.ts'
import { filterAddress, type InboxFilters, tickNames, ticks } from './filters.ts'

type FilterFormProps = {
  filters: InboxFilters
  kinds: readonly KindName[]
  team: readonly { id: string; name: string }[]
  /** The days that the filters mean, YYYY-MM-DD or ''. */
  days: { from: string; until: string }
  tags: readonly Tag[]
}

const sorts = [
  { value: 'neu', label: 'Neueste zuerst' },
  { value: 'alt', label: 'Älteste zuerst' },
  { value: 'faellig', label: 'Dringend zuerst, dann nach Frist' },
]

/** A GET form: its address can be kept and sent. With JavaScript a choice applies at once. */
export function FilterForm({ filters, kinds, team, days, tags }: FilterFormProps) {
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
      {(
        [
          ['person', filters.person],
          ['wohnung', filters.flat],
          ['haus', filters.building],
        ] as const
      ).map(([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />)}
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_11rem_10rem_10rem_11rem]">
        <SearchRow value={filters.search} placeholder="Name, Vorgang, E-Mail …" className="xl:col-span-1" />
        <FilterSelect id={`${id}art`} name="art" label="Art" value={filters.kinds[0] ?? ''}>
          <option value="">Alle Arten</option>
          <Options of={kinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))} />
        </FilterSelect>
        <FilterSelect id={`${id}status`} name="status" label="Status" value={filters.status}>
          <option value="">{filters.search === '' ? 'Alle offenen' : 'Offen und geschlossen'}</option>
          <option value="offen">Nur offene</option>
          <Options of={requestStatuses.map((status) => ({ value: status, label: statusLabels[status] }))} />
          <option value="alle">Alle</option>
        </FilterSelect>
        <FilterSelect id={`${id}wer`} name="wer" label="Zuständig" value={filters.assignee}>
          <option value="">Alle Personen</option>
          <option value="ich">Meine</option>
          <option value="niemand">Von niemandem</option>
          <Options of={team.map((member) => ({ value: member.id, label: member.name }))} />
        </FilterSelect>
        <FilterSelect id={`${id}sortierung`} name="sortierung" label="Sortierung" value={filters.sort}>
          <Options of={sorts} />
        </FilterSelect>
      </div>
      <FurtherFilters filters={filters} days={days} tags={tags} />
    </Form>
  )
}

type FurtherFiltersProps = {
  filters: InboxFilters
  /** The days that the filters mean, YYYY-MM-DD or ''. */
  days: { from: string; until: string }
  tags: readonly Tag[]
}

/** Holds the rarer filters: folded away, so that a phone shows the first requests without scrolling; open while one is set. */
function FurtherFilters({ filters, days, tags }: FurtherFiltersProps) {
  const isAnySet =
    tickNames.some((tick) => filters[tick]) || filters.tag !== '' || days.from !== '' || days.until !== ''
  return (
    <details open={isAnySet} className="mt-1">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Weitere Filter</summary>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {tickNames.map((tick) => (
          <label key={tick} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={ticks[tick].name}
              value={ticks[tick].value}
              defaultChecked={filters[tick]}
              className="size-5"
            />
            <span>{ticks[tick].label}</span>
          </label>
        ))}
        {(tags.length > 0 || filters.tag !== '') && <TagSelect tags={tags} chosen={filters.tag} />}
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Day name="von" value={days.from} label="Eingegangen ab" />
          <Day name="bis" value={days.until} label="Eingegangen bis" />
        </div>
      </div>
    </details>
  )
}

function TagSelect({ tags, chosen }: { tags: readonly Tag[]; chosen: string }) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-2">
      <label htmlFor={id} className="min-w-28 md:min-w-0">
        Schlagwort
      </label>
      <select id={id} name="schlagwort" defaultValue={chosen} className={`${filterControl} w-auto! max-w-56`}>
        <option value="">Alle</option>
        {!tags.some(({ key }) => key === chosen) && chosen !== '' && <option value={chosen}>{chosen}</option>}
        <Options of={tags.map(({ key, label }) => ({ value: key, label }))} />
      </select>
    </div>
  )
}

/** The browser's own field: applied with „Suchen“, since it changes with every digit. */
function Day({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <span className="min-w-28">{label}</span>
      <input type="date" name={name} defaultValue={value} className="field-control min-h-11 w-auto py-1! md:text-sm!" />
    </label>
  )
}
