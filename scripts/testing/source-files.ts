import { glob } from 'node:fs/promises'

/** Files below `folders`, as paths from `root` with forward slashes, sorted. A folder that does not exist is empty. */
export async function sourceFiles(root: string, folders: string[]): Promise<string[]> {
  const files: string[] = []
  for (const folder of folders) {
    for await (const entry of glob(`${folder}/**/*.*`, { cwd: root })) files.push(entry.replaceAll('\\', '/'))
  }
  return files.toSorted()
}
