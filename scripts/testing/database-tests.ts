import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './command.ts'
import { sourceFiles } from './source-files.ts'

/** By what it takes to test with; zips and a store of objects need none. */
const OPENS_DATABASE = /\/(test|example)-(?!zip|object-store)[\w-]+\.server\.ts'/
/** At the head of a test file that has no repository beside it: `// Also on PostgreSQL: transactions.` */
const ASKS_FOR_IT = /^\/\/ Also on PostgreSQL: /m

/** Every test that opens a database: the night run has them all on PostgreSQL, too. */
export async function databaseTests(): Promise<string[]> {
  return (await withText()).filter(({ text }) => OPENS_DATABASE.test(text)).map(({ file }) => file)
}

/** Those of them whose answer may differ there: beside a repository, below the areas, in migrations and seed, or by their own word. */
export async function postgresTests(): Promise<string[]> {
  const candidates = (await withText()).filter(({ text }) => OPENS_DATABASE.test(text))
  return candidates.filter(({ file, text }) => mayDiffer(file, text)).map(({ file }) => file)
}

/** Tests with generated inputs. */
export async function generatedTests(): Promise<string[]> {
  return (await withText())
    .filter(({ text }) => / from 'fast-check'|\/test-generated\.server\.ts'/.test(text))
    .map(({ file }) => file)
}

function mayDiffer(file: string, text: string): boolean {
  const isBesideRepository = existsSync(path.join(root, path.dirname(file), 'repository.server.ts'))
  // What the demo company says is the same words on both.
  const isOfDatabase = /^(src\/(platform|company|requests|operations)|db\/(?!seed\/content\/))/.test(file)
  return isBesideRepository || isOfDatabase || ASKS_FOR_IT.test(text)
}

async function withText(): Promise<{ file: string; text: string }[]> {
  const files = (await sourceFiles(root, ['src', 'db', 'scripts'])).filter((file) => file.endsWith('.test.ts'))
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })))
}
