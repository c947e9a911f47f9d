/**
 * Shows that the import rules bite, and those of queries and words: the honest tree gives no offence, and each planted one is reported.
 * A boundary check that checks nothing exits with 0 too (dependency-cruiser did, on TypeScript 7), hence this one.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { areas } from '../oxlint.config.ts'
import { holdersIn, looseWordsIn } from './loose-words.ts'
import { folderKnots } from './house.ts'
import { allowedImports } from './planted-allowed.ts'
import { offences, plantedQueries } from './planted-offences.ts'
import { plantedKnot } from './planted-rooms.ts'
import { allowedWords, plantedWords } from './planted-words.ts'
import { Report } from './testing/report.ts'
import { sourceFiles } from './testing/source-files.ts'

type Finding = { code: string; filename: string; message: string }
type Lint = { findings: Finding[]; files: number }

const root = path.resolve(import.meta.dirname, '..')
const structural = new Set(offences.map((offence) => offence.rule))
const run = promisify(execFile)

/** The places that may write queries (house rule: SQL only in repositories). */
const mayQuery = (file: string) =>
  file.startsWith('src/platform/database/') ||
  file.startsWith('src/server/') ||
  file.endsWith('/repository.server.ts') ||
  /\.test\.tsx?$|\/test-[\w-]+\.server\.ts$/.test(file) // tests, and what only tests use

const QUERY = /\.\s*(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql`|\bsql</

async function lint(folder: string): Promise<Lint> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const result = await run(process.execPath, [oxlint, '-f', 'json', 'src'], { cwd: folder, maxBuffer: 64e6 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  )
  const report = JSON.parse(result.stdout) as { diagnostics: Finding[]; number_of_files: number }
  return { findings: report.diagnostics, files: report.number_of_files }
}

async function queriesOutsideRepositories(folder: string): Promise<string[]> {
  const files = (await sourceFiles(folder, ['src'])).filter((file) => /\.tsx?$/.test(file) && !mayQuery(file))
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return files.filter((_, index) => QUERY.test(texts[index] ?? ''))
}

/** Words that a translation would tear from React (`loose-words.ts`), as „file:line what“. */
async function looseWords(folder: string): Promise<string[]> {
  const files = (await sourceFiles(folder, ['src'])).filter((file) => /(?<!\.test)\.tsx$/.test(file))
  const codes = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const),
  )
  const holders = new Map(codes.flatMap(([file, code]) => [...holdersIn(file, code)]))
  return codes.flatMap(([file, code]) =>
    looseWordsIn(file, code, holders).map(({ line, what }) => `${file}:${line} ${what}`),
  )
}

async function plant(folder: string, file: string, code: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), code)
}

async function copyTree(folder: string): Promise<void> {
  for (const name of ['src', 'scripts/lint', 'oxlint.config.ts', 'package.json', 'tsconfig.json']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}

const report = new Report()
const folder = await mkdtemp(path.join(tmpdir(), 'boundaries-'))
try {
  await copyTree(folder)
  const honest = await lint(folder)
  const rooms = await readdir(path.join(root, 'src/areas'), { withFileTypes: true })
  const unknown = rooms.flatMap((room) => (room.isDirectory() && !areas.includes(room.name) ? [room.name] : []))
  report.expect(unknown.length === 0, 'oxlint.config.ts knows every area', unknown)
  report.expect(honest.files > 0, `oxlint looked at ${honest.files} files`)
  const found = honest.findings.filter((finding) => structural.has(finding.code))
  report.expect(found.length === 0, 'the tree as it is gives no offence', found.map(describe))
  const queries = await queriesOutsideRepositories(folder)
  report.expect(queries.length === 0, 'no query outside a repository', queries)
  const loose = await looseWords(folder)
  report.expect(loose.length === 0, 'no words that a translation tears from React (docs/browsers.md)', loose)

  const knots = folderKnots(folder)
  for (const { room, knot, most } of knots)
    report.expect(knot.length <= most, `at most ${most} folders of ${room} reach each other`, knot)

  for (const { file, code, helpers } of offences) {
    await plant(folder, file, code)
    for (const [name, text] of Object.entries(helpers ?? {})) await plant(folder, name, text)
  }
  const further = { ...plantedKnot, ...plantedQueries, ...allowedImports, ...plantedWords, ...allowedWords }
  for (const [file, code] of Object.entries(further)) await plant(folder, file, code)

  const { findings } = await lint(folder)
  let reported = 0
  for (const offence of offences) {
    const seen = findings.some((finding) => finding.filename === offence.file && finding.code === offence.rule)
    reported += Number(seen)
    report.expect(seen, `reported: ${offence.name}`, [`${offence.rule} missing for ${offence.file}`])
  }
  for (const file of Object.keys(allowedImports)) {
    const wrong = findings.filter((finding) => finding.filename === file && structural.has(finding.code))
    report.expect(wrong.length === 0, `allowed: ${file}`, wrong.map(describe))
  }
  const tied = folderKnots(folder).filter(({ knot, most }) => knot.length > most)
  report.expect(
    tied.length === 1,
    'reported: one more folder of letting in its knot',
    tied.map(({ room }) => room),
  )
  const caught = await queriesOutsideRepositories(folder)
  reported += Object.keys(plantedQueries).filter((file) => caught.includes(file)).length
  const torn = await looseWords(folder)
  const isTorn = (file: string) => torn.some((words) => words.startsWith(`${file}:`))
  reported += Object.keys(plantedWords).filter(isTorn).length
  const planted = offences.length + Object.keys(plantedQueries).length + Object.keys(plantedWords).length
  console.log(`${reported} of ${planted} planted offences were reported`)
  for (const file of Object.keys(plantedQueries)) report.expect(caught.includes(file), `reported: a query in ${file}`)
  for (const file of Object.keys(plantedWords)) report.expect(isTorn(file), `reported: loose words in ${file}`)
  for (const file of Object.keys(allowedWords)) report.expect(!isTorn(file), `allowed: ${file}`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
report.finish()

function describe({ filename, code, message }: Finding): string {
  return `${filename}: ${code} ${message}`
}
