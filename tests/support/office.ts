import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'

/** Runs one command of the operator's tool, `office('submissions', 'list', '--json')`. Returns what it printed; a failure throws. */
export type Office = (...words: string[]) => Promise<string>
export type Asked = { words: string[]; environment: Record<string, string> }
export type Said = { code: number; out: string; error: string }

const root = path.resolve(import.meta.dirname, '../..')

const environmentOf = (dataDir = '', siteUrl = '') => ({
  DATA_DIR: dataDir,
  SITE_URL: siteUrl,
  PORT: '',
  DATABASE_URL: '',
})

/** Starts the process that runs the commands of all tests. Returns what ends it. */
export async function startOffice(): Promise<() => void> {
  const child = fork(path.join(import.meta.dirname, 'office-process.ts'), { cwd: root, execArgv: [] })
  const [port] = (await once(child, 'message')) as [number]
  process.env.E2E_OFFICE_URL = `http://127.0.0.1:${port}`
  return () => child.disconnect()
}

/** The operator's tool on the data of one site, in the process that `startOffice` started. */
export function officeOf(dataDir: string | undefined, siteUrl: string | undefined): Office {
  return async (...words) => {
    const url = process.env.E2E_OFFICE_URL
    if (!url) throw new Error('E2E_OFFICE_URL is set by tests/support/global-setup.ts')
    const body = JSON.stringify({ words, environment: environmentOf(dataDir, siteUrl) } satisfies Asked)
    const { code, out, error } = (await (await fetch(url, { method: 'POST', body })).json()) as Said
    if (code !== 0) throw new Error(`office ${words.join(' ')} ended with ${code}\n${error}`)
    return out
  }
}

/** The same as an operator starts it, in a process of its own. */
export function officeCommandOf(dataDir: string | undefined, siteUrl: string | undefined): Office {
  return async (...words) => {
    const env = { ...process.env, ...environmentOf(dataDir, siteUrl) }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/office.ts', ...words], { cwd: root, env })
    return stdout
  }
}
