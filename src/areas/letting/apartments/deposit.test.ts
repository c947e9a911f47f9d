import { expect, onTestFinished, test } from 'vitest'
import { setSite, site } from '#site'
import { depositFaults } from '#company/rule-facts.ts'
import { COMMERCIAL } from '../properties/rules.ts'
import { depositText, ruledDepositEuro } from './deposit.ts'

function withRule(different: Partial<typeof site.deposit>) {
  const { deposit } = site
  onTestFinished(() => setSite({ ...site, deposit }))
  setSite({ ...site, deposit: { ...deposit, ...different } })
}

test('without a rule a flat that names no deposit has none', () => {
  expect(ruledDepositEuro(640.5, false)).toBeNull()
  expect(ruledDepositEuro(640.5, true)).toBeNull()
})

test('a rule counts cold rents, homes and offices each by their own, and never above what the law allows', () => {
  withRule({ home: { rents: 2.5, instalments: 3 }, commercial: { rents: 4, instalments: 1 } })
  expect(ruledDepositEuro(640.5, false)).toBe(1601.25)
  expect(ruledDepositEuro(333.33, false)).toBe(833.32)
  expect(ruledDepositEuro(640.5, true)).toBe(2562)
  expect(ruledDepositEuro(null, false)).toBeNull()
})

test('the demo company says of homes what it always said; an office is not protected by the law on homes', () => {
  expect(depositText('Mehrfamilienhaus')).toBe(
    'Ihre Kaution legen wir getrennt von unserem Vermögen auf einem eigenen Konto an (§ 551 Abs. 3 BGB). Sie dürfen sie in drei Monatsraten zahlen.',
  )
  withRule({ home: { rents: 3, instalments: 6 }, commercial: { rents: 3, instalments: 1 } })
  expect(depositText('Mehrfamilienhaus')).toContain('in sechs Monatsraten')
  expect(depositText(COMMERCIAL)).toBe(
    'Ihre Kaution legen wir getrennt von unserem Vermögen auf einem eigenen Konto an.',
  )
})

test('what the law forbids is said with its paragraph, beside the field; offices are free', () => {
  expect(depositFaults({ deposit_rents: 4, deposit_instalments: 2, commercial_deposit_rents: 6 })).toEqual({
    deposit_rents: 'Für Wohnungen dürfen Sie höchstens drei Kaltmieten verlangen (§ 551 Abs. 1 BGB).',
    deposit_instalments: 'Mieter einer Wohnung dürfen immer in drei Monatsraten zahlen (§ 551 Abs. 2 und 4 BGB).',
  })
  expect(depositFaults({ deposit_rents: 3, deposit_instalments: 3 })).toEqual({})
  expect(depositFaults({ deposit_rents: null })).toEqual({})
})
