import type { Db } from '#platform/database/database.server.ts'
import { searchNotices } from './notices/repository.server.ts'
import { savedSearches } from './repository.server.ts'
import { frequencies, searchInWords } from './search.ts'

/** Searches as the person who saved them gets them: in words, and as data. */
export async function searchesForPerson(db: Db, ids: readonly string[]) {
  const searches = []
  for (const search of await savedSearches(db).listByIds(ids)) {
    const { id, email, query, frequency, createdAt, confirmedAt, pausedAt, endsAt } = search
    searches.push({
      suche: searchInWords(query),
      adresse: query,
      email,
      haeufigkeit: frequencies.find(({ value }) => value === frequency)?.label ?? frequency,
      angelegt: createdAt,
      bestaetigt: confirmedAt,
      pausiert: pausedAt,
      endet: endsAt,
      mitgeteilt: await searchNotices(db).listSent(id),
    })
  }
  return searches
}
