import { expect, test } from 'vitest'
import { judgeMailRecords } from './mail-domain.server.ts'

const fine = { spf: 'v=spf1 include:mail.example -all', dkim: 'v=DKIM1; p=MIIB', dmarc: 'v=DMARC1; p=quarantine' }
const faulty = (records: Partial<Record<keyof typeof fine, string | null>>) =>
  judgeMailRecords('firma.de', { ...fine, ...records }).filter(({ isFine }) => !isFine)

test('a domain with all three records has no fault', () => {
  expect(faulty({})).toEqual([])
})

test.each([
  [{ spf: null }, 'SPF', 'v=spf1'],
  [{ spf: 'v=spf1 +all' }, 'SPF', 'jedem Server'],
  [{ dkim: null }, 'DKIM', 'dkim=pass'],
  [{ dmarc: null }, 'DMARC', '_dmarc.firma.de'],
])('%o is said with what to do', (records, what, advice) => {
  expect(faulty(records)).toEqual([{ what, isFine: false, text: expect.stringContaining(advice) }])
})
