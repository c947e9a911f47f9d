/**
 * Counts how simple the house is: `npm run count`, or `npm run count -- <folder of another checkout>`.
 * Words are counted in names and comments of `src`, without tests.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { developerDocuments, wordsIn } from './documents.ts'
import { type File, folderKnots, isTest, largestKnot, readHouse } from './house.ts'

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))
/** What the house called by words of its own, and the trade by others. */
const PRIVATE_WORDS = ['start line', 'door', 'turn', 'whole', 'hear out', 'hears of', 'is told', 'whoever']

const { all, production, byName, filesBelow, importsOf } = readHouse(root)
const sumLines = (files: File[]) => files.reduce((sum, { lines }) => sum + lines, 0)
const tests = [...all.filter(isTest), ...filesBelow('tests')]
const below = (folder: string) => production.filter(({ name }) => name.startsWith(folder))

const packages = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** The most files of a folder that all reach each other by imports, types included. */
const largestCircle = (files: File[]) =>
  largestKnot(new Map(files.map((file) => [file.name, new Set(importsOf(file))]))).length

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

function writtenDurations(): number {
  const lines = production.filter(({ name }) => !name.startsWith('src/values/')).flatMap(({ text }) => text.split('\n'))
  return lines.filter((line) => WRITTEN_DURATION.test(line)).length
}

const COMMENT = /^[ \t]*(?:\/\/|\/\*|\*)/gm

/** Comments whose sentence does not begin with a verb. */
const NOUN_COMMENT = /(?:\/\/|\/\*\*?(?:\s*\*)?)\s*(?:What|Who|Whose)\b/g
/** Hours and days that are written out; `src/values/durations.ts` has names for them. */
const WRITTEN_DURATION = /\b(?:60 \* 60|24 \* 60|60 \* 1000|60_?000|3_?600(?:_?000)?|86_?400(?:_?000)?)\b/

/** In how many files of production code a name of the wire stands. */
const filesNaming = (name: string) => production.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).length

const kindFiles = production.filter(({ text }) => /: RequestKind<|defineKind\(|declareKind\(/.test(text))
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
  ['comments that begin with What, Who or Whose', count(NOUN_COMMENT, production)],
  ['lines that write out a duration, outside src/values', writtenDurations()],
  ['words of developer documents', developerDocuments(root).reduce((sum, { text }) => sum + wordsIn(text), 0)],
  ['lines of tests per line of production code', (sumLines(tests) / sumLines(production)).toFixed(2)],
  ['run-time dependencies', Object.keys(packages.dependencies).length],
  ...PRIVATE_WORDS.map((word): [string, number] => [
    `„${word}“`,
    count(new RegExp(`\\b${word}s?\\b`, 'gi'), production),
  ]),
]
rows.push(
  ...folderKnots(root).map(({ room, folders, knot }): [string, string] => [
    `folders of ${room} in one knot, of all`,
    `${knot.length} of ${folders}`,
  ]),
)
console.log('| what | count |\n|---|---|')
for (const [what, number] of rows) console.log(`| ${what} | ${number} |`)
