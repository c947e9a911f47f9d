import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { request } from '@playwright/test'
import { makeStaff } from '../../tests/support/staff.ts'
import type { Server } from './server.ts'

/** The whole answer at an address of the office. */
export type Read = (address: string) => Promise<string>

const root = join(import.meta.dirname, '../..')

/** A new account of the management, signed in at the site. `environment` names the site's data. */
export async function signInAt({ port }: Server, environment: Record<string, string>): Promise<Read> {
  const office = async (...words: string[]) => {
    const env = { ...process.env, ...environment, SITE_URL: `http://127.0.0.1:${port}` }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/office.ts', ...words], { cwd: root, env })
    return stdout
  }
  const client = await request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await makeStaff(office, client, 'leitung')
  const { cookies } = await client.storageState()
  await client.dispose()
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (address) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { Cookie }, redirect: 'manual' })
    if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`)
    return answer.text()
  }
}
