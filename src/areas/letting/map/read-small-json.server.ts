const MOST_BYTES = 1024 * 1024
const LONGEST_MS = 3000

/**
 * Asks a configured service, for at most three seconds and a megabyte. Only the server that the setting names is asked: no redirect
 * is followed.
 * @throws whatever is wrong with it
 */
export async function readSmallJson(url: URL, siteUrl: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', 'User-Agent': `PropertyWebsite/1.0 (+${siteUrl})` },
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RefusedError(response.status)
  }
  const pieces: Uint8Array[] = []
  let read = 0
  for await (const piece of response.body ?? []) {
    read += piece.byteLength
    if (read > MOST_BYTES) throw new Error('The answer is too large')
    pieces.push(piece)
  }
  return JSON.parse(Buffer.concat(pieces, read).toString('utf8'))
}

/** The service answered with another status than 2xx. */
export class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`It answered ${status}`)
    this.status = status
  }
}
