/**
 * Sends every endpoint and every action of the office what no honest browser sends, and looks at what it costs. Two sites share the
 * endpoints, one for each core.
 * `node tests/hostile/generated.ts [part of an endpoint's name]`; GENERATED_RUNS and GENERATED_SEED set how many and which.
 */
import { createHash } from 'node:crypto'
import { cp } from 'node:fs/promises'
import fc from 'fast-check'
import { isOfThisNight } from '../../scripts/testing/night-part.ts'
import { newFolder } from '../faults/harness/folder.ts'
import { fault, type Check } from '../faults/harness/fault.ts'
import { entryEndpoints, officeEndpoints, publicEndpoints, sendExamples } from './endpoints.ts'
import { dataOf, type Endpoint, type HostileRequest, hostileRequests } from './inputs.ts'
import { signInManager } from './staff.ts'
import { type Answer, startWatchedSite, type WatchedSite } from './watched-site.ts'
import { secondsOfPhotos, worstRequests } from './worst.ts'

/** By day few: what a request may do is the same for all of them, and the worst that we know are sent besides. */
const runs = Number(process.env.GENERATED_RUNS ?? 20)
/** By day three of four of the worst that we know ask for the data of their page; at night, as under attack, all have it drawn. */
const drawsAll = process.env.GENERATED_RUNS !== undefined
const seed = Number(process.env.GENERATED_SEED ?? Date.now() % 1e9)
const wanted = process.argv[2] ?? ''
/** One request may cost this much of a core; honest ones cost some hundredths. */
const MOST_SECONDS = 1
/** What compose.yaml gives the site. */
const MOST_MEGABYTES = 1536
const AT_ONCE = 4
const TOGETHER = 500

process.stdout.write(`${runs} requests to each endpoint, GENERATED_SEED=${seed}\n`)
const taken = new Set<string>()
const sent = new Set<string>()
/** Ends when no request is measured by itself: a core that two sites share takes longer for the same. */
let measuring: Promise<unknown> = Promise.resolve()
// One site is crawled; both then begin as it stands, with its requests, its accounts and its secret.
const crawled = await startWatchedSite()
const firstCookie = await signInManager(crawled)
await sendExamples(crawled)
const everything = [
  ...(await publicEndpoints(crawled)),
  ...entryEndpoints(),
  ...(await officeEndpoints(crawled, firstCookie)),
].filter(({ name }) => name.includes(wanted) && isOfThisNight(name))
await crawled.stop()
const copy = newFolder('hostile')
await cp(crawled.dataDir, copy, { recursive: true })
const sites = await Promise.all([crawled.dataDir, copy].map((dataDir) => startWatchedSite({}, dataDir)))
await Promise.all(sites.map(attackSite))

/** Takes one endpoint after another that no other site has had. */
async function attackSite(site: WatchedSite): Promise<void> {
  let cookie = firstCookie
  for (const endpoint of everything) {
    if (taken.has(endpoint.name)) continue
    taken.add(endpoint.name)
    await fault(endpoint.name, async (check) => {
      if (endpoint.isOffice && !(await isSignedIn(site, cookie))) cookie = await signInManager(site)
      const ask = (asked: HostileRequest) => answerTo(site, asked, endpoint.isOffice ? cookie : '')
      for (const some of requestsTo(endpoint)) {
        const asked = some.filter((each) => isFirst(endpoint, each))
        for (let at = 0; at < asked.length; at += AT_ONCE)
          await judgeTogether(check, { site, ask }, asked.slice(at, at + AT_ONCE))
      }
      check(!/[0-9A-F]{8}-[0-9a-f]{40}/.test(site.takeSaid()), 'no link of a sender stands in the log')
    })
  }
  await fault('afterwards', async (check) => {
    const most = Math.round(site.mostMegabytes())
    check(most < MOST_MEGABYTES, `it held at most ${MOST_MEGABYTES} MB, not ${most}`)
    const answer = await site.send({ method: 'GET', path: '/', headers: {}, body: null })
    check(answer.status === 200, `the home page answers ${answer.status}`)
  })
  await site.stop()
}

