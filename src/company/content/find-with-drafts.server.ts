import { data } from 'react-router'
import type { ContentStore } from './content-store.ts'

/**
 * A record for the preview of its page, drafts too, and whether visitors see it.
 * @throws the answer 404 when there is none.
 */
export async function findWithDrafts(store: ContentStore, id: string) {
  const record = await store.find(id)
  if (!record) throw data(null, { status: 404 })
  const { values } = record
  return { values, isShown: (values.is_published ?? values.is_active) === true }
}
