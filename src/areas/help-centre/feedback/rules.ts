export const LARGEST_FEEDBACK_BYTES = 8 * 1024

export const LONGEST_MISSING = 300

/** Where the answer to „War das hilfreich?“ goes: never the article's own page, which is a kept answer. */
export const feedbackPath = (slug: string) => `/war-das-hilfreich/${encodeURIComponent(slug)}`

/** What stands for something that is not kept. */
const GONE = '…'

/** What was missing, in one line, without mail addresses and without telephone or account numbers. */
export function withoutContacts(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(?:@|[([{] ?at ?[)\]}]) ?/gi, '@')
    .split(' ')
    .map((word) => (word.includes('@') ? GONE : word))
    .join(' ')
    .replaceAll(/[+(]*\d(?:[\s()/.:–-]*\d){5,}/g, GONE)
    .trim()
}
