import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { parse } from 'yaml'

const KEPT = 'tests/companies'

/** Versions of the software of which a company is kept (`npm run keep-company`). */
export const keptVersions = readdirSync(KEPT)

export const keptFolder = (version: string) => path.join(KEPT, version, 'firma')

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firma-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The backup as that version wrote it, packed. */
export const keptBackup = (version: string) => path.join(KEPT, version, 'sicherung.tar.gz')

/** Every value of a company's folder by file and name; of what is no text, the bytes. */
export async function valuesOf(folder: string): Promise<Record<string, unknown>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const values: Record<string, unknown> = {}
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file)
    if (!/\.(?:yaml|md)$/.test(name)) values[name] = await readFile(file, 'latin1')
    else {
      const [, above = await readFile(file, 'utf8'), text = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? []
      values[`${name} text`] = text
      flatten(name, parse(above), values)
    }
  }
  return values
}

function flatten(name: string, value: unknown, values: Record<string, unknown>): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) values[name] = value
  else for (const [key, inner] of Object.entries(value)) flatten(`${name} ${key}`, inner, values)
}
