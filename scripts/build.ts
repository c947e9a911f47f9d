import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The newest change among the sources, in milliseconds; the build remembers it. */
function newestSource(): number {
  let newest = 0
  for (const source of sources) {
    const path = join(root, source)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) continue
    newest = Math.max(newest, stats.mtimeMs)
    if (!stats.isDirectory()) continue
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      newest = Math.max(newest, statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    }
  }
  return Math.round(newest)
}

function isCurrent(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === String(newestSource())
  } catch {
    return false
  }
}

/** Builds the site when the build is missing or older than the sources, and compresses its files once for all visitors. */
export function buildWhenNeeded(): void {
  if (isCurrent()) return
  process.stdout.write('Die Seite wird gebaut (beim ersten Mal etwa eine halbe Minute) …\n')
  const builtFrom = String(newestSource())
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
  writeFileSync(stamp, builtFrom)
}

if (import.meta.main) buildWhenNeeded()
