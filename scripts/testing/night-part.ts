import { createHash } from 'node:crypto'

/** A share of the night run: `1/3` is the first of three nights, `1/1` all of it. */
export type NightPart = { number: number; of: number }

/** @throws where it is no share, so that a mistyped one does not run as a night of nothing. */
export function readNightPart(text = '1/1'): NightPart {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (!number || !of || number > of) throw new Error(`--part wants one of a number, such as 1/3, not "${text}"`)
  return { number, of }
}

/** By name, so that the parts of several nights make up all endpoints although each night finds them in an order of its own. */
export function isOfPart(name: string, { number, of }: NightPart): boolean {
  return createHash('sha1').update(name).digest().readUInt32BE() % of === number - 1
}

/** For programs that share out their endpoints themselves: `npm run test:night -- --part 1/3` sets NIGHT_PART. */
export const isOfThisNight = (name: string) => isOfPart(name, readNightPart(process.env.NIGHT_PART))
