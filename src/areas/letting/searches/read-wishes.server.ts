import { parameterNames, readApartmentFilters, savedQuery } from '../apartments/overview/filters.ts'

/** The query that a posted form describes, in the one spelling under which it is saved. */
export function readWishes(fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.values(parameterNames).flatMap((name) =>
    [fields[name]].flat().flatMap((value) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return savedQuery(readApartmentFilters(new URLSearchParams(entries)))
}
