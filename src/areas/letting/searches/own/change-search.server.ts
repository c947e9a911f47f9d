import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { addDays, berlinDay, berlinMidnight } from '#platform/berlin-day.ts'
import { dueAt } from '../notices/due.ts'
import { searchNotices } from '../notices/repository.server.ts'
import { type SavedSearch, savedSearches } from '../repository.server.ts'
import { type Frequency, SEARCH_DAYS, type SearchState, stateOf } from '../search.ts'

type Given = { trx: Trx; search: SavedSearch; now: Date; wanted: Wanted }
type Wanted = { query: string; frequency: Frequency }
type Step = { from: readonly SearchState[]; run: (given: Given) => Promise<void>; done: string }

const fromToday = (now: Date) => berlinMidnight(addDays(berlinDay(now), SEARCH_DAYS)).toISOString()

/** Buttons of its page: out of which states, and what the page says then. */
const steps = {
  bestaetigen: {
    from: ['waiting'],
    run: ({ trx, search, now }) =>
      savedSearches(trx).change(search.id, { confirmedAt: now.toISOString(), endsAt: fromToday(now) }),
    done: 'bestaetigt',
  },
  pausieren: {
    from: ['active'],
    async run({ trx, search, now }) {
      await savedSearches(trx).change(search.id, { pausedAt: now.toISOString() })
      await searchNotices(trx).forgetWaiting(search.id)
    },
    done: 'pausiert',
  },
  fortsetzen: {
    from: ['paused'],
    run: ({ trx, search }) => savedSearches(trx).change(search.id, { pausedAt: null }),
    done: 'fortgesetzt',
  },
  aendern: {
    from: ['active', 'paused'],
    async run({ trx, search, now, wanted }) {
      await savedSearches(trx).change(search.id, { query: wanted.query, frequency: wanted.frequency })
      if (wanted.frequency !== search.frequency)
        await searchNotices(trx).moveDue(search.id, dueAt(wanted.frequency, now))
    },
    done: 'geaendert',
  },
  verlaengern: {
    from: ['active', 'paused'],
    run: ({ trx, search, now }) =>
      savedSearches(trx).change(search.id, { endsAt: fromToday(now), renewalAskedAt: null }),
    done: 'verlaengert',
  },
  beenden: {
    from: ['waiting', 'active', 'paused'],
    async run({ trx, search, now }) {
      await savedSearches(trx).change(search.id, { endsAt: now.toISOString() })
      await searchNotices(trx).forgetWaiting(search.id)
    },
    done: 'beendet',
  },
  wieder: {
    from: ['ended'],
    async run({ trx, search, now }) {
      // An unconfirmed search was never asked for.
      if (search.confirmedAt === null) return
      await savedSearches(trx).change(search.id, { endsAt: fromToday(now), pausedAt: null, renewalAskedAt: null })
    },
    done: 'fortgesetzt',
  },
} satisfies Record<string, Step>

export type Intent = keyof typeof steps

export const isIntent = (name: string): name is Intent => Object.hasOwn(steps, name)

/** Does what a button of a search's page says; pressed twice, or when it is too late for it, nothing. @returns what the page says then. */
export async function changeSearch(app: App, id: string, intent: Intent, wanted?: Wanted): Promise<string> {
  const { from, run, done }: Step = steps[intent]
  await app.db.transaction().execute(async (trx) => {
    const now = app.clock.now()
    const search = await savedSearches(trx).find(id)
    if (search === null || !from.includes(stateOf(search, now))) return
    await run({ trx, search, now, wanted: wanted ?? search })
  })
  return done
}
