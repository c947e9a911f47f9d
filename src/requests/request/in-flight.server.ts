import type { App } from '#platform/app.server.ts'

const counts = new WeakMap<App, number>()

/** How many requests are being stored at this moment. */
export function requestsInFlight(app: App): number {
  return counts.get(app) ?? 0
}

/** Counts one request for as long as `work` takes. */
export async function whileStoring<T>(app: App, work: () => Promise<T>): Promise<T> {
  counts.set(app, requestsInFlight(app) + 1)
  try {
    return await work()
  } finally {
    counts.set(app, requestsInFlight(app) - 1)
  }
}
