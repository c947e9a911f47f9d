import { createHash } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { createLimiter, type Window } from '#platform/limits/limiter.ts'
import { networkOf } from '#platform/limits/network.ts'
import { oneFor } from '#platform/one-for.ts'
import type { Caller } from '#office/frame/access/caller.ts'
import { knownDevices } from './known-device.server.ts'
import { HOUR_MS, MINUTE_MS } from '#values/durations.ts'

/** Decision 0037; only wrong tries count. At one account: from one network, one known device, or within one session. */
const TIGHT: readonly Window[] = [
  { ms: 15 * MINUTE_MS, most: 5 },
  { ms: 4 * HOUR_MS, most: 20 },
]
/** At one account from all strange devices together. Beyond it each network still has the one try of `SINGLE`, so nobody can lock an account. */
const ACCOUNT: readonly Window[] = [{ ms: HOUR_MS, most: 50 }]
const SINGLE: readonly Window[] = [{ ms: 15 * MINUTE_MS, most: 1 }]
/** One network may serve a whole office. `RATE_LIMITS=off` switches off this one and `CHALLENGES`, never the others. */
const NETWORK: readonly Window[] = [{ ms: 15 * MINUTE_MS, most: 30 }]
/** Six digits can be guessed by many networks; who gets here knows the password, and the owner comes in from a known device. */
const CODES: readonly Window[] = [
  { ms: 15 * MINUTE_MS, most: 10 },
  { ms: 24 * HOUR_MS, most: 50 },
]
/** Nobody guesses a passkey; this only keeps table and log from being filled. */
const CHALLENGES: readonly Window[] = [{ ms: 15 * MINUTE_MS, most: 120 }]

/** `key`: what was tried too often, as a hash. `giveBack` when the try was right. */
export type Taken = { ok: true; giveBack: () => void } | { ok: false; retryAfterSeconds: number; key: string }
type Count = readonly [limiter: ReturnType<typeof createLimiter>, key: string]

function createSignInLimits(app: App) {
  const limiter = (name: string, windows: readonly Window[]) =>
    createLimiter(windows, { name: `sign-in-${name}`, peers: app.peers })
  const tight = limiter('tight', TIGHT)
  const accounts = limiter('accounts', ACCOUNT)
  const single = limiter('single', SINGLE)
  const networks = limiter('networks', NETWORK)
  const codes = limiter('codes', CODES)
  const challenges = limiter('challenges', CHALLENGES)

  const keyOf = (...parts: string[]) =>
    createHash('sha256').update(app.secret).update(JSON.stringify(parts)).digest('base64url')
  // A provider gives one customer up to a /48 of IPv6; sixty-five thousand times five guesses are too many.
  const networkKey = ({ clientAddress }: Caller) => networkOf(clientAddress).split(':', 3).join(':')
  const deviceOf = ({ cookie }: Caller, staffId?: string) =>
    knownDevices(app, cookie).find((known) => staffId === undefined || known.staffId === staffId)?.device

  function take(counts: readonly Count[]): Taken {
    const now = app.clock.now().getTime()
    const counted: Count[] = []
    const giveBack = () => counted.forEach(([each, key]) => each.giveBack(key))
    for (const [each, key] of counts) {
      const taken = each.take(key, now)
      if (!taken.ok) {
        giveBack()
        return { ...taken, key }
      }
      counted.push([each, key])
    }
    return { ok: true, giveBack }
  }

  /** Limits what is not about one account; a known device has a count of its own, so that a stranger beside it stops nobody. */
  const takeOfNetwork = (each: Count[0], caller: Caller) => {
    const device = deviceOf(caller)
    if (!app.config.rateLimits || caller.clientAddress === '') return take([])
    return take([[each, device ? keyOf('device', device) : keyOf('network', networkKey(caller))]])
  }

  return {
    /** One password for this address; `staffId`: whose it is, if anybody's. */
    takePassword({ email, staffId }: { email: string; staffId: string | undefined }, caller: Caller): Taken {
      const device = staffId && deviceOf(caller, staffId)
      if (device) return take([[tight, keyOf('password', device)]])
      const network = networkKey(caller)
      const here = keyOf('password', email, network)
      const everywhere = keyOf('password', email)
      const isNetworkLimited = app.config.rateLimits && caller.clientAddress !== ''
      const counts: Count[] = [
        [tight, here],
        ...(isNetworkLimited ? [[networks, keyOf('network', network)] as const] : []),
      ]
      const taken = take([...counts, [accounts, everywhere]])
      return taken.ok || taken.key !== everywhere ? taken : take([...counts, [single, here]])
    },

    /** One code after the right password. A recovery code has 118 random bits: only the tight limit holds for it. */
    takeCode(staffId: string, kind: 'app' | 'recovery', caller: Caller): Taken {
      const device = deviceOf(caller, staffId)
      if (device) return take([[tight, keyOf('code', kind, device)]])
      const here = [tight, keyOf('code', kind, staffId, networkKey(caller))] as const
      return take(kind === 'app' ? [here, [codes, keyOf('code', staffId)]] : [here])
    },

    /** One password or code of somebody who is signed in: counted apart, so that strangers cannot stop it. */
    takeConfirmation: (sessionId: string, what: 'password' | 'code') =>
      take([[tight, keyOf('confirmation', what, sessionId)]]),

    takePasskeyChallenge: (caller: Caller) => takeOfNetwork(challenges, caller),
    takePasskey: (caller: Caller) => takeOfNetwork(networks, caller),
  }
}

export const signInLimits = oneFor(createSignInLimits)
