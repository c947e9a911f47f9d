export const LARGEST_FEEDBACK_BYTES = 8 * 1024

/** As long as the assistant takes one. */
export const LONGEST_QUESTION = 400

/** Where the answer to „War das hilfreich?“ goes: never the article's own page, which is a kept answer. */
export const feedbackPath = (slug: string) => `/war-das-hilfreich/${encodeURIComponent(slug)}`

/** Instead of an article's name: of the assistant's answers. No article can have it. */
export const ASSISTANT = '~assistent'

/** Stands for something that is not kept. */
const GONE = '…'

/** Puts a text in one line, without mail addresses and without telephone or account numbers. */
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
