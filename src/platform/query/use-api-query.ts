import { keepPreviousData, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** What a page reads from the API: where it is kept, and how it is fetched. */
export type ApiQuery<Answer> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

type Read<Answer> = ApiQuery<Answer> & {
  /** What the server rendered the page with; then nothing is read. */
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

/** Reads the API in the browser with the specification's retry and cache rules; see `query-client.ts`. */
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
