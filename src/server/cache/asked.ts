/** What a request says that decides how it is answered from memory. */
export type Asked = {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  forwardedFor: string | undefined
  /** A body, or something else that the pipeline has to look at. */
  isUnusual: boolean
}

/** Names of the headers that matter, by their length: nearly every other one is passed over by a number. */
const lengths = new Set(
  ['accept-encoding', 'x-forwarded-for', 'if-none-match', 'content-length', 'transfer-encoding', 'expect'].map(
    ({ length }) => length,
  ),
)

/**
 * Reads a request's headers from the list `name, value, name, value …`. Node's own object of them is made when it is first looked at,
 * which costs more than everything else that a hit needs.
 */
export function readAsked(rawHeaders: readonly string[]): Asked {
  const asked: Asked = { acceptEncoding: undefined, ifNoneMatch: undefined, forwardedFor: undefined, isUnusual: false }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? ''
    if (!lengths.has(given.length)) continue
    const name = given.toLowerCase()
    if (name === 'accept-encoding') asked.acceptEncoding = rawHeaders[index + 1]
    else if (name === 'x-forwarded-for') asked.forwardedFor = rawHeaders[index + 1]
    else if (name === 'if-none-match') asked.ifNoneMatch = rawHeaders[index + 1]
    else if (name === 'content-length' || name === 'transfer-encoding' || name === 'expect') asked.isUnusual = true
  }
  return asked
}
