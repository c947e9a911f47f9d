/** One query at a time, and never one that began before it was asked for: a caller that comes while one runs waits for the next. */
export function sharedReads<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | null = null
  const begin = () => {
    next = null
    const asked = query()
    running = asked
    return asked
  }
  return () => (next ??= running.then(begin, begin))
}
