import { expect, test } from 'vitest'
import { kindNames } from '#areas/kinds.ts'
import { judge } from './judge.ts'
import { may, mayReadKind, mayWriteKind, needsSecondFactor, roleNames, roles } from './roles.ts'

const leitung = { role: 'leitung', hasSecondFactor: true } as const

test('nobody reaches an address that is not declared', () => {
  expect(judge('/verwaltung/neu', 'GET', leitung)).toEqual({ kind: 'undeclared' })
  expect(judge('/verwaltung/neu', 'GET', null)).toEqual({ kind: 'undeclared' })
})

test('an address that is only read takes no post', () => {
  expect(judge('/verwaltung/suche', 'POST', leitung)).toEqual({ kind: 'method' })
  expect(judge('/verwaltung/suche', 'POST', null)).toEqual({ kind: 'sign-in' })
})

test('whoever may change something may see it', () => {
  for (const name of roleNames) {
    const { may: permissions, readsKinds, writesKinds } = roles[name]
    expect(writesKinds.filter((kind) => !readsKinds.includes(kind))).toEqual([])
    expect(permissions.includes('requests.write') && !permissions.includes('requests.read')).toBe(false)
    expect(readsKinds.length > 0).toBe(may(name, 'requests.read'))
    for (const subject of ['portfolio', 'texts', 'jobs'] as const)
      expect(may(name, `${subject}.write`) && !may(name, `${subject}.read`)).toBe(false)
  }
})

test('Technik sees damage reports and no application, Redaktion no request at all', () => {
  expect(kindNames.filter((kind) => mayReadKind('technik', kind))).toEqual(['damage_report'])
  expect(kindNames.filter((kind) => mayReadKind('redaktion', kind))).toEqual([])
  expect(mayWriteKind('lesen', 'damage_report')).toBe(false)
  expect(mayReadKind('leitung', 'unknown_kind')).toBe(false)
})

test('a role that sees applications needs a second factor', () => {
  expect(roleNames.filter((name) => needsSecondFactor(name))).toEqual(['leitung', 'vermietung', 'personal', 'lesen'])
  expect(judge('/verwaltung', 'GET', { role: 'personal', hasSecondFactor: false })).toEqual({ kind: 'second-factor' })
  expect(judge('/verwaltung/konto', 'GET', { role: 'personal', hasSecondFactor: false })).toEqual({ kind: 'allowed' })
})
