import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'

/** What a page reads from the API: where it is kept, and how it is fetched. */
export type ApiQuery<Answer> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

/** How a read stands; `data` also while it is read again. */
export type ApiAnswer<Answer> = {
  data: Answer | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

// One cache for as long as the browser shows the site. This module is only ever loaded in a browser.
const client = createQueryClient()

/** Reads and keeps reading: each change is told to `onAnswer`. Gives back how to stop. */
export function observe<Answer>(query: ApiQuery<Answer>, onAnswer: (answer: ApiAnswer<Answer>) => void): () => void {
  const observer = new QueryObserver(client, { ...query, queryKey: query.queryKey })
  const tell = () => {
    const { data, error, isFetching, isError } = observer.getCurrentResult()
    onAnswer({ data, error: isError ? error : null, isFetching, refetch: () => void observer.refetch() })
  }
  const stop = observer.subscribe(tell)
  tell()
  return stop
}

/** Keeps what the server had rendered, as if it had been read at `readAt` (milliseconds since 1970). */
export function keep(queryKey: QueryKey, answer: unknown, readAt: number): void {
  client.setQueryData(queryKey, answer, { updatedAt: readAt })
}

/** What is kept of an address, however old; undefined when nothing is. */
export function peek<Answer>(query: ApiQuery<Answer>): Answer | undefined {
  return client.getQueryData<Answer>(query.queryKey)
}

/** Reads ahead, so that the page of a link is there when it is followed. */
export function prefetch<Answer>(query: ApiQuery<Answer>): void {
  void client.prefetchQuery(query)
}
