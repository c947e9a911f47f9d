/** The thread that draws exposés: in the server's own, every visitor waited for each. */
import { parentPort } from 'node:worker_threads'
import { usePrintedLogo } from '#company/logo/current-logos.server.ts'
import { setSite } from '#site'
import { drawExpose } from './draw-expose.server.ts'
import type { DrawingWithFacts, Drawn } from './draw-in-thread.server.ts'

parentPort?.on('message', async (drawing: DrawingWithFacts) => parentPort?.postMessage(await draw(drawing), []))

async function draw({ expose, images, madeAt, facts, logo }: DrawingWithFacts): Promise<Drawn> {
  setSite(facts)
  usePrintedLogo(logo)
  try {
    return await drawExpose(expose, new Map([...images].map(([base, bytes]) => [base, Buffer.from(bytes)])), madeAt)
  } catch (error) {
    return { failure: String((error as Error).stack) }
  }
}
