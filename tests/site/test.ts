import { setTimeout as wait } from 'node:timers/promises'
import { type APIRequestContext, request as contexts } from '@playwright/test'
import { test as base } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { hasLedOn } from '../support/led-on.ts'
import { officeOf, type Office } from '../support/office.ts'
import { newVisitor, type Visitor } from './visitor.ts'

type Fixtures = {
  /** Speaks HTTP, with cookies of its own. */
  request: APIRequestContext
  visitor: Visitor
  /** The operator's tool on the site's data. */
  office: Office
}

const MOST_TRIES = 20

/** Comes back, as it is told to, when the server had too much to do: a busy machine is no fault of the site. */
export async function newRequest(siteUrl = siteUnderTest()): Promise<APIRequestContext> {
  // What is sent as it is costs neither side the packing; size.test.ts and compress.server.test.ts ask for what comes packed.
  const extraHTTPHeaders = { 'Accept-Encoding': 'identity' }
  const request = await contexts.newContext({ baseURL: siteUrl, extraHTTPHeaders })
  const send = request.fetch.bind(request)
  // A kept connection may end in the moment in which it is asked again.
  const ask: typeof request.fetch = (address, options) =>
    send(address, { ...options, maxRetries: (options?.method ?? 'GET') === 'GET' ? 2 : 0 })
  request.fetch = async (address, options) => {
    let answer = await ask(address, options)
    for (let tries = 1; answer.status() === 503 && answer.headers()['retry-after'] && tries < MOST_TRIES; tries += 1) {
      await wait(500)
      answer = await (hasLedOn(answer, String(address)) ? ask(answer.url()) : ask(address, options))
    }
    return answer
  }
  return request
}

export const test = base.extend<Fixtures>({
  request: async ({}, use) => {
    const request = await newRequest()
    await use(request)
    await request.dispose()
  },
  visitor: async ({ request }, use) => use(newVisitor(request, siteUnderTest())),
  office: async ({}, use) => use(officeOf(process.env.E2E_DATA_DIR, process.env.E2E_SITE_URL)),
})
