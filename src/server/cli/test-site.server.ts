import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { createApp } from '../create-app.server.ts'
import { runOffice } from './run-office.server.ts'

/** A data directory of its own, empty, with the operator's tool; `file` puts a file into it and returns its path. */
export async function newTestOffice() {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const environment: Record<string, string> = { DATA_DIR: dataDir }
  const office = async (...words: string[]) => {
    let out = ''
    let error = ''
    const terminal = { out: async (text: string) => void (out += text), error: (text: string) => void (error += text) }
    const code = await runOffice(words, environment, terminal)
    return { code, out, error }
  }
  const file = async (name: string, content: string | Buffer) => {
    const path = join(dataDir, name)
    await writeFile(path, content)
    return path
  }
  return { dataDir, environment, office, file }
}

/** The same with a database of today, and the site's parts. */
export async function newTestSite() {
  const made = await newTestOffice()
  expect((await made.office('migrate')).code).toBe(0)
  const app = createApp(readConfig(made.environment), { log: silentLog })
  onTestFinished(() => app.db.destroy())
  return { ...made, app }
}
