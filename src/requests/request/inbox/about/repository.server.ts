import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { site } from '#site'
import type { InboxQuery } from '../inbox-query.ts'

type Selected = SelectQueryBuilder<Tables, 'submissions', object>

/** Of a person only what shows who sent it: else the list would name an applicant before the shortlist. */
export function about(db: Db, start: Selected, { personOf, apartmentId, propertyId }: InboxQuery): Selected {
  let rows = start
  if (personOf !== undefined) {
    const known = db
      .selectFrom('submissions as known')
      .select(sql<string>`lower(known.contact_email)`.as('email'))
      .where('known.reference', '=', personOf.reference)
      .where('known.kind', 'in', ['', ...personOf.kinds])
      .where('known.contact_email', '<>', '')
      .where(nameIsShown(undefined, 'known'))
    // By their ids: else SQLite goes along the whole list in its order (59 ms at 50,000).
    const own = db
      .selectFrom('submissions as own')
      .select('own.id')
      .where(sql<boolean>`lower(own.contact_email) = (${known})`)
    rows = rows.where('submissions.id', 'in', own).where(nameIsShown())
  }
  if (apartmentId !== undefined) rows = rows.where('submissions.apartment_id', '=', apartmentId)
  if (propertyId === undefined) return rows
  const flats = db.selectFrom('apartments').select('apartments.id').where('apartments.property_id', '=', propertyId)
  return rows.where(({ eb, or }) =>
    or([eb('submissions.property_id', '=', propertyId), eb('submissions.apartment_id', 'in', flats)]),
  )
}

/**
 * `isNeutral` the other way round, for rows of `submissions`: a search may look at who sent them. Otherwise somebody who guesses a name would find
 * the applicant by it whom the list does not name.
 */
export function nameIsShown(isOn: boolean = site.tenantApplication.neutralFirstLook, table = 'submissions') {
  return isOn
    ? sql<boolean>`(${sql.ref(`${table}.kind`)} <> 'tenant_application' or ${sql.ref(`${table}.shortlisted_at`)} is not null)`
    : sql<boolean>`1 = 1`
}
