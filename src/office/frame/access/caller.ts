/** Describes the sender of a request before anybody is signed in; nothing of it is stored or logged. */
export type Caller = { clientAddress: string; cookie: string }

export function callerOf(httpRequest: Request, { clientAddress }: { clientAddress: string }): Caller {
  return { clientAddress, cookie: httpRequest.headers.get('Cookie') ?? '' }
}

/** By name, as they were sent: without decoding, which could fail. */
export function cookiePairs(cookie: string): [name: string, value: string][] {
  return cookie.split(/; ?/).map((pair) => {
    const end = pair.indexOf('=')
    return [pair.slice(0, Math.max(end, 0)), pair.slice(end + 1)]
  })
}
