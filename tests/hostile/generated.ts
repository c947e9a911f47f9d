/**
 * Sends every endpoint and every action of the office what no honest browser sends, and looks at what it costs.
 * `node tests/hostile/generated.ts [part of an endpoint's name]`; GENERATED_RUNS and GENERATED_SEED set how many and which.
 */
import fc from 'fast-check'
import { fault, type Check } from '../faults/harness/fault.ts'
import { entryEndpoints, officeEndpoints, publicEndpoints, sendExamples } from './endpoints.ts'
import { type Endpoint, type HostileRequest, hostileRequests } from './inputs.ts'
import { signInManager } from './staff.ts'
import { startWatchedSite } from './watched-site.ts'
import { worstRequests } from './worst.ts'

const runs = Number(process.env.GENERATED_RUNS ?? 200)
const seed = Number(process.env.GENERATED_SEED ?? Date.now() % 1e9)
const wanted = process.argv[2] ?? ''
/** One request may cost this much of a core; honest ones cost some hundredths. */
const MOST_SECONDS = 1
/** What compose.yaml gives the site. */
const MOST_MEGABYTES = 1536
const AT_ONCE = 4

process.stdout.write(`${runs} requests to each endpoint, GENERATED_SEED=${seed}\n`)
const site = await startWatchedSite()
let cookie = await signInManager(site)
await sendExamples(site)
const everything = [...(await publicEndpoints(site)), ...entryEndpoints(), ...(await officeEndpoints(site, cookie))]
const endpoints = everything.filter(({ name }) => name.includes(wanted))

for (const endpoint of endpoints) {
  await fault(endpoint.name, async (check) => {
    if (endpoint.isOffice && !(await isSignedIn())) cookie = await signInManager(site)
    const generated = fc.sample(hostileRequests(endpoint), { numRuns: runs, seed })
    const all = [...worstRequests(endpoint), ...generated]
    for (let at = 0; at < all.length; at += AT_ONCE) await judgeTogether(check, endpoint, all.slice(at, at + AT_ONCE))
  })
}

await fault('afterwards', async (check) => {
  const most = Math.round(site.mostMegabytes())
  check(most < MOST_MEGABYTES, `it held at most ${MOST_MEGABYTES} MB, not ${most}`)
  const answer = await site.send({ method: 'GET', path: '/', headers: {}, body: null })
  check(answer.status === 200, `the home page answers ${answer.status}`)
  check(!/[0-9A-F]{8}-[0-9a-f]{40}/.test(site.said()), 'no link of a sender stands in the log')
})
await site.stop()

async function isSignedIn(): Promise<boolean> {
  const answer = await site.send({ method: 'GET', path: '/verwaltung/konto', headers: { Cookie: cookie }, body: null })
  return answer.status === 200
}

async function judgeTogether(check: Check, endpoint: Endpoint, asked: HostileRequest[]): Promise<void> {
  const begin = site.processorSeconds()
  await Promise.all(asked.map((each) => judgeAnswer(check, endpoint, each)))
  if (site.processorSeconds() - begin <= MOST_SECONDS) return
  // Together they were dear: each alone shows which one.
  for (const each of asked) {
    const beginAlone = site.processorSeconds()
    await judgeAnswer(check, endpoint, each)
    const seconds = site.processorSeconds() - beginAlone
    check(seconds <= MOST_SECONDS, `${shown(each)}: ${seconds.toFixed(2)} s of processor time`)
  }
}

async function judgeAnswer(check: Check, endpoint: Endpoint, asked: HostileRequest): Promise<void> {
  const own = endpoint.isOffice ? { Cookie: [cookie, asked.headers.Cookie].filter(Boolean).join('; ') } : {}
  const answer = await site.send(asked, own).catch((error: unknown) => ({ status: 0, body: String(error) }))
  const isFine = answer.status > 0 && answer.status < 500
  check(isFine, `${shown(asked)}: ${answer.status} ${isFine ? '' : answer.body.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
}

function shown({ method, path, headers, body }: HostileRequest): string {
  const text = body ? JSON.stringify(body.toString('latin1').slice(0, 300)) + ` (${body.length} bytes)` : ''
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${text}`
}
