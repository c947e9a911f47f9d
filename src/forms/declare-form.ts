import type { Entered } from './entered.ts'
import type { Field, Fields } from './field.ts'
import type { FileRules } from '#values/file-rule.ts'
import type { FormFiles } from './file-rules.ts'
import type { FieldErrors } from './form-context.ts'
import { nestFields, readFields, type ValuesOf } from './read-fields.ts'

export type FormResult<Values> = { ok: true; data: Values } | { ok: false; errors: FieldErrors }

/** Part of a form: a step of a wizard, or a set of fields of one page. A name of rows stands for their parts, too. */
type Step<Id extends string, Name extends string> = {
  id: Id
  title: string
  lead?: string
  fields: readonly Name[]
}
type Steps<Id extends string, Name extends string> = readonly [Step<Id, Name>, ...Step<Id, Name>[]]

export type FormStep<Id extends string = string> = Step<Id, string> & { holdsFiles: boolean }
export type FieldGroup = { heading: string; fields: readonly string[] }

type Declared<F extends Fields, Id extends string> = {
  /** Short and unique among the site's forms: `bewerbung`. Names the draft and goes before every field's id. */
  id?: string
  /** Where scripts and programs send it to, below /api: `/tenant-applications`. Without JavaScript it posts to its page's own address. */
  endpoint?: string
  /** By their names on the wire, in the order in which they are stored. */
  fields: F
  /** Each field that has an input stands in one of them; without steps the form is one. */
  steps?: Steps<Id, keyof F & string>
  /** As staff read it, where that is not step by step. */
  groups?: readonly { heading: string; fields: readonly (keyof F & string)[] }[]
  /** Settles what follows from several fields together. */
  settle?: (values: ValuesOf<F>) => ValuesOf<F>
  files?: (rules: FileRules) => FormFiles
}

export type DeclaredForm<F extends Fields = Fields, Id extends string = string> = {
  id: string
  endpoint: string
  fields: F
  steps: readonly [FormStep<Id>, ...FormStep<Id>[]]
  groups: readonly FieldGroup[]
  files: FormFiles | undefined
  initial: Entered
  /** Names of the fields that are marked as required. */
  required: ReadonlySet<string>
  /** Names for the error summary of fields whose messages may not say it. */
  summaryLabels: Readonly<Record<string, string>>
  /** Judges what was sent; names may be nested (`members.0.name`), here and in the messages. Unknown fields are dropped. Never throws. */
  parse: (input: Readonly<Record<string, unknown>>) => FormResult<ValuesOf<F>>
  /** Judges what is entered, with what stays in the form; the answer holds what is sent. */
  judge: (entered: Entered) => FormResult<ValuesOf<F>>
}

/** The values that a declared form sends and stores. */
export type Sent<Form> = Form extends DeclaredForm<infer F> ? ValuesOf<F> : never

/**
 * Puts a form together from its fields; rules, required marks, steps, review, what staff read and the API's description follow.
 *
 * @throws when a field that has an input stands in no step, or in two.
 */
export function declareForm<F extends Fields, const Id extends string = 'alles'>(
  declared: Declared<F, Id>,
): DeclaredForm<F, Id> {
  const all: [string, Field][] = Object.entries(declared.fields)
  const named = all.filter(([, { hasInput = true }]) => hasInput).map(([name]) => name)
  const given: Steps<Id, string> = declared.steps ?? [{ id: 'alles' as Id, title: '', fields: named }]
  const placed = given.flatMap(({ fields }) => fields)
  const lost = named.filter((name) => placed.filter((each) => each === name).length !== 1)
  if (lost.length > 0) throw new Error(`Not in one step: ${lost.join()}`)

  const files = all.flatMap(([name, { file }]): [string, FieldFile][] => (file ? [[name, file]] : []))
  const holdsFiles = ({ fields }: Step<Id, string>) => fields.some((name) => declared.fields[name]?.file)
  const [first, ...others] = given
  const withFiles = (step: Step<Id, string>) => ({ ...step, holdsFiles: holdsFiles(step) })
  const held = Object.fromEntries(all.filter(([, { file }]) => !file))
  const sent = Object.fromEntries(Object.entries(held).filter(([, { staysInForm }]) => !staysInForm))

  function judgeBy(fields: Fields, entered: Readonly<Record<string, unknown>>): FormResult<ValuesOf<F>> {
    const { values, errors } = readFields(fields, nestFields(entered))
    if (Object.keys(errors).length > 0) return { ok: false, errors }
    const data = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(sent, name))) as ValuesOf<F>
    return { ok: true, data: declared.settle ? declared.settle(data) : data }
  }

  return {
    id: declared.id ?? '',
    endpoint: declared.endpoint ?? '',
    fields: declared.fields,
    steps: [withFiles(first), ...others.map(withFiles)],
    groups: declared.groups ?? given.map(({ title, fields }) => ({ heading: title, fields })),
    files: declared.files?.(Object.fromEntries(files)),
    initial: Object.fromEntries(all.flatMap(([name, { begins }]) => (begins === undefined ? [] : [[name, begins]]))),
    required: new Set(all.filter(([, { isRequired }]) => isRequired).map(([name]) => name)),
    summaryLabels: Object.fromEntries(all.flatMap(summaryLabelsOf)),
    parse: (input) => judgeBy(sent, input),
    judge: (entered) => judgeBy(held, entered),
  }
}

type FieldFile = NonNullable<Field['file']>

function summaryLabelsOf([name, { label, isRequired, namedInSummary = !isRequired, row }]: [string, Field]) {
  const parts = row
    ? Array.from({ length: row.most }, (_, position) =>
        Object.entries(row.fields).map(([part, { label: of }]): [string, string] => [
          `${name}.${position}.${part}`,
          `${row.titleOf(position)}, ${of}`,
        ]),
      ).flat()
    : []
  return namedInSummary ? [[name, label] as [string, string], ...parts] : parts
}
