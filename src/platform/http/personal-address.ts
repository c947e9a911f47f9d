/** A confirmation, a question to the assistant, a search, a step of a form: pages of one visitor at addresses of all. */
const PERSONAL = /[?&](?:eingegangen|frage|q|schritt)=/

/** Whether an address with its query says something that one visitor sent or wrote; its answer is kept nowhere. */
export function isPersonalAddress(url: string): boolean {
  return PERSONAL.test(url)
}
