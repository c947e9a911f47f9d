import { propertyContent } from './properties.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Options } from '#company/content/content-kind.ts'

const label = (values: ContentValues) =>
  `${values.name} (${[values.street, values.house_number].filter(Boolean).join(' ')}, ${values.city})`

/** Every building, drafts too, to choose from. */
export async function buildingOptions(db: Db): Promise<Options> {
  const { items } = await propertyContent(db).list({ search: '', filters: {}, page: 1, pageSize: 5000 })
  return { property_id: items.map(({ id, values }) => ({ value: id, label: label(values) })) }
}
