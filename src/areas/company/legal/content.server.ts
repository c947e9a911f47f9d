import { knownRecords } from '#platform/company/repository.server.ts'
import type { ContentStore } from '#platform/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { legalDocuments, type LegalName } from './legal-documents.ts'

const sources = import.meta.glob<string>('/content/legal/*.md', { query: '?raw', import: 'default', eager: true })

/** YYYY-MM-DD: when the shipped texts were written. */
const SHIPPED_ON = '2026-11-21'

/** The shipped text, which no lawyer has seen. @throws when its file is missing. */
export function standardLegal(name: LegalName) {
  const text = sources[`/content/legal/${name}.md`]
  if (text === undefined) throw new Error(`content/legal/${name}.md is missing`)
  return { text, as_of: SHIPPED_ON, reviewed_by: null }
}

/** The legal texts as the office edits them. */
export const legalContent = (db: Db): ContentStore =>
  knownRecords(
    db,
    Object.entries(legalDocuments).map(([id, { title }]) => ({ id, title, standard: standardLegal(id as LegalName) })),
    'recht/',
  )
