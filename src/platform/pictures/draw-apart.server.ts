import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { MOST_PIXELS } from './sharp.server.ts'

/** As a picture is drawn: a drawing in exactly this size, a photo no larger. */
export type ApartSize = { width: number; height: number; fit: 'contain' | 'inside' }

export type ApartOutcome =
  | { ok: true; png: Buffer }
  | { ok: false; reason: 'too-slow' | 'too-many-pixels' | 'unreadable' }

const LONGEST_MS = 6_000
const MOST_BYTES = 32 * 1024 * 1024

const require = createRequire(import.meta.url)

/**
 * Draws what staff upload as PNG in a process of its own, without settings and secrets, and ends it when it takes too long: neither a thread of
 * ours nor of the library can be stopped in the middle of one drawing.
 */
export function drawApart(source: Buffer, size: ApartSize, longestMs = LONGEST_MS): Promise<ApartOutcome> {
  const job = JSON.stringify({ library: require.resolve('sharp'), mostPixels: MOST_PIXELS, size })
  const child = spawn(process.execPath, ['-e', programme, '--', job], {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const drawn: Buffer[] = []
  let [bytes, said] = [0, '']
  child.stdout.on('data', (piece: Buffer) => {
    bytes += piece.byteLength
    if (bytes > MOST_BYTES) child.kill('SIGKILL')
    else drawn.push(piece)
  })
  child.stderr.on('data', (piece: Buffer) => (said = (said + String(piece)).slice(0, 2000)))
  // It may end before it has read all of it.
  child.stdin.on('error', () => {})
  child.stdin.end(source)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve({ ok: true, png: Buffer.concat(drawn, bytes) })
      else if (code === null) resolve({ ok: false, reason: 'too-slow' })
      else resolve({ ok: false, reason: said.includes('pixel limit') ? 'too-many-pixels' : 'unreadable' })
    })
  })
}

/** A text, because the server is bundled into one file and its tools run from the sources. */
const programme = String.raw`
const { library, mostPixels, size } = JSON.parse(process.argv[1])
const sharp = require(library)
sharp.concurrency(1)
sharp.cache(false)
const pieces = []
process.stdin.on('data', (piece) => pieces.push(piece))
process.stdin.on('end', () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  sharp(Buffer.concat(pieces), { limitInputPixels: mostPixels, failOn: 'error' })
    .resize({ ...size, background, withoutEnlargement: size.fit === 'inside' })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
    .then((png) => process.stdout.write(png), (error) => {
      process.stderr.write(String(error && error.message))
      process.exitCode = 1
    })
})
`
