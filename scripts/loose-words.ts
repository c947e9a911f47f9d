import { parseSync } from 'vite'

export type LooseWords = { line: number; what: string; start: number }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** What a place between tags may hold: words that stay, words that change, elements that come and go, or one that stays. */
export type Slot = { kind: 'words' | 'changing' | 'coming' | 'element'; node: Node }

/**
 * Words in a TSX file that a translation of the page would tear from React: they change, or have neighbours that come and go,
 * and stand in no element of their own. A browser puts its own elements in the place of each text (docs/browsers.md).
 */
export function looseWordsIn(file: string, code: string, holders: Holders = new Map()): LooseWords[] {
  const found: LooseWords[] = []
  const reader = readerOf(file, code)
  const visit = (value: unknown, isInTag: boolean): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, isInTag))
    if (!isNode(value)) return
    const isTag = value.type === 'JSXElement' || value.type === 'JSXFragment'
    // The parts of a fragment between tags are read with those of the element around it.
    if (isTag && !(value.type === 'JSXFragment' && isInTag) && areLoose(value, reader.slotsOf(value), holders))
      found.push({
        line: code.slice(0, value.start).split('\n').length,
        what: code.slice(value.start, value.end).replaceAll(/\s+/g, ' ').slice(0, 100),
        start: value.start,
      })
    for (const [key, child] of Object.entries(value)) visit(child, isTag && key === 'children')
  }
  visit(reader.program, false)
  return found
}

/** What a component puts beside what it is given to hold: elements that stay, or such as come and go. */
export type Holders = Map<string, 'element' | 'coming'>

/** The components of a file that put other things beside their `children`. */
export function holdersIn(file: string, code: string): Holders {
  const reader = readerOf(file, code)
  const holders: Holders = new Map()
  for (const statement of reader.program.body as Node[]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    const name = nameOf(declaration.id)
    walk(declaration, (tag) => {
      const slots = tag.type === 'JSXElement' ? reader.slotsOf(tag) : []
      if (!name || slots.length < 2 || !slots.some(({ node }) => holdsChildren(node))) return
      if (holders.get(name) !== 'coming')
        holders.set(name, slots.some(({ kind }) => kind === 'coming') ? 'coming' : 'element')
    })
  }
  return holders
}

const holdsChildren = ({ type, expression }: Node) =>
  type === 'JSXExpressionContainer' && nameOf(bare(expression as Node)) === 'children'

const readerOf = (file: string, code: string) => new SlotReader(parseSync(file, code).program as unknown as Node)

function areLoose(tag: Node, slots: Slot[], holders: Holders): boolean {
  const has = (kind: Slot['kind']) => slots.some((slot) => slot.kind === kind)
  const beside = isNode(tag.openingElement) ? holders.get(nameOf(tag.openingElement.name)) : undefined
  if (beside !== undefined && (has('changing') || (has('words') && beside === 'coming'))) return true
  // Nobody knows what stands beside the parts of a fragment.
  if (tag.type === 'JSXFragment') return has('words') || has('changing')
  return slots.length > 1 && (has('changing') || (has('words') && has('coming')))
}

export class SlotReader {
  readonly program: Node
  /** Names that hold the same as long as the document lives: imports, and constants of the module. */
  private readonly fixed = new Set<string>()
  /** Constants of a function that hold an element. */
  private readonly elements = new Map<string, Node>()

  constructor(program: Node) {
    this.program = program
    for (const statement of program.body as Node[]) {
      for (const each of (statement.specifiers as Node[] | undefined) ?? []) this.fixed.add(nameOf(each.local))
      const declaration = isNode(statement.declaration) ? statement.declaration : statement
      for (const each of (declaration.declarations as Node[] | undefined) ?? []) this.fixed.add(nameOf(each.id))
    }
    walk(program, (node) => {
      if (node.type === 'VariableDeclarator' && isNode(node.init) && kindOf(bare(node.init)) !== 'changing')
        this.elements.set(nameOf(node.id), bare(node.init))
    })
  }

