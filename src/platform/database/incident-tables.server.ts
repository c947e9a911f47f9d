/** The columns of known incidents and of who wants to hear of them; how they are spelled is said in `portfolio-tables.server.ts`. */
type IncidentsTable = {
  id: string
  property_id: string
  title: string
  text: string | null
  since_on: string
  /** In words: „Freitagmittag“. */
  expected_end: string | null
  is_ended: 0 | 1
  ended_at: string | null
  version: number
  created_at: string
  updated_at: string
}

type IncidentListenersTable = {
  /** Eight signs like those of a reference. */
  id: string
  incident_id: string
  email: string
  created_at: string
  confirmed_at: string | null
  /** When the last mail was written that only confirms or leads to its page. */
  mailed_at: string
  /** The incident's version that its last mail told of. */
  told_version: number
}

export type IncidentTables = { incidents: IncidentsTable; incident_listeners: IncidentListenersTable }
