import type { AlertTables } from './alert-tables.server.ts'
import type { IncidentTables } from './incident-tables.server.ts'
import type { OfficeTables } from './office-tables.server.ts'
import type { PortfolioTables } from './portfolio-tables.server.ts'
import type { SearchTables } from './search-tables.server.ts'
import type { SubmissionTables } from './submission-tables.server.ts'

/** Every table by its name. `job_runs.day`: YYYY-MM-DD of the last run. */
export type Tables = PortfolioTables &
  SubmissionTables &
  SearchTables &
  AlertTables &
  IncidentTables &
  OfficeTables & { job_runs: { name: string; day: string } }
