import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { readHeicHeader } from './header.server.ts'

/** RGBA, upright: turns and mirrors that the file asks for are done. */
export type HeicPixels = { data: Buffer; width: number; height: number }

export type HeicRefusal = 'mismatch' | 'too-many-pixels' | 'unreadable'

export type HeicOutcome = ({ ok: true } & HeicPixels) | { ok: false; reason: HeicRefusal }

type Limits = { mostPixels: number; longestMs?: number; mostBytes?: number }

// 40 megapixels took 8 to 15 s on a busy core and 344 MB; the photos of most phones are a third of that.
const LONGEST_MS = 45_000
const MOST_MEMORY_BYTES = 512 * 1024 * 1024

const require = createRequire(import.meta.url)

/**
 * Decodes the first picture of a HEIC file, in a thread of its own that ends with it. Never throws for what the file is. Callers come in turn
 * (`decodeInTurn`).
 */
export async function decodeHeic(bytes: Buffer, limits: Limits): Promise<HeicOutcome> {
  const header = readHeicHeader(bytes)
  if (header === null) return { ok: false, reason: 'mismatch' }
  if (header.pixels > limits.mostPixels) return { ok: false, reason: 'too-many-pixels' }
  return runThread(bytes, limits)
}

type Message = 'too-many-pixels' | 'unreadable' | { data: Uint8Array; width: number; height: number }

function runThread(bytes: Buffer, { mostPixels, longestMs = LONGEST_MS, mostBytes = MOST_MEMORY_BYTES }: Limits) {
  return new Promise<HeicOutcome>((resolve) => {
    const worker = new Worker(threadSource, {
      eval: true,
      // The library is looked for from here: an evaluated thread has no place of its own.
      workerData: { library: require.resolve('heic-decode'), bytes, mostPixels, mostBytes },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // The decoder writes about broken files; nobody needs to read it.
      stdout: true,
      stderr: true,
    })
    const clock = setTimeout(() => settle('unreadable'), longestMs)

    function settle(message: Message): void {
      clearTimeout(clock)
      void worker.terminate()
      if (typeof message === 'string') return resolve({ ok: false, reason: message })
      const { data, width, height } = message
      resolve({ ok: true, data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height })
    }

    worker.once('message', settle)
    // Out of memory, most likely. A library that is missing throws above.
    worker.once('error', () => settle('unreadable'))
    worker.once('exit', () => settle('unreadable'))
  })
}

/**
 * A text, because the server is bundled into one file and its tools run from the sources: a thread's file would have another address in
 * each. WebAssembly's memory lies outside the thread's limits, so growing it is counted here.
 */
const threadSource = String.raw`
const { parentPort, workerData } = require('node:worker_threads')
const { library, bytes, mostPixels, mostBytes } = workerData
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > mostBytes) throw new RangeError('More memory than one photo may take')
  return grow.call(this, pages)
}
const decoder = require(library)
async function decode() {
  const [image] = await decoder.all({ buffer: bytes })
  if (image.width * image.height > mostPixels) return 'too-many-pixels'
  return image.decode()
}
decode().then(
  (answer) => parentPort.postMessage(answer, typeof answer === 'string' ? [] : [answer.data.buffer]),
  () => parentPort.postMessage('unreadable'),
)
`
