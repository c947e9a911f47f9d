import type { InboxFilters } from './filters.ts'

type FurtherFiltersProps = {
  filters: InboxFilters
  /** The days that the filters mean, YYYY-MM-DD or ''. */
  days: { from: string; until: string }
}

/** What is filtered by now and then: folded away, so that a phone shows the first requests without scrolling; open while one is set. */
export function FurtherFilters({ filters, days }: FurtherFiltersProps) {
  const { isUnreadOnly, isLateOnly, isDueToday, isHeldOnly, isSpam } = filters
  const isAnySet =
    isUnreadOnly || isLateOnly || isDueToday || isHeldOnly || isSpam || days.from !== '' || days.until !== ''
  return (
    <details open={isAnySet} className="mt-1">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Weitere Filter</summary>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Tick name="ungelesen" value="1" isOn={isUnreadOnly} label="Nur ungelesene" />
        <Tick name="faellig" value="vorbei" isOn={isLateOnly} label="Nur verspätete" />
        <Tick name="faellig" value="heute" isOn={isDueToday} label="Heute fällig" />
        <Tick name="loeschung" value="ausgesetzt" isOn={isHeldOnly} label="Löschung ausgesetzt" />
        <Tick name="spam" value="1" isOn={isSpam} label="Spam-Verdacht" />
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Day name="von" value={days.from} label="Eingegangen ab" />
          <Day name="bis" value={days.until} label="Eingegangen bis" />
        </div>
      </div>
    </details>
  )
}

function Tick({ name, value, isOn, label }: { name: string; value: string; isOn: boolean; label: string }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} className="size-5" />
      {label}
    </label>
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
