import { isDay } from '#values/day.ts'
import { oneLine } from '#values/one-line.ts'

/** One parameter of an address: what it is without it, how it is read (nonsense counts as not set), and its JSON Schema for the API. */
export type Parameter<Value> = {
  name: string
  none: Value
  read: (values: string[]) => Value
  schema: Record<string, unknown>
}

const LONGEST_TEXT = 100
const MOST_CODES = 30
const LARGEST_NUMBER = 1_000_000
const LARGEST_PAGE = 100_000

/** The value of a ticked box. */
export const YES = 'ja'

const firstText = ([text = '']: string[]) => oneLine(text).trim().slice(0, LONGEST_TEXT)

export const text = (name: string): Parameter<string> => ({
  name,
  none: '',
  read: firstText,
  schema: { type: 'string' },
})

export function choice<const Value extends string, const None extends string>(
  name: string,
  values: readonly Value[],
  none: None,
): Parameter<Value | None> {
  return {
    name,
    none,
    read: (texts) => values.find((value) => value === firstText(texts)) ?? none,
    schema: { type: 'string', enum: values, ...(none === '' ? {} : { default: none }) },
  }
}

/** As people type them: „72,5“, „1.200“, „1200.50“. */
export const number = (name: string): Parameter<number | null> => ({
  name,
  none: null,
  read(texts) {
    const typed = firstText(texts)
    if (!/^\d[\d.,]*$/.test(typed)) return null
    const isGrouped = typed.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(typed)
    const value = Number(isGrouped ? typed.replaceAll('.', '').replace(',', '.') : typed)
    return Number.isFinite(value) && value <= LARGEST_NUMBER ? value : null
  },
  schema: { type: 'number' },
})

/** YYYY-MM-DD. */
export const day = (name: string): Parameter<string> => ({
  name,
  none: '',
  read: (texts) => (isDay(firstText(texts)) ? firstText(texts) : ''),
  schema: { type: 'string', format: 'date' },
})

/** Each once and in order, so that one selection has one address. */
export const codes = (name: string): Parameter<string[]> => ({
  name,
  none: [],
  read: (texts) => [...new Set(texts.filter((code) => /^[a-z_]{1,40}$/.test(code)))].toSorted().slice(0, MOST_CODES),
  schema: { type: 'array', items: { type: 'string' } },
})

export const yes = (name: string): Parameter<boolean> => ({
  name,
  none: false,
  read: (texts) => firstText(texts) === YES,
  schema: { type: 'string', enum: [YES] },
})

/** Counts from 1. */
export const page = (name: string): Parameter<number> => ({
  name,
  none: 1,
  read(texts) {
    const wanted = Number(firstText(texts))
    return Number.isInteger(wanted) && wanted >= 1 && wanted <= LARGEST_PAGE ? wanted : 1
  },
  schema: { type: 'integer', minimum: 1, default: 1 },
})

type Declared = Record<string, Parameter<unknown>>
type Values<D extends Declared> = { [Field in keyof D]: ReturnType<D[Field]['read']> }

/** Declares the parameters that a page reads. Nothing else can be read, and an answer is kept for each of these `names` (`src/server/cache`). */
export function declareParameters<D extends Declared>(declared: D) {
  const parameters = Object.entries(declared)
  const eachField = (value: (parameter: Parameter<unknown>) => unknown) =>
    Object.fromEntries(parameters.map(([field, parameter]) => [field, value(parameter)]))
  return {
    names: parameters.map(([, { name }]) => name),
    /** By name, as JSON Schemas. */
    schemas: Object.fromEntries(parameters.map(([, { name, schema }]) => [name, schema])),
    none: eachField(({ none }) => none) as Values<D>,

    /** Nonsense counts as not set, so that no address is an error. */
    read: (query: URLSearchParams) => eachField(({ name, read }) => read(query.getAll(name))) as Values<D>,

    /** The other way round, without what is empty or the default, so that one selection has one address. */
    write(values: Values<D>): URLSearchParams {
      const query = new URLSearchParams()
      for (const [field, { name, none }] of parameters) {
        const value: unknown = values[field]
        if (Array.isArray(value)) for (const item of value) query.append(name, String(item))
        else if (value !== none) query.set(name, value === true ? YES : String(value))
      }
      return query
    },
  }
}
