import { createHmac, hash, randomBytes } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { createLimiter, type Taken, type Window } from './limiter.ts'
import { mailboxOf } from './mailbox-of.ts'
import { networkOf } from './network.ts'
import { createProofChecker, newChallenge } from './proof-of-work.server.ts'
import { oneFor } from '#platform/one-for.ts'
import { DAY_MS, MINUTE_MS } from '#values/durations.ts'

/** One form 5 per 10 minutes and 20 per hour, more than anybody sends; reads 300 per minute. */
const FORM_WINDOWS: readonly Window[] = [
  { ms: 10 * MINUTE_MS, most: 5 },
  { ms: 60 * MINUTE_MS, most: 20 },
]
/** With a proof of work for each, still no more than this. */
const PROVEN_FORM_WINDOWS: readonly Window[] = [{ ms: 60 * MINUTE_MS, most: 60 }]
/** Tries with files, sound or not: each may bring 40 MB. */
const FILE_WINDOWS: readonly Window[] = [
  { ms: 10 * MINUTE_MS, most: 20 },
  { ms: 60 * MINUTE_MS, most: 60 },
]
/** Repeats of what is stored already, and what a form's rules refuse: a bad line repeats some times, not for ever. */
const REPEAT_WINDOWS: readonly Window[] = [{ ms: 10 * MINUTE_MS, most: 60 }]
/** The assistant's questions cost a search; a model's words cost money. */
const QUESTION_WINDOWS: readonly Window[] = [
  { ms: MINUTE_MS, most: 20 },
  { ms: 60 * MINUTE_MS, most: 200 },
]
const MODEL_ANSWER_WINDOWS: readonly Window[] = [
  { ms: MINUTE_MS, most: 6 },
  { ms: 60 * MINUTE_MS, most: 40 },
]
/** Each asks other services up to four times. */
const TRAVEL_WINDOWS: readonly Window[] = [
  { ms: MINUTE_MS, most: 10 },
  { ms: 60 * MINUTE_MS, most: 60 },
]
/** Mails to one mailbox that nobody there need have asked for: receipts, confirmations, links. Whoever types another's address fills nothing. */
const MAIL_WINDOWS: readonly Window[] = [
  { ms: 60 * MINUTE_MS, most: 6 },
  { ms: DAY_MS, most: 20 },
]
const READ_WINDOWS: readonly Window[] = [{ ms: MINUTE_MS, most: 300 }]

export type Limited = { ok: false; retryAfterSeconds: number; challenge: { token: string; bits: number } }

/**
 * The limits of the running servers, in their memory only: no address is stored or logged. Visitors are told apart by a keyed
 * hash of their address whose key changes every day; several servers tell each other those hashes. `RATE_LIMITS=off` switches all of it off (tests, measurements).
 */
function createLimits(app: App) {
  const { peers } = app
  const forms = createLimiter(FORM_WINDOWS, { name: 'forms', peers })
  const provenForms = createLimiter(PROVEN_FORM_WINDOWS, { name: 'proven-forms', peers })
  const mails = createLimiter(MAIL_WINDOWS, { name: 'mails', peers })
  const proofs = createProofChecker(app.secret)
  let salt = { day: Number.NaN, key: '' }
  // Several servers must call a visitor by the same name; one alone forgets the key for good.
  const newKey = (day: number) =>
    peers.isOnlyServer
      ? randomBytes(32).toString('hex')
      : createHmac('sha256', app.secret).update(`limits ${day}`).digest('hex')

  const anonymous = (name: string) => {
    const day = Math.floor(app.clock.now().getTime() / DAY_MS)
    if (salt.day !== day) salt = { day, key: newKey(day) }
    // One call where an HMAC makes four: it runs with every read of the API, and nothing is signed with it.
    return hash('sha256', salt.key + name, 'base64url')
  }
  const visitor = (clientAddress: string) => anonymous(networkOf(clientAddress))
  // Without an address (a test without a socket) nobody could be told apart, so nobody is limited.
  const isLimited = (clientAddress: string) => app.config.rateLimits && clientAddress !== ''

  const counted = (name: string, windows: readonly Window[]) => {
    const limiter = createLimiter(windows, { name, peers })
    return (clientAddress: string): Taken =>
      isLimited(clientAddress) ? limiter.take(visitor(clientAddress), app.clock.now().getTime()) : { ok: true }
  }

  return {
    /** Counts one request of this kind. `proof` is the answer to the challenge of an earlier refusal. */
    takeForm(kind: string, clientAddress: string, proof: string | null): { ok: true; giveBack: () => void } | Limited {
      if (!isLimited(clientAddress)) return { ok: true, giveBack: () => {} }
      const now = app.clock.now()
      const key = `${kind}:${visitor(clientAddress)}`
      const taken = forms.take(key, now.getTime())
      if (taken.ok) return { ok: true, giveBack: () => forms.giveBack(key) }
      if (proof !== null && proofs.accept(proof, now) && provenForms.take(key, now.getTime()).ok) {
        return { ok: true, giveBack: () => {} }
      }
      return { ...taken, challenge: newChallenge(app.secret, now) }
    },

    /** Counts one try of a form that brings files, before they are read. */
    takeFiles: counted('files', FILE_WINDOWS),

    /** Counts one repeat or refusal. Beyond its limit it counts as a form like any other. */
    takeRepeat: counted('repeats', REPEAT_WINDOWS),

    /** Counts one read of the API. */
    takeRead: counted('reads', READ_WINDOWS),

    /** Counts one question to the assistant. */
    takeQuestion: counted('questions', QUESTION_WINDOWS),

    /** Counts one mail to an address that anybody may have typed, from whichever form. */
    takeMail(address: string): { ok: true; giveBack: () => void } | { ok: false } {
      if (!app.config.rateLimits || address === '') return { ok: true, giveBack: () => {} }
      const key = anonymous(mailboxOf(address))
      return mails.take(key, app.clock.now().getTime()).ok
        ? { ok: true, giveBack: () => mails.giveBack(key) }
        : { ok: false }
    },

    /** Counts one question for the way to somewhere. */
    takeTravel: counted('travels', TRAVEL_WINDOWS),

    /** Counts one answer that a language model words. */
    takeModelAnswer: counted('model-answers', MODEL_ANSWER_WINDOWS),
  }
}

/** The limits of this application. */
export const limitsOf = oneFor(createLimits)

/** All visitors together; each upload may fill 40 MB of the disk for as long as it runs. */
const MOST_AT_ONCE = 40
/** From one line: a family, not an attack. */
const MOST_FROM_ONE = 4

/** How many run, by address. */
const runningOf = oneFor((_app: App) => new Map<string, number>())

/**
 * Lets one upload begin. Addresses are held only while something runs.
 * @returns what to call at its end, or null when too many run already
 */
export function takeUploadSlot(app: App, clientAddress: string): (() => void) | null {
  const counts = runningOf(app)
  const own = counts.get(clientAddress) ?? 0
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all >= MOST_AT_ONCE || (clientAddress !== '' && own >= MOST_FROM_ONE)) return null
  counts.set(clientAddress, own + 1)
  return () => {
    const left = (counts.get(clientAddress) ?? 1) - 1
    if (left > 0) counts.set(clientAddress, left)
    else counts.delete(clientAddress)
  }
}
