import { createHmac } from 'node:crypto'
import type { UploadedFile } from '#platform/files/repository.server.ts'

/**
 * The idempotency key of a form that was posted without one: the same content from the same page gives the same key, so a double click
 * or a repeated post stores nothing twice. The page's token is part of it, and names the hour in which the page was made: who
 * sends the same words from a page of another hour means it. Keyed, so that nobody can guess from it what was written.
 */
export function contentKey(
  secret: Buffer,
  kind: string,
  payload: unknown,
  { formToken, files }: { formToken: string | null; files: readonly Pick<UploadedFile, 'field' | 'sha256'>[] },
): string {
  const sent = files.map(({ field, sha256 }) => `${field}:${sha256}`)
  const content = JSON.stringify([kind, formToken, payload, sent])
  return `inhalt-${createHmac('sha256', secret).update(`content-key:${content}`).digest('base64url')}`
}
