import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { tradesApi } from './api.server.ts'
import { exampleTrade } from './example-trade.ts'
import { trades } from './repository.server.ts'

async function appWith(...names: Parameters<typeof exampleTrade>[0][]) {
  const app = await testApp()
  await trades(app.db).insert(names.map(exampleTrade), app.clock.now())
  return app
}

test('the API answers the sought trades in German order, with every field of the specification', async () => {
  const app = await appWith(
    { name: 'Zimmerer' },
    { name: 'Überdachungen', description: null, iconName: 'Unbekannt' },
    { name: 'Trockenbau' },
    { name: 'Ofenbau', isActive: false },
  )
  const answer = (await (await tradesApi(app).request('/')).json()) as { items: { name: string }[]; total: number }
  expect(answer.total).toBe(3)
  expect(answer.items.map(({ name }) => name)).toEqual(['Trockenbau', 'Überdachungen', 'Zimmerer'])
  expect(answer.items[1]).toEqual({
    id: 'gewerk-Überdachungen',
    name: 'Überdachungen',
    description: null,
    icon_name: 'Unbekannt',
    is_active: true,
  })
})

test('an inactive or unknown trade is not sought', async () => {
  const app = await appWith({ name: 'Zimmerer' }, { name: 'Ofenbau', isActive: false })
  const sought = await Promise.all(['Zimmerer', 'Ofenbau', 'Zauberer'].map((name) => trades(app.db).isSought(name)))
  expect(sought).toEqual([true, false, false])
  const names = async (draft?: string) => (await trades(app.db).listSought(draft)).map(({ name }) => name)
  expect(await names()).toEqual(['Zimmerer'])
  expect(await names('gewerk-Ofenbau')).toEqual(['Ofenbau', 'Zimmerer'])
})
