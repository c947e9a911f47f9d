import type { ReactNode } from 'react'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'

/**
 * A field above a list: low, but as high as a thumb needs. On phones its letters are as large as elsewhere: Safari on an iPhone zooms
 * into a field with letters below 16 px.
 */
export const filterControl = 'field-control min-h-11 py-1.5! md:text-sm!'

type SearchProps = { value: string; placeholder: string; className?: string }

/** Searches a list, as `q` in its address. */
export function SearchField({ value, placeholder, className = '' }: SearchProps) {
  return (
    <>
      <label className="sr-only" htmlFor="q">
        Suche
      </label>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={value}
        placeholder={placeholder}
        className={`${filterControl} ${className}`}
      />
    </>
  )
}

/** The field with its button beside it. */
export function SearchRow({ className = '', ...field }: SearchProps) {
  return (
    <div className={`col-span-full flex gap-2 ${className}`}>
      <SearchField {...field} className="min-w-0 flex-1" />
      <SecondaryButton type="submit" className="min-h-11">
        Suchen
      </SecondaryButton>
    </div>
  )
}

/** The choices of a select. */
export function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

type FilterSelectProps = { id: string; name: string; label: string; value: string; children: ReactNode }

export function FilterSelect({ id, name, label, value, children }: FilterSelectProps) {
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={filterControl}>
        {children}
      </select>
    </>
  )
}
