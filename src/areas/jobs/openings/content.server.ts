import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'

/** All openings, also those that are not shown: for staff. */
export function openingContent(db: Db): ContentStore {
  return contentTable(db, {
    table: 'jobs',
    columns: {
      title: 'plain',
      slug: 'plain',
      job_type: 'plain',
      location: 'plain',
      hours: 'plain',
      short_description: 'plain',
      long_description: 'plain',
      tasks: 'list',
      requirements: 'list',
      offers: 'list',
      salary: 'plain',
      salary_min_euro: 'cents',
      salary_max_euro: 'cents',
      salary_unit: 'plain',
      valid_until: 'plain',
      is_active: 'flag',
    },
    order: ['title'],
    hasCreatedAt: true,
  })
}
