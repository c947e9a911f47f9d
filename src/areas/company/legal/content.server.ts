import { readFileSync } from 'node:fs'
import path from 'node:path'
import { knownRecords } from '#company/repository.server.ts'
import type { ContentStore } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { legalDocuments, type LegalName } from './legal-documents.ts'

/** YYYY-MM-DD: when the shipped texts were written. */
const SHIPPED_ON = '2026-11-21'

const known = new Map<LegalName, string>()

/** The shipped text, which no lawyer has seen; its file is read once. @throws when it is missing. */
export function standardLegal(name: LegalName) {
  // Not taken in by the build: the operator's tool reads them, too. Site and tool are started in the software's folder.
  const text = known.get(name) ?? readFileSync(path.resolve(`content/legal/${name}.md`), 'utf8')
  known.set(name, text)
  return { text, as_of: SHIPPED_ON, reviewed_by: null }
}

/** For a server, which may have no file descriptor left when the first visitor comes. */
export function readStandardLegals(): void {
  for (const name of Object.keys(legalDocuments)) standardLegal(name as LegalName)
}

/** The legal texts as the office edits them. */
export const legalContent = (db: Db): ContentStore =>
  knownRecords(
    db,
    Object.entries(legalDocuments).map(([id, { title }]) => ({ id, title, standard: standardLegal(id as LegalName) })),
    'recht/',
  )
