import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compressFiles } from './compress-files.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/built-from.txt')
const sources = [
  'src',
  'public',
  'content',
  'db',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/compress-files.ts',
]

/** Which files the build would read, and when each was changed last; the build remembers it. No test is one of them. */
function stateOfSources(): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn).toSorted())
    hash.update(`${relative(root, path)} ${statSync(path).mtimeMs}\n`)
  return hash.digest('hex')
}

function filesIn(source: string): string[] {
  const path = join(root, source)
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What the build was made from; null without one. */
function builtFrom(): string | null {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

/** Builds the site when the build is missing or older than the sources, and compresses its files once for all visitors. */
export function buildWhenNeeded(): void {
  const state = stateOfSources()
  if (builtFrom() === state) return
  process.stdout.write('Die Seite wird gebaut (beim ersten Mal etwa eine halbe Minute) …\n')
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`)
    throw new Error('Der Bau ist fehlgeschlagen.')
  }
  compressFiles(join(root, 'build/client'))
  writeFileSync(stamp, state)
}

if (import.meta.main) buildWhenNeeded()
