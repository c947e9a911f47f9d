type Match = { handle?: unknown; loaderData?: unknown }

/** Whether the page is sent without a script: it says in its `handle`, or its loader for this once, that it is text and nothing else. */
export const isWithoutScripts = (matches: readonly Match[]): boolean =>
  matches.some(({ handle, loaderData }) => isOnlyRead(handle) || isOnlyRead(loaderData))

function isOnlyRead(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'isOnlyRead' in said && said.isOnlyRead === true
}
