import type { ContentValue } from './content/content-store.ts'
import type { FieldOption, FieldSpec } from './content/field-spec.ts'

/** One fact of the company: how staff enter it, and what holds while nobody has. `Value` is what the site reads. */
export type Fact<Value extends ContentValue = ContentValue> = Omit<FieldSpec, 'name'> & { standard: Value }

/** Facts by name, as the database, the company's file and the form call them. */
export type FactList = Readonly<Record<string, Fact>>

/** Facts under one heading of their page. */
export type Section = { legend: string; hint?: string; facts: FactList }

/** One page of the office; `id` is the last part of its address and its name in the company's file. */
export type CompanyRecord = { id: string; title: string; sections: readonly Section[] }

export type ValuesOf<List extends FactList> = {
  [Name in keyof List]: List[Name] extends Fact<infer Value> ? Value : never
}

type Rest<Value extends ContentValue> = Partial<Omit<Fact<Value>, 'label' | 'input'>>

const entered =
  <Value extends ContentValue>(input: FieldSpec['input'], standard: Value) =>
  (label: string, rest: Rest<Value> = {}): Fact<Value> => ({ label, input, standard, ...rest })

/** Nothing entered is an empty text. */
export const line = entered<string>('line', '')
export const text = entered<string>('text', '')
export const wholeNumber = entered<number>('whole', 0)
export const decimal = entered<number>('decimal', 0)
export const euro = entered<number>('euro', 0)
export const coordinate = entered<number>('coordinate', 0)
/** One a line. */
export const lines = entered<readonly string[]>('lines', [])
export const box = entered<boolean>('box', false)

export const choice = (label: string, options: readonly FieldOption[], rest: Rest<string>): Fact<string> =>
  entered<string>('choice', '')(label, { options, ...rest })

export const boxes = (
  label: string,
  options: readonly FieldOption[],
  rest: Rest<readonly string[]>,
): Fact<readonly string[]> => entered<readonly string[]>('boxes', [])(label, { options, ...rest })
