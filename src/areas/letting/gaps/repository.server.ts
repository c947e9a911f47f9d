import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { COMMERCIAL } from '../properties/rules.ts'

/** Certificates that say all that an advert must state (GEG § 87 (1)), or why there is none. As `certificateChecks` of the office. */
function completeCertificates(db: Db) {
  const commercial = db.selectFrom('properties').select('id').where('property_type', '=', COMMERCIAL)
  return db
    .selectFrom('energy_certificates')
    .select('property_id')
    .where('exemption', '!=', '')
    .where(({ eb, or, and }) =>
      or([
        eb('exemption', '!=', 'none'),
        and([
          eb('kind', 'is not', null),
          eb('value_kwh_per_sqm_year', 'is not', null),
          eb('energy_carriers', '!=', '[]'),
          or([
            and([eb('building_year', 'is not', null), eb('efficiency_class', 'is not', null)]),
            eb('property_id', 'in', commercial),
          ]),
        ]),
      ]),
    )
}

/** Ids of buildings in which something is missing. `until`: YYYY-MM-DD. */
export function propertiesLacking(db: Db, gap: string, until: string) {
  const ids = db.selectFrom('properties').select('id')
  if (gap === 'bilder') {
    const shown = db.selectFrom('media').select('property_id').where('media_type', '=', 'image')
    return ids.where('id', 'not in', shown.where('property_id', 'is not', null).$castTo<{ property_id: string }>())
  }
  if (gap === 'ausweis') return ids.where('id', 'not in', completeCertificates(db))
  if (gap === 'ausweis-endet') {
    const ending = db
      .selectFrom('energy_certificates')
      .select('property_id')
      .where('exemption', '=', 'none')
      .where('valid_until', '<=', until)
    return ids.where('id', 'in', ending)
  }
  return ids.where(sql<boolean>`1 = 0`)
}

/** Ids of flats in which something is missing, or in whose building. */
export function apartmentsLacking(db: Db, gap: string, until: string) {
  const ids = db.selectFrom('apartments').select('id')
  if (gap === 'bilder') {
    const shown = db.selectFrom('media').select('apartment_id').where('media_type', '=', 'image')
    return ids.where('id', 'not in', shown.where('apartment_id', 'is not', null).$castTo<{ apartment_id: string }>())
  }
  return ids.where('property_id', 'in', propertiesLacking(db, gap, until))
}
