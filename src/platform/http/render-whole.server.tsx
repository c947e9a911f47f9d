import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { takeOwnScripts } from '../content-security-policy.server.ts'

const LONGEST_MS = 10_000
/** React's marks for a part that was not ready, and for one that the browser should try again. */
const UNFINISHED = /<!--\$[?!]-->/

/**
 * Renders a page whole. All data is at hand when React Router calls, so one pass to a string does: half the time of React's stream, which
 * encodes each of the page's some ten thousand pieces by itself (docs/performance.md). What waits for something in it (a part whose code is
 * loaded for the first time) is rendered again by the stream, which can wait.
 * @returns the page, and the texts of the inline scripts that React Router put into it.
 * @throws what a part of the page throws.
 */
export async function renderWhole(context: EntryContext, url: string): Promise<{ html: string; scripts: string[] }> {
  const mark = randomBytes(18).toString('base64url')
  const ready = await withDataAtHand(context)
  // Each rendering reads the stream of the page's data, so each needs its own.
  const element = () => page(ready, url, mark)
  // The stream begins with its type, the string does not. Put before it here, where the text is still in ten thousand pieces: looking into
  // it makes one of them, and of a text in one piece it would make another.
  const html = `<!DOCTYPE html>${renderToString(element())}`
  return takeOwnScripts(UNFINISHED.test(html) ? await renderWaiting(element(), mark) : html, mark)
}

/** React Router reads the stream of the page's data from a lock of its own; it is read already, so it gets an empty one to lock. */
function page(context: EntryContext, url: string, mark: string) {
  const serverHandoffStream = context.serverHandoffStream && new ReadableStream()
  const given = serverHandoffStream ? { ...context, serverHandoffStream } : context
  return <ServerRouter context={given} url={url} nonce={mark} />
}

/** The data that the browser gets with the page, put where React Router looks for what it has read so far (`StreamTransfer`). */
async function withDataAtHand(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context
  const decoder = new TextDecoder()
  const reader = context.serverHandoffStream.getReader()
  let value = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    value += decoder.decode(piece.value, { stream: true })
  }
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } })
  return { ...context, renderMeta: { ...context.renderMeta, streamCache: { 0: read } } }
}

async function renderWaiting(element: ReactElement, nonce: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe, abort } = renderToPipeableStream(element, {
    // React would send large parts hidden, to be moved into place by a script: without JavaScript they would stay hidden.
    nonce,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => void pipe(collector(resolve)),
    onShellError: reject,
    onError: reject,
  })
  const timer = setTimeout(() => abort(new Error('The page took longer than 10 s to render')), LONGEST_MS)
  try {
    return await promise
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
