import type { App } from '#platform/app.server.ts'

const counts = new WeakMap<App, number>()

/** How many submissions are being stored at this moment. */
export function submissionsInFlight(app: App): number {
  return counts.get(app) ?? 0
}

/** Counts one submission for as long as `work` takes. */
export async function whileStoring<T>(app: App, work: () => Promise<T>): Promise<T> {
  counts.set(app, submissionsInFlight(app) + 1)
  try {
    return await work()
  } finally {
    counts.set(app, submissionsInFlight(app) - 1)
  }
}
