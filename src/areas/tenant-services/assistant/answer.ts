/** A page of ours that says what the assistant says. */
export type Source = { title: string; to: string }

/** A part of a page, word for word. */
export type Passage = { heading: string; paragraphs: string[]; source: Source }

/** A flat of the listings with what it costs, ready to be shown. */
export type FlatHit = { name: string; place: string; facts: string[]; to: string }

export type FlatsFound = {
  /** How many there are and what was looked for, in a sentence or two. */
  text: string
  flats: FlatHit[]
  all: { label: string; to: string }
}

export type Call = { label: string; href: string }

/** What to do at once when somebody may be in danger, and whom to call. */
export type Danger = { title: string; steps: string[]; calls: Call[] }

/** Where a question is better taken than answered by reading: a form or a list. */
export type Lead = { label: string; to: string; why: string }

/** What our own assistant says to a question. Everything in it stands on a page of ours. */
export type Answer = {
  question: string
  danger: Danger | null
  flats: FlatsFound | null
  passages: Passage[]
  leads: Lead[]
  /** False: nothing was found; `leads` and the telephone are all there is. */
  isKnown: boolean
}

/** Letters of a question; longer ones are cut before they arrive. */
export const LONGEST_QUESTION = 400
