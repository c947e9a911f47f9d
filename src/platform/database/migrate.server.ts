import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import * as portfolio from '#db/migrations/0001-portfolio.ts'
import * as requests from '#db/migrations/0002-submissions.ts'
import * as content from '#db/migrations/0003-content.ts'
import * as office from '#db/migrations/0004-office.ts'
import * as inbox from '#db/migrations/0005-inbox.ts'
import * as contentHistory from '#db/migrations/0006-content-history.ts'
import * as answers from '#db/migrations/0007-answers.ts'
import * as applications from '#db/migrations/0008-applications.ts'
import * as retention from '#db/migrations/0009-retention.ts'
import * as overview from '#db/migrations/0010-overview.ts'
import * as documents from '#db/migrations/0011-documents.ts'
import * as jobRuns from '#db/migrations/0012-job-runs.ts'
import * as muchData from '#db/migrations/0013-much-data.ts'
import * as recoveryCodes from '#db/migrations/0014-recovery-codes.ts'
import * as textDrafts from '#db/migrations/0015-text-drafts.ts'
import * as linksOutOfMails from '#db/migrations/0016-links-out-of-mails.ts'
import * as flatsBySql from '#db/migrations/0017-flats-by-sql.ts'
import * as whatWaits from '#db/migrations/0018-what-waits.ts'
import * as commercialUnits from '#db/migrations/0019-commercial-units.ts'
import * as savedSearches from '#db/migrations/0020-saved-searches.ts'
import * as editorDrafts from '#db/migrations/0021-editor-drafts.ts'
import * as accessibility from '#db/migrations/0022-accessibility.ts'
import * as nearby from '#db/migrations/0023-nearby.ts'
import * as attachments from '#db/migrations/0025-attachments.ts'
import * as incomingMail from '#db/migrations/0026-incoming-mail.ts'
import * as sortingRequests from '#db/migrations/0027-sorting-requests.ts'
import * as alerts from '#db/migrations/0028-alerts.ts'
import * as incidents from '#db/migrations/0029-incidents.ts'
import * as helpFeedback from '#db/migrations/0030-help-feedback.ts'
import * as mergedRequests from '#db/migrations/0032-merged-requests.ts'
import * as publicViewings from '#db/migrations/0034-public-viewings.ts'
import * as webPush from '#db/migrations/0035-web-push.ts'
import * as answerFeedback from '#db/migrations/0036-answer-feedback.ts'
import * as apartmentTours from '#db/migrations/0037-apartment-tours.ts'
import * as openRequests from '#db/migrations/0038-open-requests.ts'
import * as company from '#db/migrations/0039-company.ts'
import * as companyPictures from '#db/migrations/0040-company-pictures.ts'
import * as firstAccount from '#db/migrations/0043-first-account.ts'
import * as quotedMails from '#db/migrations/0046-quoted-mails.ts'
import * as portfolioImports from '#db/migrations/0048-portfolio-imports.ts'
import * as searchedPhones from '#db/migrations/0049-searched-phones.ts'
import * as sentContent from '#db/migrations/0050-sent-content.ts'
import * as messages from '#db/migrations/0051-messages.ts'
import { engineOf } from './engine.server.ts'
import type { Tables } from './tables.server.ts'
import { wordTable } from '#platform/word-table.ts'

/** In the order of their numbers. A new one is added at the end; a released one never changes. */
const migrations = wordTable<Migration>({
  '0001-portfolio': portfolio,
  '0002-submissions': requests,
  '0003-content': content,
  '0004-office': office,
  '0005-inbox': inbox,
  '0006-content-history': contentHistory,
  '0007-answers': answers,
  '0008-applications': applications,
  '0009-retention': retention,
  '0010-overview': overview,
  '0011-documents': documents,
  '0012-job-runs': jobRuns,
  '0013-much-data': muchData,
  '0014-recovery-codes': recoveryCodes,
  '0015-text-drafts': textDrafts,
  '0016-links-out-of-mails': linksOutOfMails,
  '0017-flats-by-sql': flatsBySql,
  '0018-what-waits': whatWaits,
  '0019-commercial-units': commercialUnits,
  '0020-saved-searches': savedSearches,
  '0021-editor-drafts': editorDrafts,
  '0022-accessibility': accessibility,
  '0023-nearby': nearby,
  '0025-attachments': attachments,
  '0026-incoming-mail': incomingMail,
  '0027-sorting-requests': sortingRequests,
  '0028-alerts': alerts,
  '0029-incidents': incidents,
  '0030-help-feedback': helpFeedback,
  '0032-merged-requests': mergedRequests,
  '0034-public-viewings': publicViewings,
  '0035-web-push': webPush,
  '0036-answer-feedback': answerFeedback,
  '0037-apartment-tours': apartmentTours,
  '0038-open-requests': openRequests,
  '0039-company': company,
  '0040-company-pictures': companyPictures,
  '0043-first-account': firstAccount,
  '0046-quoted-mails': quotedMails,
  '0048-portfolio-imports': portfolioImports,
  '0049-searched-phones': searchedPhones,
  '0050-sent-content': sentContent,
  '0051-messages': messages,
})

const provider = { getMigrations: async () => migrations }

/** On PostgreSQL the migrator must be told its schema: it takes its tables in any other schema for its own. */
async function migratorOf(db: Kysely<Tables>): Promise<Migrator> {
  if (engineOf(db) === 'sqlite') return new Migrator({ db, provider })
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return new Migrator({ db, provider, migrationTableSchema: rows[0]?.schema ?? 'public' })
}

/**
 * Brings the database to the newest form; each step completely or not at all.
 * @param upTo the last step, for tests of a later one.
 * @returns the names of the steps that ran.
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<string[]> {
  const migrator = await migratorOf(db)
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Steps that take away what the version before writes: it would refuse forms until it ends (decision 0033). */
const takeAway = new Set(['0051-messages'])

/** This version cannot follow one that still serves. The process ends with this code (EX_UNAVAILABLE of sysexits.h). */
export class NeedsRestartError extends Error {
  readonly exitCode = 69

  constructor(step: string) {
    super(
      `Der Schritt ${step} verträgt keine ältere Fassung, die noch läuft. Beenden Sie die Website und starten Sie sie neu (systemctl restart website statt reload).`,
    )
  }
}

/** @throws NeedsRestartError when a step that has not run takes away what the version before writes. */
export async function refuseBesideOlder(db: Kysely<Tables>): Promise<void> {
  const step = (await pendingMigrations(db)).find((name) => takeAway.has(name))
  if (step !== undefined) throw new NeedsRestartError(step)
}

/** Names of the steps that have not run. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const known = await (await migratorOf(db)).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/** True when no step is missing. */
export const isMigrated = async (db: Kysely<Tables>): Promise<boolean> => (await pendingMigrations(db)).length === 0
