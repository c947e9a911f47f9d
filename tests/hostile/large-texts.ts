/**
 * Texts of 2 and 40 MB to every address that takes files, signed in and not: each is refused before it costs anything, and comes back to
 * nobody. `node tests/hostile/large-texts.ts [part of an address]`
 */
import { fileLimits } from '#server/limit-body.server.ts'
import { fault } from '../faults/harness/fault.ts'
import { officeEndpoints, sendExamples } from './endpoints.ts'
import type { HostileRequest } from './inputs.ts'
import { signInManager } from './staff.ts'
import { startWatchedSite } from './watched-site.ts'
import { largeTexts } from './worst.ts'

const MEGABYTE = 1024 * 1024
const MOST_SECONDS = 0.2
/** No page that takes files weighs more, with all its messages on it. */
const MOST_ANSWER = 100_000
const TRIES = 4
const wanted = process.argv[2] ?? ''

const site = await startWatchedSite()
const cookie = await signInManager(site)
await sendExamples(site)
const opened = (await officeEndpoints(site, cookie))
  .filter(({ method }) => method === 'POST')
  .map(({ address }) => address)

/** An address of that pattern, of a record where the office shows one. */
function addressOf(pattern: string): string {
  const expression = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)
  const found = opened.map((address) => address.split('?')[0]!).find((address) => expression.test(address))
  return found ?? pattern.replaceAll(/:\w+/g, 'unbekannt')
}

const bodies = [2, 40].flatMap((megabytes) =>
  largeTexts(megabytes * MEGABYTE).flatMap(({ type, body }, at) => {
    const name = `${megabytes} MB as ${type.split(';')[0]} (${at})`
    const headers = { 'Content-Type': type, Origin: site.url, Accept: 'text/html' }
    const bytes = Buffer.from(body)
    const whole = { name, headers, body: bytes }
    return at === 0
      ? [whole, { ...whole, name: `${name} in chunks`, headers: { ...headers, 'Transfer-Encoding': 'chunked' } }]
      : [whole]
  }),
)
// The first of each page is drawn by code that has not run yet.
const warm = [...fileLimits.keys()].map(
  (pattern): HostileRequest => ({
    method: 'POST',
    path: addressOf(pattern),
    headers: bodies[0]!.headers,
    body: Buffer.from('text=a'),
  }),
)
for (const each of warm) for (const own of [{}, { Cookie: cookie }]) await site.send(each, own)

for (const pattern of fileLimits.keys()) {
  if (!pattern.includes(wanted)) continue
  await fault(pattern, async (check) => {
    for (const [who, own] of [
      ['nobody', {}],
      ['signed in', { Cookie: cookie }],
    ] as const) {
      for (const { name, ...sent } of bodies) {
        const asked = { method: 'POST', path: addressOf(pattern), ...sent }
        let seconds = Infinity
        // A core that another program shares takes longer for the same: the least counts.
        for (let tries = 0; tries < TRIES && seconds > MOST_SECONDS; tries++) {
          const begin = site.processorSeconds()
          const { status, bytes } = await site.send(asked, own)
          seconds = Math.min(seconds, site.processorSeconds() - begin)
          check(status >= 400 && status < 500, `${name}, ${who}: answers ${status}`)
          check(bytes < MOST_ANSWER, `${name}, ${who}: an answer of ${bytes} bytes`)
        }
        check(seconds <= MOST_SECONDS, `${name}, ${who}: ${seconds.toFixed(2)} s of processor time`)
      }
    }
  })
}
await site.stop()
