import type { Attempt } from './draft.ts'
import { type FreshFields, newIdempotencyKey } from './submission.ts'

const LONGEST_STAY_MS = 1000

/** What a form remembers between events without showing it. `fresh` is missing where the browser made the page. */
export function createFormMemory({ formToken, idempotencyKey }: FreshFields = { formToken: '', idempotencyKey: '' }) {
  let nextKey = idempotencyKey
  let rounds = 0
  let gone = () => {}
  const memory = {
    form: null as HTMLFormElement | null,
    attach(form: HTMLFormElement | null) {
      memory.form = form
      // React is in the midst of drawing what stands in its place.
      if (!form) setTimeout(() => gone())
    },
    /** Calls once the page shows something else in the form's place, or after a second if it does not. */
    whenGone(callback: () => void) {
      const timer = setTimeout(() => gone(), LONGEST_STAY_MS)
      gone = () => {
        clearTimeout(timer)
        gone = () => {}
        callback()
      }
      if (!memory.form) gone()
    },
    hidden: { formToken, idempotencyKey },
    formToken,
    attempt: null as Attempt | null,
    isSending: false,
    /** What was sent waits for the network since then, in milliseconds. */
    waitingSince: null as number | null,

    /** Each sending has its number; `end` makes place for the next, also where the answer of this one is no longer waited for. */
    begin(): number {
      memory.isSending = true
      return ++rounds
    },
    end(): void {
      memory.isSending = false
      rounds += 1
    },
    /** @returns since when it waits. */
    startWaiting(since = Date.now()): number {
      return (memory.waitingSince ??= since)
    },
    stopWaiting(): void {
      memory.waitingSince = null
      memory.end()
    },
    isOver: (round: number) => round !== rounds,

    /** The key under which this content is sent: that of the last try when it is the same, for then that one may have arrived. */
    keyFor(body: string): string {
      const isRepeated = memory.attempt?.body === body
      const key = isRepeated && memory.attempt ? memory.attempt.idempotencyKey : nextKey || newIdempotencyKey()
      memory.attempt = { idempotencyKey: key, body }
      nextKey = ''
      return key
    },

    /** What the spam trap holds; people leave it empty. */
    trap(): string {
      const trap = memory.form ? new FormData(memory.form).get('ihre_webseite') : null
      return typeof trap === 'string' ? trap : ''
    },

    /** A token of this visit. Without an answer the form goes with that of the page, or without one. */
    async fetchToken(): Promise<void> {
      try {
        const answer = (await (await fetch('/api/form-token')).json()) as { token?: unknown }
        if (typeof answer.token === 'string') memory.formToken = answer.token
      } catch {
        // The token only tells a person from a program; nobody is kept from sending without it.
      }
    },
  }
  return memory
}

export type FormMemory = ReturnType<typeof createFormMemory>
