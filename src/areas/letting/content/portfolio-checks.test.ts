import { expect, test } from 'vitest'
import {
  certificateChecks,
  certificateDoubts,
  certificateFaults,
  nearbyFaults,
  pictureChecks,
  validityChecks,
} from './portfolio-checks.ts'

const certificate = {
  certificate_exemption: 'none',
  certificate_kind: 'bedarf',
  certificate_value: 120,
  certificate_carriers: ['Erdgas'],
  certificate_building_year: 1968,
  certificate_class: 'D',
  certificate_valid_until: '2030-01-31',
}

test('an advert needs the certificate with all that § 87 GEG lists, or the reason why there is none', () => {
  expect(certificateChecks({}).map(({ field }) => field)).toEqual(['certificate_exemption'])
  expect(certificateChecks({ certificate_exemption: 'denkmal' })).toEqual([])
  expect(certificateChecks(certificate)).toEqual([])
  const without = { ...certificate, certificate_class: null, certificate_carriers: [] }
  expect(certificateChecks(without).map(({ field }) => field)).toEqual(['certificate_carriers', 'certificate_class'])
})

test('a shop or workshop has a certificate without class and year (GEG § 87 (1), nos. 4 and 5)', () => {
  const shop = { ...certificate, certificate_class: null, certificate_building_year: null }
  expect(certificateChecks({ ...shop, property_type: 'Gewerbe' })).toEqual([])
  expect(certificateChecks({ ...shop, property_type: 'Mehrfamilienhaus' })).toHaveLength(2)
})

test('a certificate counts until its last day', () => {
  expect(validityChecks(certificate, '2030-01-31')).toEqual([])
  expect(validityChecks(certificate, '2030-02-01')).toHaveLength(1)
})

test('pictures without a description forbid publishing, none at all is only said', () => {
  expect(pictureChecks({ count: 2, withoutAlt: 0 })).toEqual([])
  expect(pictureChecks({ count: 0, withoutAlt: 0 })[0]?.tone).toBe('warning')
  expect(pictureChecks({ count: 2, withoutAlt: 1 })[0]?.tone).toBe('error')
})

test('values of a certificate need the word that there is one, and a day of end after that of issue', () => {
  expect(certificateFaults({})).toEqual({})
  expect(certificateFaults({ certificate_value: 90 })).toHaveProperty('certificate_exemption')
  expect(certificateFaults({ certificate_document: 'datei' })).toHaveProperty('certificate_exemption')
  expect(certificateFaults({ ...certificate, certificate_issued_on: '2031-01-31' })).toHaveProperty(
    'certificate_valid_until',
  )
})

test('a class is doubted only beyond the bounds of GEG, Anlage 10', () => {
  const doubted = (certificate_value: number | null, certificate_class: string | null) =>
    'certificate_class' in certificateDoubts({ certificate_value, certificate_class })
  const fitting = [
    [30, 'A+'],
    [30.1, 'A'],
    [50, 'A'],
    [75, 'B'],
    [98.5, 'C'],
    [130, 'D'],
    [160, 'E'],
    [200, 'F'],
    [250, 'G'],
    [250.1, 'H'],
  ] as const
  for (const [value, name] of fitting) expect([value, doubted(value, name)]).toEqual([value, false])
  expect(doubted(98.5, 'A')).toBe(true)
  expect(doubted(50.1, 'A')).toBe(true)
  expect(doubted(250, 'H')).toBe(true)
  expect(doubted(null, 'A')).toBe(false)
  expect(doubted(98.5, null)).toBe(false)
})

test('what is near is refused where it cannot be read, and fine where there is nothing', () => {
  expect(nearbyFaults({ nearby: ['Haltestelle, Rathaus, 4 Min.'] })).toEqual({})
  expect(nearbyFaults({})).toEqual({})
  expect(nearbyFaults({ nearby: ['Haltestelle Rathaus'] }).nearby).toContain('„Haltestelle Rathaus“')
})
