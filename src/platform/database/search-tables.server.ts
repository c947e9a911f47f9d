/** The columns of saved searches; how they are spelled is said in `portfolio-tables.server.ts`. */
type SavedSearchesTable = {
  /** Eight signs like those of a reference. */
  id: string
  email: string
  /** `ort=Neustadt&zimmer_von=2`, as the address of the overview has it. */
  query: string
  /** at-once, daily, weekly */
  frequency: string
  created_at: string
  confirmed_at: string | null
  paused_at: string | null
  ends_at: string
  renewal_asked_at: string | null
  /** When the last mail was written that only confirms or leads to its page. */
  mailed_at: string | null
}

type SearchNoticesTable = {
  search_id: string
  apartment_id: string
  /** new, cheaper, free-again */
  reason: string
  /** 0: on request. */
  rent_cents: number
  rent_before_cents: number | null
  found_at: string
  due_at: string
  told_at: string | null
}

/** How flats stood when somebody last looked: offered, taken, hidden. */
type OfferedFlatsTable = { apartment_id: string; state: string; rent_cents: number | null }

export type SearchTables = {
  saved_searches: SavedSearchesTable
  search_notices: SearchNoticesTable
  offered_flats: OfferedFlatsTable
}
