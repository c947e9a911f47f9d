import { useEffect, useRef, useState } from 'react'
import type { ApiAnswer, ApiQuery } from './query-engine.ts'

type Read<Answer> = ApiQuery<Answer> & {
  /** What the server rendered the page with; then nothing is read, and nothing is loaded to read with. */
  initialData?: Answer | undefined
  enabled?: boolean
  /** While other filters are read, what was shown stays (`isPlaceholderData`). */
  keepsPrevious?: boolean
}

export type ApiRead<Answer> = ApiAnswer<Answer> & {
  isError: boolean
  /** Nothing to show yet, and it is on its way. */
  isLoading: boolean
  isSuccess: boolean
  isPlaceholderData: boolean
}

// What came with the page, until the engine is there to keep it.
const rendered = new Map<string, { queryKey: readonly unknown[]; answer: unknown; readAt: number }>()

let engine: Promise<typeof import('./query-engine.ts')> | undefined
// Once it is there, a page is drawn at once with what is kept of it.
let readyEngine: typeof import('./query-engine.ts') | undefined

/** TanStack Query (9 KB) is loaded with the first read in the browser: the first page of a visit comes without it. */
async function loadEngine(): Promise<typeof import('./query-engine.ts')> {
  const loaded = await (engine ??= import('./query-engine.ts'))
  for (const { queryKey, answer, readAt } of rendered.values()) loaded.keep(queryKey, answer, readAt)
  rendered.clear()
  readyEngine = loaded
  return loaded
}

/** Reads ahead on a link's hover, focus or touch. */
export async function prefetchApi<Answer>(query: ApiQuery<Answer>): Promise<void> {
  const { prefetch } = await loadEngine()
  prefetch(query)
}

const waiting: ApiAnswer<never> = { data: undefined, error: null, isFetching: true, refetch: () => {} }

/** Reads the API in the browser with the specification's retry and cache rules; see `query-client.ts`. */
export function useApiQuery<Answer>(query: Read<Answer>): ApiRead<Answer> {
  const { initialData, enabled = true, keepsPrevious = false } = query
  const key = JSON.stringify(query.queryKey)
  const isGiven = initialData !== undefined
  const [read, setRead] = useState<{ key: string; answer: ApiAnswer<Answer> } | null>(() =>
    isGiven ? { key, answer: { ...waiting, data: initialData, isFetching: false } } : null,
  )
  // The newest functions, without reading again at every render.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })

  useEffect(() => {
    const { queryKey, queryFn, initialData: answer } = latest.current
    if (isGiven) rendered.set(key, { queryKey, answer, readAt: Date.now() })
    if (isGiven || !enabled) return

    let stop = () => {}
    let isGone = false
    function begin(): void {
      loadEngine().then(
        ({ observe }) => {
          if (!isGone) stop = observe({ queryKey, queryFn }, (answered) => setRead({ key, answer: answered }))
        },
        // The engine itself could not be loaded: as good as no connection, and worth another try.
        (error: Error) => {
          engine = undefined
          if (!isGone) setRead({ key, answer: { data: undefined, error, isFetching: false, refetch: begin } })
        },
      )
    }
    begin()
    return () => {
      isGone = true
      stop()
    }
  }, [key, isGiven, enabled])

  if (isGiven) return settled({ ...waiting, data: initialData, isFetching: false })
  if (read?.key === key) return settled(read.answer)
  const kept = enabled ? readyEngine?.peek(query) : undefined
  if (kept !== undefined) return settled({ ...waiting, data: kept })
  const previous = keepsPrevious ? read?.answer.data : undefined
  if (previous !== undefined) return { ...settled({ ...waiting, data: previous }), isPlaceholderData: true }
  return { ...settled(waiting), isLoading: enabled }
}

function settled<Answer>(answer: ApiAnswer<Answer>): ApiRead<Answer> {
  const hasData = answer.data !== undefined
  return {
    ...answer,
    isError: answer.error !== null,
    isSuccess: hasData && answer.error === null,
    isLoading: !hasData && answer.error === null,
    isPlaceholderData: false,
  }
}
