import type { FieldOption } from '#company/content/field-spec.ts'

export type ListFilter = { name: string; label: string; options: readonly FieldOption[] }

/** Filters of the list's address. `values` holds only filters that are set. */
export type ChosenFilters = { search: string; values: Record<string, string>; page: number }

export function readListFilters(search: URLSearchParams, filters: readonly ListFilter[]): ChosenFilters {
  const values = filters.flatMap(({ name, options }): [string, string][] => {
    const value = search.get(name) ?? ''
    return options.some((option) => option.value === value) ? [[name, value]] : []
  })
  const page = Number(search.get('seite'))
  return {
    search: (search.get('q') ?? '').trim().slice(0, 200),
    values: Object.fromEntries(values),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** `?q=neustadt&seite=2`; '' when nothing is chosen. */
export function filterAddress({ search, values, page }: ChosenFilters): string {
  const params = new URLSearchParams(values)
  if (search) params.set('q', search)
  if (page > 1) params.set('seite', String(page))
  return params.size === 0 ? '' : `?${params}`
}
