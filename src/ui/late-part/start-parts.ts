/** The code of parts that must be there before a page is drawn. */
const atStart: Promise<unknown>[] = []

/** On the server every part, in the browser those that the served page shows (`latePart`). */
export function loadAtStart(part: Promise<unknown>): void {
  // In the browser the part itself tells that it did not come, and what was served stays.
  atStart.push(import.meta.env.SSR ? part : part.catch(() => {}))
}

/** To be waited for before a page is rendered or taken over: what was served is then drawn again as it is. */
export async function startParts(): Promise<void> {
  while (atStart.length > 0) await Promise.all(atStart.splice(0))
}
