import { readPhone } from '#values/phone.ts'

/** A telephone number as it was typed, and what calls it: null where none can be read in it. */
export type Call = { typed: string; href: string | null }

/** Read here, so that no page brings every country's numbers to the browser. */
export const callOf = (typed: string): Call => ({ typed, href: readPhone(typed)?.href ?? null })
