import type { ContentRecord, ContentStore } from './content-store.ts'

const PAGE_SIZE = 1000

/** All that a store holds, page by page. */
export async function everyRecord(store: ContentStore): Promise<ContentRecord[]> {
  const records: ContentRecord[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await store.list({ search: '', filters: {}, page, pageSize: PAGE_SIZE })
    records.push(...items)
    if (items.length < PAGE_SIZE || records.length >= total) return records
  }
}
