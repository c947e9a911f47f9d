import { expect, test } from 'vitest'
import { trades } from '#areas/partners/trades/repository.server.ts'
import { iconNames } from '#areas/partners/trades/trade-cards.tsx'
import { testApp } from '#platform/test-app.server.ts'
import { seedPartners } from './seed-partners.server.ts'
import { demoTrades } from './trades.ts'

test('the demo company looks for at least eleven trades, and one has enough partners', async () => {
  const app = await testApp()
  await Promise.all([seedPartners(app), seedPartners(app)])
  await seedPartners(app)
  const sought = await trades(app.db).listSought()
  expect(sought.length).toBeGreaterThanOrEqual(11)
  expect(demoTrades.length - sought.length).toBe(1)
  expect(iconNames.filter((icon) => !demoTrades.some(({ iconName }) => iconName === icon))).toEqual([])
})
