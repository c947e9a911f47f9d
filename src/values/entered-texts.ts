/** How staff read a payload again: its fields in groups, each with its label. A field that no group names is shown after them. */
export type EnteredTexts = {
  groups: readonly { heading: string; fields: readonly string[] }[]
  labels: Readonly<Record<string, string>>
  /** Labels of stored codes: `{ urgency_level: { high: 'Hoch' } }`. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The fields of each item of a list: `{ household_members: { name: 'Name' } }`. */
  items?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Names of the fields that hold telephone numbers. */
  phones?: readonly string[]
  /** Those of them that are the sender's own. */
  ownPhones?: readonly string[]
  /** Names of the fields that hold euros. */
  money?: readonly string[]
  /** Names of the fields that sum it up in a list: what it is about, facts beside it, what the sender wrote. */
  summary?: Readonly<Record<'subject' | 'fact' | 'text', readonly string[]>>
  /** Names of the file inputs. */
  files?: Readonly<Record<string, string>>
}
