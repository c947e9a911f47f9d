import { cleanInput } from '#platform/http/clean-input.ts'
import { readBody } from '#platform/http/read-body.server.ts'

const MOST_BYTES = 16 * 1024

/** The JSON object of a request, its texts without control characters; null for anything else. */
export async function readJson(httpRequest: Request): Promise<Record<string, unknown> | null> {
  const body = await readBody(httpRequest, MOST_BYTES)
  if (!body.ok) return null
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body.bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? cleanInput({ ...value }) : null
  } catch {
    return null
  }
}
