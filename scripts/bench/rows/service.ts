import { setTimeout as wait } from 'node:timers/promises'
import { type Bench, number, type Row } from '../row.ts'
import { load, median, memoryMb } from '../run.ts'
import { startSite } from '../server.ts'

/** From the command to the first page, and what the server holds when nobody comes. */
export async function startRow({ freshDir, rounds }: Bench): Promise<Row> {
  const dataDir = freshDir()
  const starts: number[] = []
  const memory: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    const site = await startSite(dataDir, {}, '/')
    starts.push((performance.now() - begin) / 1000)
    await wait(3000)
    memory.push(memoryMb(site.pid) ?? Number.NaN)
    await site.stop()
  }
  const [seconds, mb] = [median(starts), median(memory)]
  return {
    name: 'start to first page; memory at rest',
    figure: `${number(seconds, 2)} s; ${number(mb)} MB`,
    ceiling: '–',
    ratio: '–',
    demanded: '≤ 1.2 s; ≤ 160 MB',
    isMet: seconds <= 1.2 && mb <= 160,
  }
}

/** Each its own search, so that none comes from memory: the dearest thing that a visitor can ask for without signing in. */
const search = (round: string) => ({ path: `/wohnungen?suche=haus${round}{n}`, headers: { 'Accept-Encoding': 'br' } })

/** Three times as many requests as the server can answer, whether it answers or not. */
export async function overloadRow({ dataDir, seconds }: Bench): Promise<Row> {
  const site = await startSite(dataDir)
  const closed = (name: string, length: number, connections: number) =>
    load({ port: site.port, connections, seconds: length, requests: [search(name)] })
  try {
    await closed('a', seconds, 4)
    const capacity = await closed('b', seconds * 2, 4)
    const before = await closed('c', seconds, 1)
    const rate = Math.round((3 * capacity.accepted.count) / capacity.seconds)
    const storm = await load({ port: site.port, connections: 4000, rate, seconds: 8, requests: [search('d')] })
    const begin = performance.now()
    let after = await closed('e0', 0.5, 1)
    while (after.accepted.p50 > before.accepted.p50 * 1.5 && performance.now() - begin < 10_000)
      after = await closed(`e${Math.round(performance.now())}`, 0.5, 1)
    const normalAfter = (performance.now() - begin) / 1000
    return {
      name: 'open loop at three times capacity',
      figure: `of ${rate}/s: ${number(storm.accepted.count / 8)}/s in p99 ${number(storm.accepted.p99)} ms; refused in p99 ${number(storm.refused.p99)} ms; ${storm.failed} without answer; normal after ${number(normalAfter, 1)} s; sent late by p99 ${number(storm.lag.p99)} ms`,
      ceiling: `capacity ${number(rate / 3)}/s`,
      ratio: '–',
      demanded: 'refused ≤ 50 ms with 503, accepted p99 ≤ 1 s, normal in 5 s',
      isMet:
        storm.failed === 0 &&
        storm.refused.count > 0 &&
        storm.refused.p99 <= 50 &&
        storm.accepted.p99 <= 1000 &&
        normalAfter <= 5,
    }
  } finally {
    await site.stop()
  }
}
