/** The last line of a page of a list: where the next one begins. */
export type Cursor = { moment: string; id: string }

/** `nach=2026-03-02T08:00:00.000Z~id` */
export function readCursor(search: URLSearchParams, name = 'nach'): Cursor | undefined {
  const parts = /^([\d:.TZ-]+)~([\w-]+)$/.exec(search.get(name) ?? '')
  return parts ? { moment: parts[1] ?? '', id: parts[2] ?? '' } : undefined
}

export const showCursor = (moment: string, id: string) => `${moment}~${id}`
