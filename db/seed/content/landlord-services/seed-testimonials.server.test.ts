import { expect, test } from 'vitest'
import { serviceNames } from '#areas/landlord-services/contents/service-content.ts'
import { testimonials } from '#areas/landlord-services/testimonials/repository.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { seedTestimonials } from './seed-testimonials.server.ts'

test('the demo company has seven different voices on each page, and a second seed changes nothing', async () => {
  const app = await testApp()
  await seedTestimonials(app)
  const before = await readContentVersion(app.db)
  await seedTestimonials(app)
  expect(await readContentVersion(app.db)).toEqual(before)

  const quotes = new Set<string>()
  for (const page of Object.keys(serviceNames)) {
    const voices = await testimonials(app.db).list(page)
    expect(voices, page).toHaveLength(7)
    for (const { quote } of voices) quotes.add(quote)
  }
  expect(quotes.size).toBe(35)
})
