import { keepPreviousData, QueryClient, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../api-client.ts'
import { MINUTE_MS, SECOND_MS } from '#values/durations.ts'

/** Wait before try number `failures + 1`: 1 s, 2 s, 4 s …, at most 30 s (specification, chapter 9). */
export function retryDelay(failures: number): number {
  return Math.min(SECOND_MS * 2 ** failures, 30 * SECOND_MS)
}

/** The first try and three more; a refusal (4xx) would only be repeated. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false
  return failures < 3
}

/**
 * Reads of the browser: what the server rendered counts as fresh for a minute. Unused data goes after the library's five minutes, on the
 * server with the page: a `gcTime` of our own would keep each page's data there for as long.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: MINUTE_MS, refetchOnWindowFocus: false },
    },
  })
}

const ofTheBrowser = createQueryClient()

/** One cache for as long as the browser shows the site; on the server none, since visitors share its memory. */
const queryClient = (): QueryClient => (import.meta.env.SSR ? createQueryClient() : ofTheBrowser)

/** A read of the API: where it is kept, and how it is fetched. */
export type ApiQuery<Answer> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

type Read<Answer> = ApiQuery<Answer> & {
  /** The answer with which the server rendered the page; then nothing is read. */
  initialData?: Answer | undefined
  enabled?: boolean
  /** While other filters are read, what was shown stays (`isPlaceholderData`). */
  keepsPrevious?: boolean
}

/** How a read stands; `data` also while it is read again. */
export type ApiRead<Answer> = Pick<
  UseQueryResult<Answer>,
  'data' | 'error' | 'isFetching' | 'isError' | 'isLoading' | 'isSuccess' | 'isPlaceholderData'
> & { refetch: () => unknown }

/** Reads the API in the browser with the specification's retry and cache rules. */
export function useApiQuery<Answer>(read: Read<Answer>): ApiRead<Answer> {
  const { queryKey, queryFn, initialData, enabled = true, keepsPrevious = false } = read
  const options = {
    queryKey,
    queryFn,
    enabled,
    ...(initialData !== undefined && { initialData }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  }
  return useQuery<Answer>(options, queryClient())
}

/** Reads ahead on a link's hover, focus or touch. */
export function prefetchApi<Answer>(query: ApiQuery<Answer>): void {
  void queryClient().prefetchQuery(query)
}
