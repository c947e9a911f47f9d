import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import type { ContentVersionSource } from '#platform/database/content-version.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { onceByKey } from '#platform/once-by-key.server.ts'
import { clientAddress } from '../requests.server.ts'
import { cacheKey, isForEver } from './addresses.ts'
import { type Answer, readAnswer, sendAnswer } from './answer.server.ts'
import { readAsked, chooseEncoding, type Encoding } from './negotiation.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

type Fetch = (httpRequest: Request, environment: { isForCache: true }) => Response | Promise<Response>
type Parts = { versions: ContentVersionSource; fetch: Fetch }
type Begun = { ifNoneMatch: string | undefined; startedAt: number }
type Found = { answer: Answer; from: 'cache' | 'renewing' | 'made' }

/** Nothing that a page shows changes without raising the version. This bounds what somebody forgets to raise it for. */
const FRESH_MS = 5 * MINUTE_MS
/** So long an answer is still given while a new one is made. */
const STALE_MS = 10 * MINUTE_MS
/** An entry with its headers as strings. */
const OVERHEAD_BYTES = 6000

/**
 * Answers GET and HEAD from finished bytes, in front of Hono: a hit makes no Request, no Response and no page. What it does not know
 * goes to `next`. An answer is made without anything of the visitor's request but its address, so nothing of one visitor can reach
 * another (docs/decisions/0028-answers-kept.md).
 */
export function cachedAnswers(app: App, { versions, fetch }: Parts) {
  const { cacheBytes, siteUrl, trustProxy } = app.config
  if (cacheBytes === 0)
    return (_httpRequest: IncomingMessage, _response: ServerResponse, next: () => void): void => next()
  const now = () => app.clock.now().getTime()
  const kept = new LRUCache<string, Answer & { madeAt: number }>({
    maxSize: cacheBytes,
    maxEntrySize: Math.ceil(cacheBytes / 10),
    sizeCalculation: ({ body }) => body.byteLength + OVERHEAD_BYTES,
    ttl: STALE_MS,
    perf: { now },
  })
  const once = onceByKey<Answer>()

  /** The version and the day in Berlin are part of the key, so an answer of another version or yesterday's is never given. */
  function find(path: string, version: number, encoding: Encoding): Found | Promise<Found> {
    const key = `${version} ${dayAt(now())} ${encoding} ${path}`
    const known = kept.get(key)
    if (!known) return makeOnce(key, path, encoding).then((answer) => ({ answer, from: 'made' }))
    if (now() - known.madeAt < FRESH_MS) return { answer: known, from: 'cache' }
    void makeOnce(key, path, encoding).catch(() => {})
    return { answer: known, from: 'renewing' }
  }

  const makeOnce = (key: string, path: string, encoding: Encoding) => once(key, () => make(key, path, encoding))

  async function make(key: string, path: string, encoding: Encoding): Promise<Answer> {
    const madeAt = now()
    const answer = await readAnswer(await fetch(new Request(siteUrl + path), { isForCache: true }), encoding)
    if (answer.mayKeep) kept.set(key, { ...answer, madeAt })
    return answer
  }

  function send(response: ServerResponse, { answer, from }: Found, { ifNoneMatch, startedAt }: Begun): void {
    const { req: httpRequest } = response
    const httpRequestId = answer.status < 400 ? app.newId() : answer.httpRequestId
    const status = sendAnswer(response, answer, { ifNoneMatch, httpRequestId })
    const ms = from === 'made' ? Math.round((performance.now() - startedAt) * 10) / 10 : 0
    app.log.request({
      requestId: httpRequestId,
      method: httpRequest.method ?? '',
      path: pathOf(httpRequest),
      status,
      ms,
      from,
    })
  }

  return (httpRequest: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const isRead = httpRequest.method === 'GET' || httpRequest.method === 'HEAD'
    const path = isRead ? cacheKey(httpRequest.url ?? '') : null
    if (path === null) return next()
    const asked = readAsked(httpRequest.rawHeaders)
    if (asked.isUnusual) return next()
    if (path.startsWith('/api/')) {
      // Over the limit, the pipeline answers, which has the words for it.
      const address = clientAddress(trustProxy ? asked.forwardedFor : undefined, httpRequest.socket)
      if (!limitsOf(app).takeRead(address).ok) return next()
    }
    const isPicture = isForEver(path)
    const encoding = isPicture ? 'identity' : chooseEncoding(asked.acceptEncoding)
    const { ifNoneMatch } = asked
    const look = (version: number): void => {
      const found = find(path, version, encoding)
      if (!(found instanceof Promise)) return send(response, found, { ifNoneMatch, startedAt: 0 })
      const startedAt = performance.now()
      found
        .then((made) => send(response, made, { ifNoneMatch, startedAt }))
        .catch((error: unknown) => {
          app.log.error('kept answer failed', error)
          response.destroy()
        })
    }
    if (isPicture) return look(0)
    try {
      const version = versions.read()
      if (typeof version === 'number') return look(version)
      version.then(look, next)
    } catch {
      // Without the database the version is unknown; the pipeline says what is the matter.
      next()
    }
  }
}

function pathOf({ url = '' }: IncomingMessage): string {
  const asked = url.indexOf('?')
  return asked < 0 ? url : url.slice(0, asked)
}

let known = { minute: -1, day: '' }

/** Midnight in Berlin falls on a whole minute, so one look a minute is enough. */
function dayAt(nowMs: number): string {
  const minute = Math.floor(nowMs / MINUTE_MS)
  if (known.minute !== minute) known = { minute, day: berlinDay(new Date(nowMs)) }
  return known.day
}
