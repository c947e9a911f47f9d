import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Role } from '../../src/office/frame/access/roles.ts'
import { addTestAccount, TEST_PASSWORD } from '../../src/office/accounts/staff/test-account.server.ts'
import { readConfig } from '../../src/platform/config.server.ts'
import { silentLog } from '../../src/platform/log.server.ts'
import { runOffice, type Terminal } from '../../src/server/cli/run-office.server.ts'
import { createApp } from '../../src/server/create-app.server.ts'
import type { Asked, Said } from './office.ts'

// Loading the operator's tool takes a second, a command some milliseconds: one process runs those of a whole run, told where over IPC.
process.umask(0o077)
const server = createServer(async (request, response) => {
  const { words, environment } = (await json(request)) as Asked
  let out = ''
  let error = ''
  const runCommand = words[0] === 'test-account' ? addAccount : runOffice
  const code = await runCommand(
    words,
    { ...process.env, ...environment },
    { out: async (text) => void (out += text), error: (text) => void (error += text) },
  )
  response.end(JSON.stringify({ code, out, error } satisfies Said))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())

/** `test-account EMAIL NAME ROLE`, which no operator has: an account whose owner has chosen a password. Prints the password. */
async function addAccount(
  [, email = '', name = '', role]: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Terminal,
): Promise<number> {
  const app = createApp(readConfig(environment), { as: 'tool', log: silentLog })
  try {
    await addTestAccount(app, { email, name, role: role as Role })
    await out(TEST_PASSWORD)
    return 0
  } catch (failure) {
    // Thrown, it would end the process that all tests share.
    error(String(failure))
    return 1
  } finally {
    await app.db.destroy()
  }
}
