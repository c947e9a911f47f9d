import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { addSealedAddress, readSealedAddress } from './sealed-address.server.ts'

const secret = randomBytes(32)
const at = (moment: string) => ({ secret, clock: clockAt(moment) })
const now = at('2026-03-02T08:00:00.000Z')

function sealed(email = 'erika@xn--mller-kva.example') {
  const query = new URLSearchParams('ort=Rhens')
  addSealedAddress(now, query, email)
  return query
}

test('an address is read again for a day, and stands nowhere to be read', () => {
  const query = sealed()
  expect(query.toString()).not.toMatch(/erika|ller/)
  expect(query.get('ort')).toBe('Rhens')
  expect(sealed().get('an')).not.toBe(query.get('an'))
  expect(readSealedAddress(now, query)).toBe('erika@xn--mller-kva.example')
  expect(readSealedAddress(at('2026-03-03T07:59:59.000Z'), query)).toBe('erika@xn--mller-kva.example')
  expect(readSealedAddress(at('2026-03-03T08:00:00.000Z'), query)).toBeNull()
})

test('what was not sealed here is nothing', () => {
  const given = sealed().get('an') ?? ''
  for (const an of ['', 'x', given.slice(0, 30), given.slice(0, -1), `A${given.slice(1)}`, 'a'.repeat(300), '🦊'])
    expect([an, readSealedAddress(now, new URLSearchParams({ an }))]).toEqual([an, null])
  expect(readSealedAddress(now, new URLSearchParams())).toBeNull()
  expect(readSealedAddress({ ...now, secret: randomBytes(32) }, sealed())).toBeNull()
})
