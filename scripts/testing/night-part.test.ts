import { expect, test } from 'vitest'
import { nightGroups } from './night.ts'
import { isOfPart, readNightPart } from './night-part.ts'

const parts = [1, 2, 3].map((number) => ({ number, of: 3 }))

test('the parts of a night make up all of it, and each name is in one of them', () => {
  const names = Array.from({ length: 300 }, (_, index) => `GET /verwaltung/${index}`)
  const shares = parts.map((part) => names.filter((name) => isOfPart(name, part)))
  expect(shares.flat().toSorted()).toEqual(names.toSorted())
  for (const share of shares) expect(share.length).toBeGreaterThan(70)
})

test('each step is in one part, and what shares out its endpoints itself is in every part', () => {
  const steps = (of: { number: number; of: number }) =>
    nightGroups(of).flatMap((group) => group.steps.map(({ name }) => name))
  const shares = parts.map(steps)
  const inEvery = ['production build', 'hostile requests', 'a reader under attack']
  for (const share of shares) expect(share).toEqual(expect.arrayContaining(inEvery))
  const others = shares.flat().filter((name) => !inEvery.includes(name))
  expect(others.toSorted()).toEqual(
    steps({ number: 1, of: 1 })
      .filter((name) => !inEvery.includes(name))
      .toSorted(),
  )
})

test('whoever names a step gets it, and the build that it needs', () => {
  const asked = nightGroups({ number: 1, of: 1 }, ['hostile']).flatMap((group) => group.steps.map(({ name }) => name))
  expect(asked).toEqual(['production build', 'hostile requests'])
})

test('what is no share is refused', () => {
  expect(readNightPart()).toEqual({ number: 1, of: 1 })
  for (const text of ['0/3', '4/3', '3', '1/0', 'eins/drei']) expect(() => readNightPart(text)).toThrow('--part')
})
