import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/testing/command.ts'
import { must } from '../../faults/harness/folder.ts'

/** Stands in every file that must not get into the image. */
export const MARK = 'streng-geheim-9f2c'

export const secrets = {
  SECRET: `${MARK}-${'s'.repeat(32)}`,
  POSTGRES_PASSWORD: 'pw7Qx2Lm9',
  FILES_S3_SECRET_ACCESS_KEY: 's3Key8Rt4',
}

/** What an operator has on the server: the tree, and beside it the files that nobody may find in the image. */
export function makeContext(folder: string): void {
  const files = must('git', '-C', root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
  for (const file of files.filter(Boolean)) cpSync(path.join(root, file), path.join(folder, file))
  for (const file of ['Dockerfile', 'compose.yaml']) leaveOutDigests(path.join(folder, file))
  const planted = ['.git/config', 'data/secret', 'data/site.sqlite', '.env.production', 'deploy/tls.key', 'site.dump']
  for (const name of [...planted, 'src/.env', 'node_modules/left/index.js', 'build/left.txt']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), MARK)
  }
  const set: Record<string, string> = { SITE_URL: 'https://localhost', DEMO: 'off', RATE_LIMITS: 'off', ...secrets }
  const lines = readFileSync(path.join(root, '.env.example'), 'utf8').split('\n')
  const filled = lines.map((line) => {
    const name = line.split('=')[0] ?? ''
    return set[name] && !line.startsWith('#') ? `${name}=${set[name]}` : line
  })
  const added = [`DOMAIN=localhost`, `POSTGRES_PASSWORD=${secrets.POSTGRES_PASSWORD}`]
  writeFileSync(path.join(folder, '.env'), [...filled, ...added, ''].join('\n'))
}

/** An image of Debian's packages cannot have the digest of the real one. */
function leaveOutDigests(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/@sha256:[0-9a-f]{64}/g, ''))
}

/** The next version of the site: a table more, and a text that can be asked for. */
export function changeContext(folder: string): void {
  writeFileSync(path.join(folder, 'db/migrations/9999-update.ts'), migration)
  const listed = "export * as '9999-update' from './migrations/9999-update.ts'\n"
  appendFileSync(path.join(folder, 'db/migrations.ts'), listed)
  writeFileSync(path.join(folder, 'public/version.txt'), 'zwei')
}

const migration = `import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createTable('updates').addColumn('id', 'text').execute()
}
`
