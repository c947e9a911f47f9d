import * as z from 'zod/mini'
import type { RoutingKind } from '#platform/config.server.ts'
import { addDays, berlinDay, berlinMoment, mondayOf } from '#platform/berlin-day.ts'
import { readSmallJson, RefusedError } from '../map/read-small-json.server.ts'
import type { Mode, TravelTimes } from './travel.ts'

export type Point = { lat: number; lng: number }

type Way = { from: Point; to: Point; now: Date; siteUrl: string }

/** Travel times by the configured service. Modes that it does not know, or has no way for, are missing. @throws when it does not answer at all */
export async function askRouter({ url, kind }: { url: string; kind: RoutingKind }, way: Way): Promise<TravelTimes> {
  if (kind === 'motis') return askMotis(url, way)
  const ask = kind === 'osrm' ? askOsrm : askValhalla
  // One service for each mode, or one that knows them all: OSRM serves a single profile at an address.
  const modes: Mode[] = kind === 'osrm' && !url.includes(PROFILE) ? ['car'] : ['foot', 'bike', 'car']
  const answers = await Promise.allSettled(
    modes.map(async (mode) => [mode, await ask(url, mode, way).catch(noWay)] as const),
  )
  const heard = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const [first] = answers
  if (heard.length === 0 && first?.status === 'rejected') throw first.reason
  return Object.fromEntries(heard.flatMap(([mode, seconds]) => (seconds === null ? [] : [[mode, minutesOf(seconds)]])))
}

/** OSRM (`NoRoute`, `NoSegment`) and Valhalla (442, 171) say 400 when there is no way. */
function noWay(error: unknown): null {
  if (error instanceof RefusedError && error.status === 400) return null
  throw error
}

/** In an address of OSRM: replaced by `foot`, `bike` or `car`. */
const PROFILE = '{profile}'

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60))
const below = (base: string, path: string) => new URL(base.replace(/(?<!\/)\/+$/, '') + path)

const osrmAnswer = z.object({ routes: z.array(z.object({ duration: z.number() })) })

/** OSRM HTTP API v1: longitude first; the profile in the path is not looked at by its server. */
async function askOsrm(base: string, mode: Mode, { from, to, siteUrl }: Way): Promise<number | null> {
  const points = `${from.lng},${from.lat};${to.lng},${to.lat}`
  const url = below(base.replaceAll(PROFILE, mode), `/route/v1/driving/${points}?overview=false`)
  const { routes } = osrmAnswer.parse(await readSmallJson(url, siteUrl))
  return routes[0]?.duration ?? null
}

const costings: Partial<Record<Mode, string>> = { foot: 'pedestrian', bike: 'bicycle', car: 'auto' }
const valhallaAnswer = z.object({ trip: z.object({ summary: z.object({ time: z.number() }) }) })

/** Valhalla's `/route` with its question as JSON in the address. */
async function askValhalla(base: string, mode: Mode, { from, to, siteUrl }: Way): Promise<number | null> {
  const locations = [from, to].map(({ lat, lng }) => ({ lat, lon: lng }))
  const url = below(base, '/route')
  url.searchParams.set('json', JSON.stringify({ locations, costing: costings[mode], directions_type: 'none' }))
  return valhallaAnswer.parse(await readSmallJson(url, siteUrl)).trip.summary.time
}

const itineraries = z.array(z.object({ duration: z.number(), legs: z.array(z.object({ mode: z.string() })) }))
const motisAnswer = z.object({ itineraries, direct: z.optional(itineraries) })
const LONGEST_DIRECT_SECONDS = '5400'

/** MOTIS 2 (`/api/v5/plan`): buses and trains on a working morning, and the ways without them in the same answer. */
async function askMotis(base: string, { from, to, now, siteUrl }: Way): Promise<TravelTimes> {
  const url = below(base, '/api/v5/plan')
  url.search = new URLSearchParams({
    fromPlace: `${from.lat},${from.lng}`,
    toPlace: `${to.lat},${to.lng}`,
    time: nextWorkingMorning(now).toISOString(),
    directModes: 'WALK,BIKE,CAR',
    maxDirectTime: LONGEST_DIRECT_SECONDS,
    numItineraries: '3',
  }).toString()
  const answer = motisAnswer.parse(await readSmallJson(url, siteUrl))
  const fastest = (durations: number[]) => (durations.length === 0 ? null : minutesOf(Math.min(...durations)))
  const direct = (name: string) =>
    fastest(
      (answer.direct ?? []).filter(({ legs }) => legs.some(({ mode }) => mode === name)).map((one) => one.duration),
    )
  const times: [Mode, number | null][] = [
    ['foot', direct('WALK')],
    ['bike', direct('BIKE')],
    ['transit', fastest(answer.itineraries.map(({ duration }) => duration))],
    ['car', direct('CAR')],
  ]
  return Object.fromEntries(times.filter(([, minutes]) => minutes !== null))
}

/** Tomorrow at eight, or on Monday. */
export function nextWorkingMorning(now: Date): Date {
  let day = addDays(berlinDay(now), 1)
  while (day >= addDays(mondayOf(day), 5)) day = addDays(day, 1)
  return berlinMoment(day, '08:00')
}
