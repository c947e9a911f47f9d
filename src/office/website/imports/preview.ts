/** Preview of a file for the browser; long lists are cut. */

/** One building or flat that is new or leaves the website. */
export type ShownRecord = { key: string; kind: string; title: string; line: string }

export type ShownChange = ShownRecord & { changes: { label: string; before: string; after: string }[] }

export type Shown<Item> = { total: number; items: Item[] }

export type Preview = {
  fresh: Shown<ShownRecord>
  changed: Shown<ShownChange>
  removed: Shown<ShownRecord>
  unchanged: number
  leftOut: Shown<string>
  /** Token of what the press agrees to: it changes when somebody changes the portfolio. */
  fingerprint: string
}

export type ImportReport = {
  fresh: number
  changed: number
  removed: number
  leftOut: Shown<string>
  /** Buildings that wait as drafts. */
  hidden: number
}

/** More than anybody reads at once. */
export const MOST_SHOWN = 100
