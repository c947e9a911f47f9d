import { testimonials } from '#areas/landlord-services/testimonials/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { isTableEmpty } from '../../repository.server.ts'
import { demoTestimonials } from './demo-testimonials.ts'

/** Fills an empty table of customers' quotes with those of the demo company; what is there already stays as it is. */
export async function seedTestimonials(app: App): Promise<void> {
  if (!(await isTableEmpty(app.db, 'testimonials'))) return
  const now = app.clock.now()
  const rows = Object.entries(demoTestimonials).flatMap(([page, voices]) =>
    voices.map(([author, role, quote], index) => ({
      id: `stimme-${page}-${index + 1}`,
      page,
      author,
      role,
      quote,
      sortOrder: index + 1,
    })),
  )
  await app.db.transaction().execute(async (trx) => {
    // Locks the version's row: a second server waits here and then finds what the first one stored.
    await raiseContentVersion(trx, now)
    if (await isTableEmpty(trx, 'testimonials')) await testimonials(trx).insert(rows, now)
  })
}
