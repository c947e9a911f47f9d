import { fromWire } from './wire.ts'

/** An answer of our API that is not a success; `title` is German and may be shown. `status` 0: no answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Record<string, string>

  constructor(status: number, title: string, errors: Record<string, string> = {}) {
    super(title)
    this.status = status
    this.errors = errors
  }
}

/**
 * Reads one address of our own API and gives it in the code's names.
 * @throws ApiError when the server refuses or cannot be reached.
 */
export async function fetchApi<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path, { headers: { Accept: 'application/json' }, ...(signal ? { signal } : {}) })
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { title?: string; errors?: Record<string, string> }
    throw new ApiError(response.status, problem.title ?? `HTTP error! status: ${response.status}`, problem.errors)
  }
  return fromWire<T>(await response.json())
}

/** The same of a list, which the API answers as `{ items, total }`. */
export const fetchItems = async <Item>(path: string, signal?: AbortSignal): Promise<Item[]> =>
  (await fetchApi<{ items: Item[] }>(path, signal)).items
