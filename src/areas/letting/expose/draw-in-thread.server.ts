import { Worker } from 'node:worker_threads'
import { askThreads, threadFile } from '#platform/threads.server.ts'
import { printedLogo } from '#company/logo/current-logos.server.ts'
import type { Site } from '#company/site-of.ts'
import { site } from '#site'
import type { Expose } from './expose.ts'
import { MINUTE_MS } from '#values/durations.ts'

export type Drawing = { expose: Expose; images: ReadonlyMap<string, Uint8Array>; madeAt: Date }
/** A drawing for the thread, which has the company's facts from nowhere else. */
export type DrawingWithFacts = Drawing & { facts: Site; logo: Uint8Array }
export type Drawn = Uint8Array | { failure: string }

const LONGEST_MS = MINUTE_MS
/** Longer than the pause between two that are made by themselves (`worker.server.ts`). */
const IDLE_MS = 10_000

const ask = askThreads<Drawn>(
  // Without this process's own switches: a watch mode or a test runner would reach into the thread.
  () => new Worker(threadFile('draw-worker', import.meta.url), { execArgv: [], name: 'exposés' }),
  IDLE_MS,
)

/** The bytes of the PDF. @throws when the thread ends, or takes too long. */
export async function drawInThread(drawing: Drawing): Promise<Buffer> {
  const drawn = await ask({ ...drawing, facts: site, logo: await printedLogo() }, LONGEST_MS)
  if (drawn === null) throw new Error('The thread ended, or took too long')
  if ('failure' in drawn) throw new Error(drawn.failure)
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
}
