import { createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../config.server.ts'
import { oneFor } from '#platform/one-for.ts'

const ANSWER_WITHIN_MS = 10_000
/** A video goes and comes no slower than this. */
const LEAST_BYTES_PER_MS = 1000
const LARGEST_BYTES = 128 * 1024 * 1024
const REMOVED_AT_ONCE = 8

/** The store did not do what was asked. `status` is null when it did not answer. */
export class StoreError extends Error {
  readonly status: number | null

  constructor(what: string, status: number | null, options?: ErrorOptions) {
    super(`object storage: ${what} ${status === null ? 'without an answer' : `answered ${status}`}`, options)
    this.status = status
  }
}

/** An S3-compatible store, by path (`endpoint/bucket/key`), signed with AWS Signature Version 4. */
export type ObjectStore = ReturnType<typeof openStore>

/** One client per configuration. */
export const objectStore = oneFor(openStore)

function openStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 100 })
  const base = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`

  async function ask(method: string, key: string, body?: Blob): Promise<Response> {
    try {
      // How much comes says only the answer.
      const bytes = body?.size ?? (method === 'GET' ? LARGEST_BYTES : 0)
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS + Math.ceil(bytes / LEAST_BYTES_PER_MS))
      return await client.fetch(`${base}/${key}`, { method, signal, redirect: 'error', ...(body ? { body } : {}) })
    } catch (error) {
      throw new StoreError(method, null, { cause: error })
    }
  }

  async function done(method: string, key: string, body?: Blob): Promise<void> {
    const answer = await ask(method, key, body)
    await answer.body?.cancel()
    if (!answer.ok) throw new StoreError(method, answer.status)
  }

  return {
    /** Stored when this returns: the store answers after it has written. */
    async put(key: string, path: string): Promise<void> {
      await done('PUT', key, await openAsBlob(path))
    },
    /** @returns null when there is no such object. */
    async get(key: string): Promise<ReadableStream<Uint8Array> | null> {
      const answer = await ask('GET', key)
      if (answer.ok && answer.body) return answer.body
      await answer.body?.cancel()
      if (answer.status === 404) return null
      throw new StoreError('GET', answer.status)
    },
    /** Bytes; null when there is no such object. */
    async size(key: string): Promise<number | null> {
      const answer = await ask('HEAD', key)
      if (answer.ok) return Number(answer.headers.get('Content-Length'))
      if (answer.status === 404) return null
      throw new StoreError('HEAD', answer.status)
    },
    /** Fetches an object beside its place and moves it there, so that a reader never meets half a file. @returns whether there is one. */
    async fetchTo(key: string, path: string): Promise<boolean> {
      const body = await this.get(key)
      if (!body) return false
      const part = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      try {
        await pipeline(
          Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
          createWriteStream(part, { mode: 0o600 }),
        )
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      return true
    },
    /** Removes objects; what is not there counts as removed. */
    async remove(keys: readonly string[]): Promise<void> {
      const waiting = [...keys]
      const work = async () => {
        for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) await done('DELETE', key)
      }
      await Promise.all(Array.from({ length: Math.min(REMOVED_AT_ONCE, keys.length) }, work))
    },
    /** Whether a file could be stored: bucket, key and rights are tried with an empty one. @throws StoreError */
    async check(): Promise<void> {
      await done('PUT', 'uploads/.probe', new Blob([]))
      await done('DELETE', 'uploads/.probe')
    },
  }
}
