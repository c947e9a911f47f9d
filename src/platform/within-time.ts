/** Waits for `work`, at most `ms`: then it throws this error, and nobody waits for the work any longer. */
export async function withinTime<Result>(work: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
