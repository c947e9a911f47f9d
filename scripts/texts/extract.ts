import { parseSync } from 'vite'

export type FoundText = { text: string; line: number }

type Node = { type: string; start: number; [key: string]: unknown }

// Attributes, properties and calls whose strings nobody reads on a page.
const SILENT_ATTRIBUTES =
  /^(class(Name)?|.*Class(Name)?|id|href|to|src|srcSet|sizes|name|type|rel|d|viewBox|key|pattern|as|target|method|role|media|xmlns|fill|stroke|transform|points)$/
const SILENT_PROPERTIES = /^(@type|@context|className|class|.*Class|pattern|regex|sql|id|slug|base|color)$/
const SILENT_CALLS =
  /^(Error|[A-Z]\w*Error|RegExp|classNames|cx|info|warn|error|sql|log|href|matchMedia|querySelector(All)?|regex)$/

const SQL = /^(select|insert into|update|delete from|pragma|create|drop|alter|vacuum|begin|attach)\b/
const TAG = /<(?=[a-z!/?])[^>]*>?/gi

/**
 * The texts in a TypeScript or TSX file that a person may read: text between tags, and strings that look like prose.
 * Imports, types, class lists, error objects (they go to the log) and queries are left out.
 */
export function textsIn(file: string, code: string): FoundText[] {
  const found: FoundText[] = []
  const add = (node: Node, text: string) => {
    const words = text.replaceAll(TAG, '')
    if (isProse(words)) found.push({ text: words.trim(), line: code.slice(0, node.start).split('\n').length })
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const node = value
    if (isSilent(node)) return
    if (node.type === 'Literal' && typeof node.value === 'string') return add(node, node.value)
    if (node.type === 'JSXText') return addLines(node, String(node.value))
    if (node.type === 'TemplateLiteral') {
      const parts = node.quasis as { value: { cooked: string } }[]
      add(node, parts.map((part) => part.value.cooked).join('X'))
      return visit(node.expressions)
    }
    if (node.type === 'Property') visit(node.value)
    else for (const child of Object.values(node)) visit(child)
  }
  // A line break and its indentation are one space on the page.
  const addLines = (node: Node, text: string) =>
    add({ ...node, start: node.start + indentation(text) }, text.replaceAll(/\s*\n\s*/g, ' '))

  visit(parseSync(file, code).program)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function isSilent(node: Node): boolean {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return true
  if (/^(Import|ExportAll)/.test(node.type)) return true
  if (node.type === 'JSXAttribute') return SILENT_ATTRIBUTES.test(nameOf(node.name))
  if (node.type === 'Property') return SILENT_PROPERTIES.test(nameOf(node.key))
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return SILENT_CALLS.test(nameOf(node.callee))
  if (node.type === 'VariableDeclarator')
    return SILENT_PROPERTIES.test(nameOf(node.id)) || /Class(es)?$/i.test(nameOf(node.id))
  return node.type === 'TaggedTemplateExpression'
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (typeof value.name === 'string') return value.name
  if (typeof value.value === 'string') return value.value
  return nameOf(value.property)
}

/** Words with a space, an umlaut or a capital at the front; not a path, an address, a media type or a class list. */
function isProse(text: string): boolean {
  const trimmed = text.trim()
  if (!/\p{L}{2}/u.test(trimmed)) return false
  if (/^\S*[/@#_=;{}<>\\]\S*$/.test(trimmed) || /'(none|self)'/.test(trimmed)) return false
  if (SQL.test(trimmed) || /^[\w-]+="[^"]*"$/.test(trimmed)) return false
  if (!/[\sÄÖÜäöüß]/.test(trimmed)) return /^\p{Lu}/u.test(trimmed) && !/^[A-Z\d]+$|[a-z][A-Z]/.test(trimmed)
  return !isClassList(trimmed)
}

function isClassList(text: string): boolean {
  return (
    text.split(/\s+/).every((token) => /^[a-z\d!:[\]/.%_()&>*#,'=+@~"-]+$/.test(token)) &&
    /[-:[]|^(flex|grid|block|hidden|sr) /.test(text)
  )
}

function indentation(text: string): number {
  return text.length - text.trimStart().length
}
