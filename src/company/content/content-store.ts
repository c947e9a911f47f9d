/**
 * Content as the office edits it: one flat record of named values, whatever its table. Each area gives its kinds of content a
 * `ContentStore`; what the office shows, checks and keeps of them is the same for all.
 */
export type ContentValue = string | number | boolean | readonly string[] | null

/** By field name, as on the wire: `cold_rent_euro` in euros, days as YYYY-MM-DD, nothing as null. */
export type ContentValues = Readonly<Record<string, ContentValue>>

export type ContentRecord = {
  id: string
  /** Raised by every change. */
  version: number
  updatedAt: string
  values: ContentValues
}

export type ContentQuery = {
  search: string
  /** By field name; only what stands there is looked for. */
  filters: Readonly<Record<string, string>>
  /** Only where something is missing, as the store names it; `until` (YYYY-MM-DD) for what ends. */
  gap?: { name: string; until: string }
  page: number
  pageSize: number
}

/** A page beyond the last one is the last one. */
export type ContentPage = { items: ContentRecord[]; total: number; page: number }

export type ContentStore = {
  list(query: ContentQuery): Promise<ContentPage>
  find(id: string): Promise<ContentRecord | null>
  insert(id: string, values: ContentValues, now: Date): Promise<void>
  /** False, and nothing is written, when the record is gone or has another version. */
  update(id: string, version: number, values: ContentValues, now: Date): Promise<boolean>
  /** False when it was gone already. */
  remove(id: string): Promise<boolean>
}