  slotsOf(tag: Node): Slot[] {
    return (tag.children as Node[]).flatMap((child) => {
      if (child.type === 'JSXFragment') return this.slotsOf(child)
      if (child.type === 'JSXText') return /\S/.test(String(child.value)) ? [{ kind: 'words', node: child }] : []
      if (child.type !== 'JSXExpressionContainer') return [{ kind: 'element', node: child }]
      const expression = bare(child.expression as Node)
      if (expression.type === 'JSXEmptyExpression' || isBlank(expression)) return []
      return [{ kind: this.kindIn(expression), node: child }]
    })
  }

  private kindIn(expression: Node): Slot['kind'] {
    const held = expression.type === 'Identifier' ? this.elements.get(nameOf(expression)) : undefined
    if (held && !this.fixed.has(nameOf(expression))) return kindOf(held)
    return this.isFixed(expression) ? 'words' : kindOf(expression)
  }

  private isFixed(expression: Node): boolean {
    if (expression.type === 'Identifier') return this.fixed.has(nameOf(expression))
    if (expression.type === 'MemberExpression') return !expression.computed && this.isFixed(expression.object as Node)
    return (
      expression.type === 'TemplateLiteral' && (expression.expressions as Node[]).every((each) => this.isFixed(each))
    )
  }
}

/** By its shape: what is not plainly an element may be words. */
function kindOf(expression: Node): Slot['kind'] {
  const node = bare(expression)
  if (node.type === 'JSXElement' || isHeld(node)) return 'element'
  if (node.type === 'Literal' || (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0))
    return 'words'
  if (node.type === 'ConditionalExpression')
    return isElement(node.consequent) && isElement(node.alternate) ? 'coming' : 'changing'
  if (node.type === 'LogicalExpression')
    return isElement(node.right) && (node.operator === '&&' || isElement(node.left)) ? 'coming' : 'changing'
  return isElementList(node) ? 'coming' : 'changing'
}

/** What a component is given to hold, by its name. `holdersIn` finds who must be given elements. */
const HELD =
  /^(children|icon|aside|actions|below|after|chosen|content|next|back|notice|onward|upload|waiting|draftNote|render\w+)$/

function isHeld({ type, name, property, callee }: Node): boolean {
  if (type === 'Identifier') return HELD.test(String(name))
  if (type === 'MemberExpression') return HELD.test(nameOf(property))
  return type === 'CallExpression' && isHeld(callee as Node)
}

/** An element, none, or one of several. */
function isElement(value: unknown): boolean {
  const node = bare(value as Node)
  if (node.type === 'JSXFragment' || (node.type === 'Literal' && (node.value === null || node.value === false)))
    return true
  if (node.type === 'Identifier' && nameOf(node) === 'undefined') return true
  const kind = kindOf(node)
  return kind === 'element' || kind === 'coming'
}

function isElementList({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !/^(map|flatMap|from)$/.test(nameOf((callee as Node).property))) return false
  const made = (given as Node[]).at(-1)
  if (made?.type !== 'ArrowFunctionExpression') return false
  const body = made.body as Node
  if (body.type !== 'BlockStatement') return isElement(body)
  return (body.body as Node[]).every((each) => each.type !== 'ReturnStatement' || isElement(each.argument))
}

/** A space is left alone by who translates. */
const isBlank = (node: Node) => node.type === 'Literal' && typeof node.value === 'string' && !/\S/.test(node.value)

const WRAPPERS = /^(ParenthesizedExpression|TS(As|NonNull|Satisfies)Expression|ChainExpression)$/
const bare = (node: Node): Node => (WRAPPERS.test(node.type) ? bare(node.expression as Node) : node)

const nameOf = (value: unknown): string => (isNode(value) && typeof value.name === 'string' ? value.name : '')

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function walk(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => walk(each, see))
  if (!isNode(value)) return
  see(value)
  for (const child of Object.values(value)) walk(child, see)
}
