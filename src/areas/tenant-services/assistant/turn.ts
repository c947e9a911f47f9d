import type { Answer } from './answer.ts'

export type FailureKind = 'unreachable' | 'slow' | 'refused' | 'nonsense' | 'left'

export type Wording =
  | { type: 'text'; text: string }
  /** The end, and every sentence of it was found in order. */
  | { type: 'worded' }
  /** No usable words: our own answer stands. `no-answer`: the model found nothing in the sources either. */
  | { type: 'own'; because: FailureKind | 'busy' | 'no-answer' }

/** What an answer is told in: our own answer first, `isWorded` when a model's words for it follow. */
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
  /** What went wrong, for the visitor. */
  problem: string | null
}

export function newTurn(question: string): Turn {
  return { question, state: 'waiting', answer: null, text: '', because: null, problem: null }
}

/** The turn after something happened. What comes after its end changes nothing. */
export function turnAfter(turn: Turn, event: AnswerEvent): Turn {
  if (turn.state !== 'waiting' && turn.state !== 'writing') return turn
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
  if (turn.state === 'done') return turn
  return { ...turn, state, text: state === 'failed' ? '' : turn.text, problem }
}
