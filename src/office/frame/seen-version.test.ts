import { expect, test } from 'vitest'
import { readVersion, seenVersion } from './seen-version.ts'

function seenIn(version: string): number {
  const form = new FormData()
  form.set('version', version)
  return seenVersion(form)
}

test('the version of a form is what an INTEGER can hold, else none', () => {
  expect(['1', '42', '0', '999999999'].map(seenIn)).toEqual([1, 42, 0, 999_999_999])
  for (const text of ['', '-1', '1.5', '1e3', '1e308', '9999999999999999999', 'NaN', '١', ' 1'])
    expect(seenIn(text)).toBe(0)
  expect([seenVersion(new FormData()), readVersion(undefined)]).toEqual([0, 0])
})
