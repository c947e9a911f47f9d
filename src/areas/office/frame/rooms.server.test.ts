import { expect, test } from 'vitest'
import { contentKinds } from '../content/kinds/all.server.ts'
import { roomsOf } from './rooms.server.ts'

const listsUnder = (label: string) =>
  roomsOf('leitung')
    .find((room) => room.label === label)
    ?.lists.map((list) => list.label)

test('a room leads to the lists that no other room shows', () => {
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

test('every kind of content has a way to it in the navigation', () => {
  const ways = new Set(roomsOf('leitung').flatMap(({ to, lists }) => [to, ...lists.map((list) => list.to)]))
  expect(contentKinds.map(({ path }) => `/verwaltung/${path}`).filter((to) => !ways.has(to))).toEqual([])
})

test('a role sees the rooms that it may enter', () => {
  const seen = roomsOf('technik').map(({ label }) => label)
  expect(seen).toContain('Anfragen')
  expect(seen).not.toContain('Team')
})
