import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { takeOwnScripts } from '../content-security-policy.server.ts'

const LONGEST_MS = 10_000

/**
 * Renders a page whole.
 * @returns the page, and the texts of the inline scripts that React Router put into it.
 * @throws what a part of the page throws.
 */
export async function renderWhole(context: EntryContext, url: string): Promise<{ html: string; scripts: string[] }> {
  const nonce = randomBytes(18).toString('base64url')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
    // React would send large parts hidden, to be moved into place by a script: without JavaScript they would stay hidden.
    nonce,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => void pipe(collector(resolve)),
    onShellError: reject,
    onError: reject,
  })
  const timer = setTimeout(() => abort(new Error('The page took longer than 10 s to render')), LONGEST_MS)
  try {
    return takeOwnScripts(await promise, nonce)
  } finally {
    clearTimeout(timer)
  }
}

/** Takes a page whole: nobody reads it in pieces, so nothing need wait for a reader. */
function collector(onEnd: (html: string) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _, done) {
      parts.push(part)
      done()
    },
    final(done) {
      onEnd(Buffer.concat(parts).toString())
      done()
    },
  })
}
