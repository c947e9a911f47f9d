/**
 * Counts how simple the house is: `npm run count`, or `npm run count -- <folder of another checkout>`.
 * Words are counted in names and comments of `src`, without tests.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))
const CODE = /\.tsx?$/
const TEST = /\.test\.tsx?$|\/(test|example)-[\w-]+\.tsx?$/
/** What the house called by words of its own, and the trade by others. */
const PRIVATE_WORDS = ['start line', 'door', 'turn', 'whole', 'hear out', 'hears of', 'is told', 'whoever']

type File = { name: string; text: string; lines: number }

function filesBelow(folder: string): File[] {
  const at = path.join(root, folder)
  if (!existsSync(at)) return []
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .map(({ file, text }) => ({ name: path.relative(root, file), text, lines: text.split('\n').length - 1 }))
}

const sumLines = (files: File[]) => files.reduce((sum, { lines }) => sum + lines, 0)
const all = filesBelow('src')
const production = all.filter(({ name }) => !TEST.test(name))
const tests = [...all.filter(({ name }) => TEST.test(name)), ...filesBelow('tests')]
const byName = new Map(production.map((file) => [file.name, file]))
const below = (folder: string) => production.filter(({ name }) => name.startsWith(folder))

const IMPORTED = /(?:\bfrom|\bimport\()\s*'([^']+)'/g
const packages = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  imports: Record<string, string>
}

function resolved(from: File, to: string): string | null {
  if (to.startsWith('.')) return path.join(path.dirname(from.name), to)
  const exact = packages.imports[to]
  if (exact) return path.normalize(exact)
  const alias = Object.keys(packages.imports).find((key) => key.endsWith('*') && to.startsWith(key.slice(0, -1)))
  if (!alias) return null
  return path.normalize((packages.imports[alias] ?? '').replace('*', to.slice(alias.length - 1)))
}

function importsOf(file: File): string[] {
  return [...file.text.matchAll(IMPORTED)].flatMap(([, to = '']) => {
    const name = resolved(file, to)
    return name && byName.has(name) ? [name] : []
  })
}

/** The most files of a folder that all reach each other by imports, types included (Tarjan's strongly connected components). */
function largestCircle(files: File[]): number {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const inside = new Set(files.map(({ name }) => name))
  let largest = 0
  const visit = (name: string) => {
    index.set(name, index.size)
    low.set(name, index.get(name) as number)
    stack.push(name)
    for (const to of importsOf(byName.get(name) as File)) {
      if (!inside.has(to)) continue
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(name, Math.min(low.get(name) as number, low.get(to) as number))
    }
    if (low.get(name) !== index.get(name)) return
    const circle = stack.splice(stack.indexOf(name))
    if (circle.length > 1) largest = Math.max(largest, circle.length)
  }
  for (const { name } of files) if (!index.has(name)) visit(name)
  return largest
}

/** Files of at most 40 lines that one file alone imports, from the same folder: perhaps no thought of their own. */
function smallParts(): File[] {
  const importers = new Map<string, string[]>()
  for (const file of production)
    for (const to of new Set(importsOf(file))) importers.set(to, [...(importers.get(to) ?? []), file.name])
  return production.filter(({ name, lines }) => {
    const [only, ...others] = importers.get(name) ?? []
    return lines <= 40 && only !== undefined && others.length === 0 && path.dirname(only) === path.dirname(name)
  })
}

const COMMENT = /^[ \t]*(?:\/\/|\/\*|\*)/gm

/** In how many files of production code a name of the wire stands. */
const filesNaming = (name: string) => production.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).length

const kindFiles = production.filter(({ text }) => /: SubmissionKind<|defineKind\(|declareKind\(/.test(text))
const kinds = kindFiles.flatMap(({ name, text }) =>
  [...text.matchAll(/^\s*kind: '(\w+)'/gm)].map(([, kind = '']) => ({ kind, folder: path.dirname(name) })),
)

/** Lines outside a form's own folder that name its kind, or what its folder exports as one. */
function editsOutside({ kind, folder }: { kind: string; folder: string }): { edits: number; files: number } {
  const camel = kind.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const name = new RegExp(`\\b(${kind}|${camel}\\w*|${path.basename(folder)}/\\w+-?\\w*\\.(server\\.)?tsx?)\\b`)
  const naming = production
    .filter((file) => !file.name.startsWith(`${folder}/`))
    .map(({ text }) => text.split('\n').filter((line) => name.test(line)).length)
    .filter((lines) => lines > 0)
  return { edits: naming.reduce((sum, lines) => sum + lines, 0), files: naming.length }
}

function folderOfForm({ folder }: { folder: string }): { lines: number; files: number } {
  const files = below(`${folder}/`).filter(({ name }) => !/(texts|mails|templates|privacy)\.tsx?$/.test(name))
  return { lines: sumLines(files), files: files.length }
}

const middle = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const count = (pattern: RegExp, files: File[]) =>
  files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

const outside = kinds.map(editsOutside)
// A mail that comes in is a kind without a page of its own.
const forms = kinds.filter(({ folder }) => byName.has(`${folder}/page.tsx`)).map(folderOfForm)
const fields = ['applicant_email', 'employer_name', 'monthly_net_income_euro', 'betreff'].map(filesNaming)
const platform = sumLines([...below('src/platform/'), ...below('src/server/'), ...below('src/forms/')])
const inner = /from '[^']*\/dist\/|UNSAFE_\w+/g
const built = [
  ...production,
  ...filesBelow('scripts'),
  { name: 'vite.config.ts', lines: 0, text: readFileSync(path.join(root, 'vite.config.ts'), 'utf8') },
]

const rows: [string, string | number][] = [
  ['production lines in src', sumLines(production)],
  ['production files in src', production.length],
  ['files that name a field (applicant_email, employer_name, monthly_net_income_euro, betreff)', fields.join(', ')],
  [
    'lines, files outside its folder that name a form (middle)',
    `${middle(outside.map(({ edits }) => edits))}, ${middle(outside.map(({ files }) => files))}`,
  ],
  [
    'lines, files of the smallest form without its texts',
    `${Math.min(...forms.map(({ lines }) => lines))}, ${Math.min(...forms.map(({ files }) => files))}`,
  ],
  ['files in src/forms', below('src/forms/').length],
  ['largest import circle in src/forms, in src', `${largestCircle(below('src/forms/'))}, ${largestCircle(production)}`],
  [
    'imports of UNSAFE_ or inner files of packages',
    count(
      inner,
      built.filter(({ name }) => name !== 'scripts/count.ts'),
    ),
  ],
  ['production lines of platform, server and forms', platform],
  ['files of at most 40 lines with one importer, in the same folder', smallParts().length],
  ['lines that are comments, in percent', ((100 * count(COMMENT, production)) / sumLines(production)).toFixed(1)],
  ['lines of tests per line of production code', (sumLines(tests) / sumLines(production)).toFixed(2)],
  ['run-time dependencies', Object.keys(packages.dependencies).length],
  ...PRIVATE_WORDS.map((word): [string, number] => [
    `„${word}“`,
    count(new RegExp(`\\b${word}s?\\b`, 'gi'), production),
  ]),
]
console.log('| what | count |\n|---|---|')
for (const [what, number] of rows) console.log(`| ${what} | ${number} |`)