/** The worst first, then a few hundred at a time: ten thousand bodies are 200 MB. */
function* requestsTo(endpoint: Endpoint): Generator<HostileRequest[]> {
  yield worstRequests(endpoint).map((asked, at) =>
    drawsAll || at % 4 === 0 ? asked : { ...asked, path: dataOf(asked.path) },
  )
  for (let made = 0; made < runs; made += TOGETHER)
    yield fc.sample(hostileRequests(endpoint), { numRuns: Math.min(TOGETHER, runs - made), seed: seed + made })
}

/**
 * Of requests that are the same to the letter one is enough: reading a page has many, and what names no action would come once more
 * for each action of an address.
 */
function isFirst({ isOffice }: Endpoint, { method, path, headers, body }: HostileRequest): boolean {
  const letters = createHash('sha1')
    .update(JSON.stringify([isOffice, method, path, headers]))
    .update(body ?? '')
    .digest('base64')
  return sent.size < sent.add(letters).size
}

async function isSignedIn(site: WatchedSite, cookie: string): Promise<boolean> {
  const answer = await site.send({ method: 'GET', path: '/verwaltung/konto', headers: { Cookie: cookie }, body: null })
  return answer.status === 200
}

type Attack = { site: WatchedSite; ask: (asked: HostileRequest) => Promise<Answer> }

function answerTo(site: WatchedSite, asked: HostileRequest, cookie: string): Promise<Answer> {
  const own = cookie ? { Cookie: [cookie, asked.headers.Cookie].filter(Boolean).join('; ') } : {}
  return site.send(asked, own).catch((error: unknown) => ({ status: 0, body: String(error), bytes: 0 }))
}

async function judgeTogether(check: Check, attack: Attack, asked: HostileRequest[]): Promise<void> {
  await measuring
  const begin = attack.site.processorSeconds()
  const answers = await Promise.all(asked.map(async (each) => ({ asked: each, answer: await attack.ask(each) })))
  const wereDear = attack.site.processorSeconds() - begin > MOST_SECONDS
  for (const each of answers) {
    const isTooMuch = [0, 503].includes(each.answer.status)
    if (!isTooMuch) judgeAnswer(check, each.asked, each.answer)
    // Dear together, or too much at once for a busy machine: alone it shows what it costs and that it is answered.
    if (!wereDear && !isTooMuch) continue
    measuring = measuring.then(() => judgeAlone(check, attack, each.asked))
    await measuring
  }
}

async function judgeAlone(check: Check, { site, ask }: Attack, asked: HostileRequest): Promise<void> {
  let seconds = Infinity
  // A core that another program shares takes longer for the same: the least of three counts.
  for (let tries = 0; tries < 3 && seconds > MOST_SECONDS; tries++) {
    const begin = site.processorSeconds()
    judgeAnswer(check, asked, await ask(asked))
    seconds = Math.min(seconds, site.processorSeconds() - begin)
  }
  // Six large photos, the dearest of all, take half a second; where they take longer by themselves, the machine is slow just now.
  const most = seconds > MOST_SECONDS ? Math.max(MOST_SECONDS, 2 * (await secondsOfPhotos())) : MOST_SECONDS
  check(seconds <= most, `${shown(asked)}: ${seconds.toFixed(2)} s of processor time, not ${most.toFixed(2)}`)
}

function judgeAnswer(check: Check, asked: HostileRequest, { status, body }: Answer): void {
  // Node hangs up on a request line without an address as soon as it has answered, which a sender of more than 64 KB does not read.
  const isAnswered = status > 0 || !asked.path.startsWith('/')
  check(isAnswered && status < 500, `${shown(asked)}: ${status} ${body.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
}

function shown({ method, path, headers, body }: HostileRequest): string {
  const text = body ? JSON.stringify(body.toString('latin1').slice(0, 300)) + ` (${body.length} bytes)` : ''
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${text}`
}
