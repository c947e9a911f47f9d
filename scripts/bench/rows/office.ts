import { type Bench, number, type Row } from '../row.ts'
import { officeAddresses } from '../office-addresses.ts'
import { median } from '../run.ts'
import { startSite } from '../server.ts'
import { type Read, signInAt } from '../staff-reader.ts'

const LONGEST_MS = 200
/** So many of the slowest pages are named while it runs. */
const NAMED = 10

/** Pages of the office by the clock, whole, one after the other: with 50,000 requests beside 1,000. */
export async function officeRow({ fewRequestsDir, manyRequestsDir, rounds, say }: Bench): Promise<Row> {
  const dirs = [await fewRequestsDir(), await manyRequestsDir()]
  const sides = await Promise.all(dirs.map(openSide))
  try {
    const [few, many] = sides
    const times = Object.keys(many?.addresses ?? {}).map((name) => ({
      name,
      few: [] as number[],
      many: [] as number[],
    }))
    // The first round only warms up.
    for (let round = 0; round <= rounds * 3; round++) {
      for (const page of times) {
        const spent = [await timeOf(few, page.name), await timeOf(many, page.name)]
        if (round > 0) {
          page.few.push(spent[0] ?? 0)
          page.many.push(spent[1] ?? 0)
        }
      }
    }
    const pages = times
      .map((page) => ({ name: page.name, few: median(page.few), many: median(page.many) }))
      .toSorted((one, other) => other.many - one.many)
    for (const page of pages.slice(0, NAMED)) say(`  ${show(page)}`)
    const slowest = pages[0] ?? { name: '–', few: Number.NaN, many: Number.NaN }
    const ratios = pages.map(({ few: before, many: after }) => after / before)
    return {
      name: `${pages.length} pages of the office with 50,000 requests`,
      figure: `middle ${number(median(pages.map((page) => page.many)))} ms; slowest ${show(slowest)}`,
      ceiling: `with 1,000: middle ${number(median(pages.map((page) => page.few)))} ms`,
      ratio: `middle ${number(median(ratios), 1)} ×, largest ${number(Math.max(...ratios), 1)} ×`,
      demanded: `each ≤ ${LONGEST_MS} ms`,
      isMet: slowest.many <= LONGEST_MS,
    }
  } finally {
    for (const { stop } of sides) await stop()
  }
}

const show = ({ name, few, many }: { name: string; few: number; many: number }) =>
  `${name} ${number(many)} ms (${number(many / few, 1)} ×)`

type Side = { read: Read; addresses: Record<string, string>; stop: () => Promise<void> }

async function openSide(dataDir: string): Promise<Side> {
  const site = await startSite(dataDir)
  const read = await signInAt(site, dataDir)
  return { read, addresses: await officeAddresses(read), stop: site.stop }
}

async function timeOf(side: Side | undefined, name: string): Promise<number> {
  const begin = performance.now()
  await side?.read(side.addresses[name] ?? '')
  return performance.now() - begin
}
