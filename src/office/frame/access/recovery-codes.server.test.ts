import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryCodeHash, recoveryCodeStore } from './recovery-codes.server.ts'

test('recovery codes differ, are stored as hashes, and are found again however they are typed', async () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  const [first = ''] = codes
  expect(first).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/)
  const stored = await recoveryCodeStore.encrypt(JSON.stringify(codes))
  expect(stored).not.toContain(first)
  expect(JSON.parse(stored)).toContain(recoveryCodeHash(first.toUpperCase().replaceAll('-', ' ')))
  // The library writes the rest of the list back through the same function.
  expect(await recoveryCodeStore.encrypt(stored)).toBe(stored)
  expect(recoveryCodeHash('zu-kurz')).toBeNull()
})
