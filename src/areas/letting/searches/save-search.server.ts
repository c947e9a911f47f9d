import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { holdAddress } from '#platform/database/hold-address.server.ts'
import { answerForm } from '#requests/request/answer-form.server.ts'
import type { PostRefusal } from '#requests/request/plain-post.server.ts'
import { addSealedAddress } from '#requests/request/sealed-address.server.ts'
import { newReference } from '#requests/request/reference.ts'
import { mayWriteAgain } from '../double-opt-in.ts'
import { buildingName } from './building-name.server.ts'
import { LARGEST_SEARCH_BYTES, newSearchForm } from './fields.ts'
import { confirmMail, knownMail } from './mails.ts'
import { readWishes, unknownWish } from './read-wishes.server.ts'
import { type SavedSearch, savedSearches } from './repository.server.ts'
import { queueSearchMail } from './search-mail.server.ts'
import { CONFIRM_DAYS, type Frequency, MOST_MAILS_A_DAY, MOST_PER_ADDRESS, stateOf } from './search.ts'
import { DAY_MS } from '#values/durations.ts'

export type WantedSearch = { email: string; query: string; frequency: Frequency }

export type SearchRefusal = PostRefusal & { query: string }

/** Answers „Suchauftrag anlegen“. */
export function answerNewSearch(app: App, httpRequest: Request, clientAddress: string) {
  return answerForm(
    app,
    { request: httpRequest, clientAddress },
    {
      name: 'saved_search',
      maxBytes: LARGEST_SEARCH_BYTES,
      fields: Object.keys(newSearchForm.fields),
      keep: (fields) => ({ query: readWishes(fields) }),
      async judge(fields) {
        const asked = newSearchForm.parse(fields)
        const message = await unknownWish(app.db, fields)
        if (message !== null) return { ok: false, errors: asked.ok ? {} : asked.errors, message }
        if (!asked.ok) return asked
        const { email, haeufigkeit } = asked.data
        return { ok: true, data: { email, query: readWishes(fields), frequency: haeufigkeit as Frequency } }
      },
      act: (wanted: WantedSearch) => saveSearch(app, wanted),
      // The wishes stay in the address, for another form.
      doneAt(_outcome, { query, email }) {
        const done = new URLSearchParams(query)
        done.set('angelegt', 'ja')
        addSealedAddress(app, done, email)
        return `/suchauftrag?${done}`
      },
    },
  )
}

/**
 * Saves a search that waits for its confirmation, and writes to its address. One that is there already only brings its link once more. Who
 * asks learns nothing of the outcome: anybody may type anybody's address.
 */
export async function saveSearch(app: App, wanted: WantedSearch): Promise<'sent' | 'too-often' | 'too-many'> {
  const outcome = await app.db.transaction().execute((trx) => save(app, trx, wanted))
  if (outcome === 'sent') app.wakeOutbox()
  return outcome
}

async function save(app: App, trx: Trx, { email, query, frequency }: WantedSearch) {
  const now = app.clock.now()
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString()
  await holdAddress(trx, email)
  const own = await savedSearches(trx).ofAddress(email)
  const unasked = own.filter(({ confirmedAt, mailedAt }) => confirmedAt === null && (mailedAt ?? '') > yesterday)
  const living = own.filter((search) => stateOf(search, now) !== 'ended')
  const known = living.find((search) => search.query === query)
  if (known) {
    if (!mayWriteAgain({ ...known, mailedAt: known.mailedAt ?? known.createdAt }, now)) return 'too-often'
    if (!limitsOf(app).takeMail(email).ok) return 'too-often'
    const isWaiting = known.confirmedAt === null
    await savedSearches(trx).change(known.id, {
      mailedAt: now.toISOString(),
      ...(isWaiting ? { frequency, endsAt: confirmableUntil(now) } : {}),
    })
    return mail(app, trx, known, isWaiting ? confirmMail : knownMail)
  }
  if (unasked.length >= MOST_MAILS_A_DAY) return 'too-often'
  if (living.length >= MOST_PER_ADDRESS) return 'too-many'
  if (!limitsOf(app).takeMail(email).ok) return 'too-often'
  const search: Omit<SavedSearch, 'id'> = {
    email,
    query,
    frequency,
    createdAt: now.toISOString(),
    confirmedAt: null,
    pausedAt: null,
    endsAt: confirmableUntil(now),
    mailedAt: now.toISOString(),
  }
  let id = newReference()
  while (!(await savedSearches(trx).add({ id, ...search }))) id = newReference()
  return mail(app, trx, { id, ...search }, confirmMail)
}

const confirmableUntil = (now: Date) => new Date(now.getTime() + CONFIRM_DAYS * DAY_MS).toISOString()

async function mail(app: App, trx: Trx, search: SavedSearch, say: typeof confirmMail) {
  const building = await buildingName(trx, search.query)
  await queueSearchMail(app, trx, search, say({ query: search.query, building }))
  return 'sent' as const
}
