/** Stands in for SeaweedFS: reads the same identities, keeps objects in the same folder, says its health at the same address. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

type Identities = { identities: { credentials: { accessKey: string; secretKey: string }[] }[] }

const option = (name: string) => process.argv.find((word) => word.startsWith(`-${name}=`))?.slice(name.length + 2) ?? ''
const load = createRequire('/stand-ins/')
const S3rver = load('s3rver')
const { DUMMY_ACCOUNT } = load('s3rver/lib/models/account')

const { identities } = JSON.parse(readFileSync(option('s3.config'), 'utf8')) as Identities
for (const { accessKey, secretKey } of identities.flatMap(({ credentials }) => credentials))
  DUMMY_ACCOUNT.createKeyPair(accessKey, secretKey)

const store = new S3rver({
  silent: true,
  vhostBuckets: false,
  directory: option('dir'),
  configureBuckets: [{ name: 'site', configs: [] }],
})
await store.configureBuckets()
const answer = store.callback()
const server = createServer((request, response) => {
  if (request.url === '/healthz') response.end()
  else answer(request, response)
}).listen(8333, option('ip.bind'))
process.on('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
