import type { HandOver } from './hand-over.ts'
import type { Language } from './languages/all.ts'

/** A page of ours that says what the assistant says. */
export type Source = { title: string; to: string }

/** A part of a page, word for word. */
export type Passage = { heading: string; paragraphs: string[]; source: Source }

export type Call = { label: string; href: string }

/** Steps to take at once when somebody may be in danger, and numbers to call. */
export type Danger = { title: string; steps: readonly string[]; calls: Call[]; report: HandOver | null }

/** The numbers below every answer, with the words before them. */
export type Numbers = { title: string; calls: Call[] }

/** An answer of our own assistant. Everything in it stands on a page of ours. */
export type Answer = {
  question: string
  /** Our pages are German: a question in another language is answered with what to do in danger, and with the way to a person. */
  language: Language
  danger: Danger | null
  passages: Passage[]
  handOvers: HandOver[]
  /** False: nothing was found; the office's form and telephone are all there is. */
  isKnown: boolean
  numbers: Numbers
}

/** Letters of a question. Who is afraid tells everything before what matters. */
export const LONGEST_QUESTION = 2000

export type FailureKind = 'unreachable' | 'slow' | 'refused' | 'nonsense' | 'left'

/** How machines know words of a model (AI Act, Art. 50 (2)): the IPTC's digital source type. */
export const MACHINE_WRITTEN = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

export type Wording =
  | { type: 'text'; text: string; digitalSourceType: typeof MACHINE_WRITTEN }
  /** The end, and every sentence of it was found in order. */
  | { type: 'worded' }
  /** No usable words: our own answer stands. `no-answer`: the model found nothing in the sources either. */
  | { type: 'own'; because: FailureKind | 'busy' | 'no-answer' }

/** The lines of a streamed answer: our own answer first, `isWorded` when a model's words for it follow. */
export type AnswerEvent = { type: 'answer'; answer: Answer; isWorded: boolean } | Wording

/** One question and what became of it. */
export type Turn = {
  question: string
  /** `waiting` for the answer, `writing` while a model words it. */
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed'
  /** Our own answer; null until it is there. */
  answer: Answer | null
  /** The model's words so far; empty without a model, and when they were no good. */
  text: string
  /** Why a model's words are missing. */
  because: Extract<Wording, { type: 'own' }>['because'] | null
  /** A fault, in words for the visitor. */
  problem: string | null
}

export function newTurn(question: string): Turn {
  return { question, state: 'waiting', answer: null, text: '', because: null, problem: null }
}

/** Whether something of the answer is still to come. */
export const isOpen = ({ state }: Turn) => state === 'waiting' || state === 'writing'

/** The turn after something happened. What comes after its end changes nothing. */
export function turnAfter(turn: Turn, event: AnswerEvent): Turn {
  if (!isOpen(turn)) return turn
  switch (event.type) {
    case 'answer':
      return { ...turn, answer: event.answer, state: event.isWorded ? 'writing' : 'done' }
    case 'text':
      return { ...turn, text: turn.text + event.text }
    case 'worded':
      return { ...turn, state: 'done' }
    case 'own':
      return { ...turn, text: '', because: event.because, state: 'done' }
  }
}

/** Stopped, cut off or refused. Words without their end were not judged as a whole; our own answer stands for them. */
export function turnEnded(turn: Turn, state: 'stopped' | 'failed', problem: string): Turn {
  return isOpen(turn) ? { ...turn, state, text: state === 'failed' ? '' : turn.text, problem } : turn
}
