import { expect, test } from 'vitest'
import { clustersOf, middleOf, zoomToShow } from './clusters.ts'
import type { LocatedPlace } from './map-view.ts'

const place = (name: string, lat: number, lng: number): LocatedPlace => ({ name, address: '', point: { lat, lng } })

const viehtor = place('Viehtor', 50.2811, 7.6179)
const hochstrasse = place('Hochstraße', 50.2818, 7.6171)
const goar = place('St. Goar', 50.1501, 7.7144)

test('neighbours stand together from afar and apart from near', () => {
  const names = (zoom: number) => clustersOf([viehtor, hochstrasse, goar], zoom).map(({ places }) => places.length)
  expect(names(11)).toEqual([2, 1])
  expect(names(18)).toEqual([1, 1, 1])
})

test('a group stands in the middle of its places and keeps its name', () => {
  const [group] = clustersOf([viehtor, hochstrasse, goar], 11)
  expect(group?.point.lat).toBeCloseTo(50.28145)
  expect(clustersOf([viehtor, hochstrasse, goar], 11)[0]?.key).toBe(group?.key)
})

test('no place is lost, and no two groups cover each other', () => {
  const places = Array.from({ length: 2000 }, (_, index) =>
    place(String(index), 50 + ((index * 7919) % 1000) / 1000, 7 + ((index * 104_729) % 997) / 997),
  )
  const groups = clustersOf(places, 9)
  expect(groups.flatMap((group) => group.places)).toHaveLength(2000)
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  expect(groups.length).toBeLessThan(400)
})

test('the zoom asked for is kept when everything fits, and as small as needed when not', () => {
  const frame = { width: 1200, height: 400 }
  expect(zoomToShow([viehtor.point, hochstrasse.point], frame, 11)).toBe(11)
  expect(zoomToShow([viehtor.point, goar.point], frame, 11)).toBe(11)
  expect(zoomToShow([viehtor.point, { lat: 52.52, lng: 13.4 }], frame, 11)).toBe(6)
  expect(middleOf([viehtor.point, goar.point])).toEqual({ lat: 50.2156, lng: 7.66615 })
})
