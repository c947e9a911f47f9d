import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { runOffice } from '../../src/server/cli/run-office.server.ts'
import type { Asked, Said } from './office.ts'

// Loading the operator's tool takes a second, a command some milliseconds: one process runs those of a whole run, told where over IPC.
process.umask(0o077)
const server = createServer(async (request, response) => {
  const { words, environment } = (await json(request)) as Asked
  let out = ''
  let error = ''
  const code = await runOffice(
    words,
    { ...process.env, ...environment },
    { out: async (text) => void (out += text), error: (text) => void (error += text) },
  )
  response.end(JSON.stringify({ code, out, error } satisfies Said))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
