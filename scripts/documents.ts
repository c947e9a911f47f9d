import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Document = { name: string; text: string }

/** What developers and operators read: all but the staff's handbook and the changelog. */
export function developerDocuments(root: string): Document[] {
  return globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root })
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
}

/** Counts words; the marks of tables and lists are none. */
export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Numbers of the lines that are longer than `most` characters. */
export const longLines = (text: string, most: number) =>
  text.split('\n').flatMap((line, index) => (line.length > most ? [index + 1] : []))

/** Paths in backticks that no file of the tree ends with; a name alone counts as one. */
export function lostFiles({ text }: Document, files: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(/`([\w.-][\w./-]*\/[\w.-]+\.(?:tsx?|md|ya?ml|conf|css|html))`/g)]
  return named.map(([, name = '']) => name).filter((name) => !files.has(name))
}

/** Every way to name a file from a folder above it: `a/b.ts` and `b.ts` as well as `src/a/b.ts`. */
export const namesOf = (files: readonly string[]) =>
  new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))))
