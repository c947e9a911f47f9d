import { sql } from 'kysely'
import { site } from '#site'

/**
 * `isNeutral` the other way round, for rows of `submissions`: a search may look at who sent them. Otherwise somebody who guesses a name would find
 * the applicant by it whom the list does not name.
 */
export function nameIsShown(isOn: boolean = site.tenantApplication.neutralFirstLook) {
  return isOn
    ? sql<boolean>`(submissions.kind <> 'tenant_application' or submissions.shortlisted_at is not null)`
    : sql<boolean>`1 = 1`
}
