import { request } from '@playwright/test'
import { officeOf, startOffice } from '../../tests/support/office.ts'
import { makeStaff } from '../../tests/support/staff.ts'
import type { Server } from './server.ts'

/** The whole answer at an address of the office. */
export type Read = (address: string) => Promise<string>

/** Signs a new account of the management in at the site that serves `dataDir`. */
export async function signInAt({ port }: Server, dataDir: string): Promise<Read> {
  const stopOffice = await startOffice()
  const office = officeOf(dataDir, `http://127.0.0.1:${port}`)
  const client = await request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await makeStaff(office, client, 'leitung').finally(stopOffice)
  const { cookies } = await client.storageState()
  await client.dispose()
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (address) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { Cookie }, redirect: 'manual' })
    if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`)
    return answer.text()
  }
}
