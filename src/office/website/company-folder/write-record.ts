import { Document, isMap, isScalar, type Pair, type YAMLMap } from 'yaml'
import type { ContentValue, ContentValues } from '#company/content/content-store.ts'
import type { FieldOption, FieldSpec } from '#company/content/field-spec.ts'

/** Two fields that hold the same list are two lists: a reader takes no references. */
const WRITTEN_OUT = { aliasDuplicateObjects: false }

const LINE_WIDTH = 120
/** A longer value has its label above it. */
const LONGEST_BESIDE = 60
const LONGEST_CHOICE = 80

/** Every field has its line, so that a copied file shows what there is. */
function written({ input, options }: FieldSpec, value: ContentValue | undefined): ContentValue {
  if (input === 'box') return value === true
  // Which of the boxes are ticked is stored in any order.
  if (input === 'boxes' && Array.isArray(value) && options)
    return value.toSorted((one, other) => placeIn(options, one) - placeIn(options, other))
  return value === '' || value === undefined ? null : value
}

const placeIn = (options: readonly FieldOption[], text: string) => options.findIndex(({ value }) => value === text)

function labelOf({ label, input, options = [] }: FieldSpec): string {
  const choices = options.map(({ value }) => value).join(', ')
  const isShort = (input === 'choice' || input === 'boxes') && choices !== '' && choices.length <= LONGEST_CHOICE
  return isShort ? ` ${label}${label.endsWith('?') ? '' : ':'} ${choices}` : ` ${label}`
}

function addLabel({ key, value: node }: Pair, field: FieldSpec, value: ContentValue): void {
  const isLong = typeof value === 'string' && (value.length > LONGEST_BESIDE || value.includes('\n'))
  if (isScalar(node) && !isLong) node.comment = labelOf(field)
  else if (isScalar(key)) key.commentBefore = labelOf(field)
  // Written so, no sign in a text has a meaning.
  if (isLong && isScalar(node)) node.type = value.includes('\n') ? 'BLOCK_LITERAL' : 'BLOCK_FOLDED'
}

const print = (document: Document) => document.toString({ lineWidth: LINE_WIDTH, nullStr: '' })

function addLabels(map: YAMLMap, fields: readonly FieldSpec[], values: ContentValues): void {
  for (const [index, pair] of map.items.entries()) {
    const field = fields[index]
    if (field) addLabel(pair, field, written(field, values[field.name]))
  }
}

const entriesOf = (fields: readonly FieldSpec[], values: ContentValues) =>
  Object.fromEntries(fields.map((field) => [field.name, written(field, values[field.name])]))

/** A record as YAML; with `body`, that field's text below it as Markdown. */
export function recordText(fields: readonly FieldSpec[], values: ContentValues, body?: FieldSpec): string {
  const head = fields.filter(({ name }) => name !== body?.name)
  const document = new Document(entriesOf(head, values), WRITTEN_OUT)
  if (isMap(document.contents)) addLabels(document.contents, head, values)
  return body ? `---\n${print(document)}---\n\n${String(values[body.name] ?? '')}\n` : print(document)
}

export type FactsPage = { id: string; title: string; fields: readonly FieldSpec[]; values: ContentValues }

/** All pages of facts in one file. */
export function factsText(pages: readonly FactsPage[]): string {
  const document = new Document(
    Object.fromEntries(pages.map(({ id, fields, values }) => [id, entriesOf(fields, values)])),
    WRITTEN_OUT,
  )
  if (!isMap(document.contents)) return ''
  for (const [index, { key, value }] of document.contents.items.entries()) {
    const page = pages[index]
    if (!page || !isScalar(key) || !isMap(value)) continue
    key.commentBefore = ` ${page.title}`
    key.spaceBefore = index > 0
    addLabels(value, page.fields, page.values)
  }
  return print(document)
}
