import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, run } from './command.ts'
import type { StepResult } from './step.ts'

const cache = path.join(root, 'node_modules/.cache/checks')

type Run = () => Promise<StepResult>

/** Runs a step that reads nothing but the tree, unless it passed on exactly this tree before. */
export async function onlyWhenChanged(name: string, step: Run, hashTree = treeHash): Promise<StepResult> {
  const hash = await hashTree()
  const file = path.join(cache, name)
  if (hash && hash === (await readFile(file, 'utf8').catch(() => '')))
    return { passed: 1, failed: 0, notes: ['passed before on this very tree'] }
  const result = await step()
  // A file saved meanwhile belongs to the next run.
  if (hash && result.failed === 0 && hash === (await hashTree())) {
    await mkdir(cache, { recursive: true })
    await writeFile(file, hash)
  }
  return result
}

/** Every file that git knows or would take, and what is installed; null where git does not answer. */
async function treeHash(): Promise<string | null> {
  const { code, output } = await run('git', ['ls-files', '-coz', '--exclude-standard'])
  if (code !== 0) return null
  const hash = createHash('sha256').update(process.version)
  for (const file of [...output.split('\0').filter(Boolean), 'node_modules/.package-lock.json']) {
    const content = await readFile(path.join(root, file)).catch(() => null)
    hash.update(`${file}\0${content?.length ?? 'gone'}\0`).update(content ?? '')
  }
  return hash.digest('hex')
}
