/** Holds the documents to the tree: they name every dependency and setting, only files that are there, and stay short. */
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { officeAddresses } from '../src/office/frame/access/addresses.ts'
import { developerDocuments, longLines, lostFiles, namesOf, wordsIn } from './documents.ts'
import { root } from './testing/command.ts'
import { Report } from './testing/report.ts'
import { sourceFiles } from './testing/source-files.ts'

const read = (file: string) => readFile(path.join(root, file), 'utf8')
const report = new Report()
const LONGEST_LINE = 150
const MOST_WORDS = 40_000
const MOST_WORDS_OF_A_DECISION = 300
const BINDING = 10

/** Addresses of the office that nobody opens by hand: what pages ask for themselves, and the page for addresses that do not exist. */
const notExplained = new Set([
  '/verwaltung/anfragen/stand',
  '/verwaltung/anfragen/:reference/stand',
  '/verwaltung/suche/treffer',
  '/verwaltung/anfragen/:reference/entwurf',
  '/verwaltung/entwurf/:kind/:id',
  '/verwaltung/textvorschau',
  '/verwaltung/mailtexte/:id/ansicht',
  '/verwaltung/*',
])

const packages = JSON.parse(await read('package.json')) as Record<string, Record<string, string> | undefined>
const direct = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((kind) =>
  Object.keys(packages[kind] ?? {}),
)
const rows = [...(await read('docs/dependencies.md')).matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1])
for (const name of direct) report.expect(rows.includes(name), `docs/dependencies.md has a row for ${name}`)
for (const row of rows) report.expect(direct.includes(row ?? ''), `docs/dependencies.md: ${row} is a direct dependency`)

