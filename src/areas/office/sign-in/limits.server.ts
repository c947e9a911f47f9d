import { createHash } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { createLimiter, type Taken } from '#platform/limits/limiter.ts'

const MINUTE = 60_000

/** ASVS 6.3.1: who guesses is slowed down, and nobody can lock somebody else out for good. Only wrong tries count. */
const PER_ACCOUNT = [
  { ms: 15 * MINUTE, most: 5 },
  { ms: 24 * 60 * MINUTE, most: 30 },
]
/** One line may serve a whole office. `RATE_LIMITS=off` switches this one off, never the one above. */
const PER_LINE = [{ ms: 15 * MINUTE, most: 30 }]

function createSignInLimits(app: App) {
  const accounts = createLimiter(PER_ACCOUNT, { name: 'sign-in-accounts', peers: app.peers })
  const lines = createLimiter(PER_LINE, { name: 'sign-in-lines', peers: app.peers })
  const keyOf = (text: string) => createHash('sha256').update(app.secret).update(text).digest('base64url')
  return {
    /** Counts one try at this account from this line; `giveBack` when it was right. `limitedKey`: what was tried too often, as a hash. */
    take(account: string, clientAddress: string): { taken: Taken; giveBack: () => void; limitedKey: string } {
      const now = app.clock.now().getTime()
      const accountKey = keyOf(account)
      const lineKey = keyOf(clientAddress)
      const taken = accounts.take(accountKey, now)
      if (!taken.ok) return { taken, giveBack: () => {}, limitedKey: accountKey }
      const isLineLimited = app.config.rateLimits && clientAddress !== ''
      const lineTaken: Taken = isLineLimited ? lines.take(lineKey, now) : { ok: true }
      return {
        taken: lineTaken,
        limitedKey: lineKey,
        giveBack: () => {
          accounts.giveBack(accountKey)
          if (isLineLimited) lines.giveBack(lineKey)
        },
      }
    },
  }
}

const limitsByApp = new WeakMap<App, ReturnType<typeof createSignInLimits>>()

export function signInLimits(app: App) {
  const known = limitsByApp.get(app)
  if (known) return known
  const limits = createSignInLimits(app)
  limitsByApp.set(app, limits)
  return limits
}

/** Nobody guesses a passkey; this only keeps one line from filling table and log. */
const CHALLENGES = [{ ms: 15 * MINUTE, most: 120 }]

function createPasskeyLimits(app: App) {
  const challenges = createLimiter(CHALLENGES, { name: 'passkey-challenges', peers: app.peers })
  const tries = createLimiter(PER_LINE, { name: 'passkey-tries', peers: app.peers })
  const keyOf = (text: string) => createHash('sha256').update(app.secret).update(text).digest('base64url')
  const take = (limiter: typeof tries, clientAddress: string) =>
    !app.config.rateLimits || clientAddress === '' || limiter.take(keyOf(clientAddress), app.clock.now().getTime()).ok
  return {
    takeChallenge: (clientAddress: string) => take(challenges, clientAddress),
    takeTry: (clientAddress: string) => take(tries, clientAddress),
    giveBackTry: (clientAddress: string) => tries.giveBack(keyOf(clientAddress)),
  }
}

const passkeyLimitsByApp = new WeakMap<App, ReturnType<typeof createPasskeyLimits>>()

export function passkeyLimits(app: App) {
  const known = passkeyLimitsByApp.get(app)
  if (known) return known
  const limits = createPasskeyLimits(app)
  passkeyLimitsByApp.set(app, limits)
  return limits
}
