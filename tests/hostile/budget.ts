/**
 * Each endpoint gets its worst requests, a hundred from a hundred lines four at a time, while a reader opens pages. Prints the reader's
 * times alone and under each attack, and at the end the table of docs/security.md. `node tests/hostile/budget.ts [parts of names]`
 */
import { setTimeout as wait } from 'node:timers/promises'
import { isOfThisNight } from '../../scripts/testing/night-part.ts'
import { fault } from '../faults/harness/fault.ts'
import { entryEndpoints, officeEndpoints, publicEndpoints, sendExamples } from './endpoints.ts'
import type { Endpoint } from './inputs.ts'
import { signInManager } from './staff.ts'
import { startWatchedSite } from './watched-site.ts'
import { worstRequests } from './worst.ts'

const REQUESTS = 100
const AT_ONCE = 4
const P99_MS = 300
const READ_EVERY_MS = 25
const wanted = process.argv.slice(2)

const site = await startWatchedSite({ TRUST_PROXY: 'on', RATE_LIMITS: 'on' })
const cookie = await signInManager(site)
await sendExamples(site)
const everything = [...(await publicEndpoints(site)), ...entryEndpoints(), ...(await officeEndpoints(site, cookie))]
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))
const endpoints = everything.filter(({ name }) => isWanted(name) && isOfThisNight(name))

/** Opens a kept page, one made for a visitor, and the API in turn. @returns the times in ms, sorted, and what was answered otherwise than 200. */
async function readUntil(isOver: () => boolean): Promise<{ times: number[]; others: string[] }> {
  const pages = [
    '/',
    '/wohnungen?zimmer_von=2',
    '/mieterinfos?q=Heizung',
    '/api/apartments?ort=Braubach',
    '/kontakt?schritt=1',
  ]
  const times: number[] = []
  const others: string[] = []
  const open: Promise<void>[] = []
  for (let count = 0; !isOver(); count++) {
    const begin = performance.now()
    // Visitors of their own: a reader who is over the limit would measure nothing.
    const headers = { 'X-Forwarded-For': `203.0.${(count >> 8) & 255}.${count & 255}` }
    const asked = { method: 'GET', path: pages[count % pages.length]!, headers, body: null }
    open.push(
      site.send(asked).then(({ status }) => {
        const ms = performance.now() - begin
        times.push(status === 200 ? ms : 60_000)
        if (status !== 200) others.push(`${asked.path} ${status} after ${Math.round(ms)} ms`)
      }),
    )
    await wait(READ_EVERY_MS)
  }
  await Promise.all(open)
  return { times: times.toSorted((one, other) => one - other), others }
}

const p99 = (times: readonly number[]) => Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? 60_000)
const median = (times: readonly number[]) => Math.round(times[times.length >> 1] ?? 60_000)

async function attack(endpoint: Endpoint): Promise<Map<number, number>> {
  const worst = worstRequests(endpoint)
  const statuses = new Map<number, number>()
  let sent = 0
  const line = async () => {
    for (let number = sent++; number < REQUESTS; number = sent++) {
      const asked = worst[number % worst.length]!
      const own = { 'X-Forwarded-For': `198.51.${number % 250}.7`, ...(endpoint.isOffice ? { Cookie: cookie } : {}) }
      const status = await site.send(asked, own).then(
        (answer) => answer.status,
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  return statuses
}

let isQuiet = true
const alone = readUntil(() => !isQuiet)
await wait(6000)
isQuiet = false
const { times: calm } = await alone
process.stdout.write(`  alone: median ${median(calm)} ms, p99 ${p99(calm)} ms of ${calm.length}\n`)

type Measured = { endpoint: Endpoint; median: number; p99: number }
const measured: Measured[] = []

for (const endpoint of endpoints) {
  await fault(endpoint.name, async (check) => {
    let isOver = false
    const reading = readUntil(() => isOver)
    const statuses = await attack(endpoint)
    // At least so many reads that one slow one is not the hundredth part.
    await wait(Math.max(0, 2500 - statuses.size))
    isOver = true
    const { times, others } = await reading
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    process.stdout.write(
      `  ${endpoint.name}: median ${median(times)} ms, p99 ${p99(times)} ms of ${times.length}; ${answers}\n`,
    )
    measured.push({ endpoint, median: median(times), p99: p99(times) })
    check(
      p99(times) < P99_MS,
      `the reader's p99 is ${p99(times)} ms of ${times.length}: ${times.slice(-5).map(Math.round).join(', ')}; ${others.join(', ')}`,
    )
    check(!statuses.has(0), `every request is answered: ${answers}`)
  })
}
await site.stop()
printTable()

/** Endpoints of a kind in one row, with the one that cost a reader most. */
function printTable(): void {
  const kinds = Map.groupBy(measured, ({ endpoint: { method, address, isOffice } }) => {
    if (isOffice) return `${method} of the office, signed in`
    if (address.startsWith('/api/')) return `${method} of the API`
    return `${method} of pages, nobody signed in`
  })
  process.stdout.write(
    '| attacked | endpoints | reader’s median | p99 | of alone | worst |\n|---|---|---|---|---|---|\n',
  )
  for (const [kind, of] of kinds) {
    const from = (key: 'median' | 'p99') => of.map((each) => each[key]).toSorted((one, other) => one - other)
    const range = (times: number[]) => `${times[0]}–${times.at(-1)} ms`
    const worst = of.toSorted((one, other) => other.p99 - one.p99)[0]
    const ratios = from('p99').map((time) => (time / p99(calm)).toFixed(1))
    const cells = [kind, of.length, range(from('median')), range(from('p99')), `${ratios[0]}–${ratios.at(-1)} ×`]
    process.stdout.write(`| ${cells.join(' | ')} | \`${worst?.endpoint.name}\` |\n`)
  }
}
