import { YES } from '#platform/address-parameters.ts'
import { SlidersHorizontal } from 'lucide-react'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { amenityLabels, inAmenityOrder } from '../apartments/amenities.ts'
import { countFurther } from './active-filters.ts'
import { type ApartmentFilters, boxes, parameterNames, ranges } from '../apartments/search/filters.ts'

const boxGrid = 'grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4'

type FurtherFiltersProps = { filters: ApartmentFilters }

/** Ranges, day, boxes and amenities, behind a button. Open from the start when one of them is set. */
export function FurtherFilters({ filters }: FurtherFiltersProps) {
  const count = countFurther(filters)
  return (
    <details open={count > 0}>
      <summary className={buttonClasses('quiet', 'sm', '-ml-3 list-none [&::-webkit-details-marker]:hidden')}>
        <SlidersHorizontal aria-hidden="true" />
        <span>{`Weitere Filter${count > 0 ? ` (${count})` : ''}`}</span>
      </summary>
      <div className="mt-3 grid gap-x-6 gap-y-5 border-t border-ink-200 pt-5 sm:grid-cols-2 lg:grid-cols-4">
        <RangeFilters filters={filters} />
        <FeatureFilters filters={filters} />
      </div>
    </details>
  )
}

export function RangeFilters({ filters }: FurtherFiltersProps) {
  return ranges.map(({ legend, from, to }) => (
    <Range key={from} legend={legend} from={[from, filters[from]]} to={[to, filters[to]]} />
  ))
}

/** Day, boxes and amenities. */
export function FeatureFilters({ filters }: FurtherFiltersProps) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-ink-950">Einzug</legend>
        <label className="flex items-center gap-2.5 text-sm text-ink-700">
          <span className="shrink-0">frei am</span>
          <input type="date" name={parameterNames.freeOn} defaultValue={filters.freeOn} className="field-control" />
        </label>
      </fieldset>
      <div className={`col-span-full ${boxGrid}`}>
        {boxes.map(({ field, label }) => (
          <Box key={field} name={parameterNames[field]} value={YES} label={label} isTicked={filters[field]} />
        ))}
      </div>
      <Amenities chosen={filters.amenities} />
    </>
  )
}

type End = [field: keyof typeof parameterNames, value: number | null]

function Range({ legend, from, to }: { legend: string; from: End; to: End }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-ink-950">{legend}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {[
          { word: 'von', end: from },
          { word: 'bis', end: to },
        ].map(({ word, end: [field, value] }) => (
          <label key={field} className="flex items-center gap-2 text-sm text-ink-700">
            <span className="shrink-0">{word}</span>
            <input
              type="text"
              inputMode="decimal"
              maxLength={9}
              name={parameterNames[field]}
              defaultValue={value === null ? '' : String(value).replace('.', ',')}
              className="field-control tabular"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Amenities({ chosen }: { chosen: string[] }) {
  // One from a shared address stays chosen although the list does not offer it.
  const codes = inAmenityOrder([...new Set([...Object.keys(amenityLabels), ...chosen])])
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1 font-semibold text-ink-950">Ausstattung</legend>
      <div className={boxGrid}>
        {codes.map((code) => (
          <Box
            key={code}
            name={parameterNames.amenities}
            value={code}
            label={amenityLabels[code] ?? code}
            isTicked={chosen.includes(code)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type BoxProps = { name: string; value: string; label: string; isTicked: boolean }

function Box({ name, value, label, isTicked }: BoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm text-ink-800 md:min-h-9">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        className="size-5 shrink-0 accent-action"
      />
      <span>{label}</span>
    </label>
  )
}
