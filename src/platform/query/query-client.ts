import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api-client.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Wait before try number `failures + 1`: 1 s, 2 s, 4 s …, at most 30 s (specification, chapter 9). */
export function retryDelay(failures: number): number {
  return Math.min(SECOND * 2 ** failures, 30 * SECOND)
}

/** The first try and three more; a refusal (4xx) would only be repeated. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false
  return failures < 3
}

/** Reads of the browser: what the server rendered counts as fresh for a minute, unused data goes after five. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: MINUTE, gcTime: 5 * MINUTE, refetchOnWindowFocus: false },
    },
  })
}

const ofTheBrowser = createQueryClient()

/** One cache for as long as the browser shows the site; on the server none, since visitors share its memory. */
export const queryClient = (): QueryClient => (import.meta.env.SSR ? createQueryClient() : ofTheBrowser)
