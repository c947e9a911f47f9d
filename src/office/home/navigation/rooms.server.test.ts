import { expect, test } from 'vitest'
import { leaveOut } from '#company/test-leave-out.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { contentKinds } from '#office/website/content/kinds.server.ts'
import { tradeKind } from '#areas/partners/public.server.ts'
import { roomsOf } from './rooms.server.ts'

test('a room leads to the lists that no other room shows', async () => {
  const rooms = await roomsOf(await testDatabase(), 'leitung')
  const listsUnder = (label: string) => rooms.find((room) => room.label === label)?.lists.map((list) => list.label)
  expect(listsUnder('Gebäude')).toEqual(['Orte'])
  expect(listsUnder('Texte')).toEqual([
    'Hilfeartikel',
    'Hilfethemen',
    'Häufige Fragen',
    'Seiten',
    'Gewerke',
    'Kundenstimmen',
  ])
  expect(listsUnder('Wohnungen')).toEqual([])
})

test('every kind of content has a way to it in the navigation', async () => {
  const rooms = await roomsOf(await testDatabase(), 'leitung')
  const ways = new Set(rooms.flatMap(({ to, lists }) => [to, ...lists.map((list) => list.to)]))
  expect(contentKinds.map(({ path }) => `/verwaltung/${path}`).filter((to) => !ways.has(to))).toEqual([])
})

test('a role sees the rooms that it may enter', async () => {
  const seen = (await roomsOf(await testDatabase(), 'technik')).map(({ label }) => label)
  expect(seen).toContain('Anfragen')
  expect(seen).not.toContain('Team')
})

test('what the company does not offer has no place in the navigation, unless something of it is stored', async () => {
  const db = await testDatabase()
  leaveOut('jobs', 'help_centre', 'partners', 'saved_searches')
  const labels = (await roomsOf(db, 'leitung')).map(({ label }) => label)
  expect(labels).toContain('Wohnungen')
  for (const left of ['Stellen', 'Nachfrage']) expect(labels).not.toContain(left)
  const texts = async () => (await roomsOf(db, 'leitung')).find(({ label }) => label === 'Texte')
  expect(await texts()).toMatchObject({
    to: '/verwaltung/seiten',
    lists: [{ label: 'Seiten' }, { label: 'Kundenstimmen' }],
  })

  const trade = { name: 'Maler', icon_name: 'Paintbrush2', description: null, is_active: true }
  await tradeKind.store(db).insert('maler', trade, new Date())
  expect(await texts()).toMatchObject({ lists: [{ label: 'Seiten' }, { label: 'Gewerke' }, {}] })
})