const settings = [...(await read('src/platform/config.server.ts')).matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
  (match) => match[1],
)
const examples = [...(await read('.env.example')).matchAll(/^#?\s?([A-Z][A-Z\d_]+)=/gm)].map((match) => match[1])
report.expect(settings.length > 0, 'config.server.ts has settings')
for (const name of settings) report.expect(examples.includes(name), `.env.example has a line for ${name}`)
for (const name of examples) report.expect(settings.includes(name), `.env.example: config.server.ts reads ${name}`)

const decisions = (await readdir(path.join(root, 'docs/decisions')))
  .filter((file) => /^\d.*\.md$/.test(file))
  .toSorted()
const numbers = decisions.map((file) => /^\d{4}(?=-)/.exec(file)?.[0])
const decisionIndex = await read('docs/decisions/README.md')
for (const [index, file] of decisions.entries()) {
  const text = await read(`docs/decisions/${file}`)
  const number = numbers[index]
  report.expect(
    number !== undefined && numbers.indexOf(number) === index,
    `docs/decisions/${file} has a number of its own`,
  )
  const parts = ['Date:', 'Status:']
  // What replaced it is one line.
  if (!text.includes('Status: superseded by'))
    parts.push('## Context', '## Decision', '## Consequences', '## When to revisit')
  const missing = parts.filter((part) => !text.includes(part))
  report.expect(missing.length === 0, `docs/decisions/${file} has every part`, missing)
  const words = wordsIn(text)
  report.expect(words <= MOST_WORDS_OF_A_DECISION, `docs/decisions/${file} has ${words} words`)
  report.expect(decisionIndex.includes(`](${file})`), `docs/decisions/README.md leads to ${file}`)
}
const binding = decisionIndex.split('## ').find((part) => part.startsWith('Binding')) ?? ''
report.expect([...binding.matchAll(/^- \*\*\[\d{4}\]/gm)].length === BINDING, `${BINDING} decisions are binding`)

const documents = developerDocuments(root)
const words = documents.reduce((sum, { text }) => sum + wordsIn(text), 0)
report.expect(words <= MOST_WORDS, `the developers' documents have ${words} words, at most ${MOST_WORDS}`)
const code = await sourceFiles(root, ['src', 'tests', 'scripts', 'db', 'deploy', 'docs', 'content', 'public'])
const files = namesOf([
  ...code,
  'vite.config.ts',
  'oxlint.config.ts',
  'server.ts',
  'compose.yaml',
  'react-router.config.ts',
])
for (const document of documents) {
  const long = longLines(document.text, LONGEST_LINE).map((line) => `line ${line}`)
  report.expect(long.length === 0, `${document.name} has no line over ${LONGEST_LINE} characters`, long)
  const lostHere = lostFiles(document, files)
  report.expect(lostHere.length === 0, `the files that ${document.name} names are there`, lostHere)
}
const planted = {
  name: 'planted.md',
  text: `${'x'.repeat(LONGEST_LINE)}\n${'x'.repeat(LONGEST_LINE + 1)}\n\`server/app.ts\` \`server/ap.ts\``,
}
report.expect(longLines(planted.text, LONGEST_LINE).join() === '2', 'reported: a line that is one character too long')
report.expect(lostFiles(planted, files).join() === 'server/ap.ts', 'reported: a file that is not there')
report.expect(wordsIn('| one | two-three | – |') === 2, 'the marks of a table are no words')

for (const file of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...(await sourceFiles(root, ['docs']))].filter(
  (name) => name.endsWith('.md'),
)) {
  const links = [...(await read(file)).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(
    (match) => match[1] ?? '',
  )
  const broken = await missingTargets(file, links)
  report.expect(broken.length === 0, `the links of ${file} lead somewhere`, broken)
}
// A claim about security names its file, its test or a function in it: when that moves, the claim is looked at again.
const security = await read('docs/security.md')
const named = [...security.matchAll(/`((?:src|tests|scripts|deploy|docs)\/[^`\s]+)`/g)].map((match) => `../${match[1]}`)
const gone = await missingTargets('docs/security.md', named)
report.expect(named.length > 0 && gone.length === 0, 'the files that docs/security.md names are there', gone)
const tests = new Set((await sourceFiles(root, ['src', 'tests', 'scripts'])).map((file) => path.basename(file)))
const loose = [...security.matchAll(/`([\w.-]+\.test\.tsx?)`/g)].map((match) => match[1] ?? '')
const lost = loose.filter((name) => !tests.has(name))
report.expect(loose.length > 0 && lost.length === 0, 'the tests that docs/security.md names are there', lost)
for (const [, name = '', file = ''] of security.matchAll(/`(\w+)` in `((?:src|tests|scripts)\/[^`]+)`/g))
  report.expect((await read(file)).includes(name), `docs/security.md: ${file} has ${name}`)
const handbook = (await sourceFiles(root, ['docs/handbuch'])).filter((name) => name.endsWith('.md'))
const handbookText = (await Promise.all(handbook.map(read))).join('\n')
for (const address of Object.keys(officeAddresses).filter(
  // Pages of the website, framed by `/verwaltung/seiten/…/vorschau`.
  (pattern) => !notExplained.has(pattern) && !pattern.startsWith('/verwaltung/seitenvorschau/'),
))
  report.expect(
    handbookText.includes(`\`${address.replaceAll(/:\w+/g, '…')}\``),
    `docs/handbuch explains ${address}, or scripts/check-docs.ts says why not`,
  )
const handbookIndex = await read('docs/handbuch/README.md')
for (const file of handbook.map((name) => path.basename(name)).filter((name) => name !== 'README.md'))
  report.expect(handbookIndex.includes(`](${file})`), `docs/handbuch/README.md leads to ${file}`)
const pictures = (await readdir(path.join(root, 'docs/handbuch/bilder'))).filter((name) => name.endsWith('.webp'))
for (const picture of pictures)
  report.expect(handbookText.includes(`](bilder/${picture})`), `docs/handbuch shows bilder/${picture}`)
report.finish()

async function missingTargets(file: string, links: string[]): Promise<string[]> {
  const targets = links.map((link) => path.join(root, path.dirname(file), link))
  const found = await Promise.all(targets.map((target) => stat(target).catch(() => null)))
  return links.filter((_, index) => !found[index])
}
