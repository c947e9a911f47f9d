import { Agent, request as ask } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { siteUnderTest } from '../support/addresses.ts'

export type BareAnswer = {
  status: number
  location: string | undefined
  retryAfter: string | undefined
  text: string
  headers: string
}
type Asked = { method: string; form?: Record<string, string> }

const agent = new Agent({ keepAlive: true })
const MOST_TRIES = 20

/** Asks as whoever is signed in in `request`, for thousands of answers: no redirect followed, no cookie kept, no page unpacked. */
export async function bareRequest(request: APIRequestContext) {
  const { cookies } = await request.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (address: string, asked: Asked): Promise<BareAnswer> => {
    let answer = await askOnce(address, cookie, asked)
    // Comes back, as it is told to, when the server had too much to do.
    for (let tries = 1; answer.status === 503 && answer.retryAfter && tries < MOST_TRIES; tries += 1) {
      await wait(500)
      answer = await askOnce(address, cookie, asked)
    }
    return answer
  }
}

function askOnce(address: string, cookie: string, { method, form }: Asked): Promise<BareAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<BareAnswer>()
  const body = form && new URLSearchParams(form).toString()
  const headers = {
    ...(cookie && { Cookie: cookie }),
    ...(body !== undefined && {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(body),
    }),
  }
  const sent = ask(new URL(address, siteUnderTest()), { method, headers, agent }, (answer) => {
    const pieces: Buffer[] = []
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    answer.on('error', reject)
    answer.on('end', () => {
      const { statusCode = 0, headers: answered } = answer
      const { location, 'retry-after': retryAfter } = answered
      const text = Buffer.concat(pieces).toString()
      resolve({ status: statusCode, location, retryAfter, text, headers: answer.rawHeaders.join('\n') })
    })
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}
