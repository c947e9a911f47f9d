/** The nodes of a program, as far as this rule looks at them. */
type Node = { type: string; [key: string]: unknown }
type Context = { report: (found: { node: Node; message: string }) => void }

const is = (node: unknown, ...types: string[]): node is Node =>
  typeof node === 'object' && node !== null && types.includes((node as Node).type)

const MESSAGE = 'A word of a visitor may be „constructor“: make the table with wordTable(), ask with Object.hasOwn().'

/** `Record<string, …>`, alone or in `Readonly<…>` and `Partial<…>`. */
function takesAnyWord(type: unknown): boolean {
  if (!is(type, 'TSTypeReference') || !is(type.typeName, 'Identifier')) return false
  const [first] = ((type.typeArguments as Node | null)?.params ?? []) as Node[]
  return type.typeName.name === 'Record' ? is(first, 'TSStringKeyword') : takesAnyWord(first)
}

const isOfModule = (declarator: Node) => is((declarator.parent as Node).parent, 'Program', 'ExportNamedDeclaration')

/**
 * No word that comes from outside is looked up in a plain object, where `__proto__` and `constructor` are found too: a constant table is
 * made by `wordTable` and inherits nothing, a word is no key because a cast says so, and `in` asks what was inherited as well.
 */
const visitorsWords = {
  create(context: Context) {
    const report = (node: Node) => context.report({ node, message: MESSAGE })
    return {
      VariableDeclarator(node: Node) {
        const { id, init } = node as unknown as { id: Node; init: unknown }
        const annotation = (id.typeAnnotation as Node | null)?.typeAnnotation
        const value = is(init, 'TSAsExpression', 'TSSatisfiesExpression') ? init.expression : init
        const filled = is(value, 'ObjectExpression') && (value.properties as unknown[]).length > 0
        if (filled && takesAnyWord(annotation) && isOfModule(node)) report(node)
      },
      MemberExpression(node: Node) {
        const isCast = node.computed && is(node.property, 'TSAsExpression')
        if (isCast && is((node.property as Node).typeAnnotation, 'TSTypeOperator', 'TSTypeReference')) report(node)
      },
      BinaryExpression(node: Node) {
        if (node.operator === 'in' && !is(node.left, 'Literal', 'PrivateIdentifier')) report(node)
      },
    }
  },
}

export default { meta: { name: 'house' }, rules: { 'visitors-words': visitorsWords } }
