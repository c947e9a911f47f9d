import { expect, test } from 'vitest'
import type { EnergyCertificate } from '../properties/property.ts'
import { certificateFacts, missingCertificateText } from './rules.ts'

const certificate: EnergyCertificate = {
  kind: 'bedarf',
  valueKwhPerSqmYear: 84.5,
  energyCarriers: ['Erdgas', 'Solarthermie'],
  buildingYear: 1968,
  efficiencyClass: 'C',
  includesHotWater: true,
  issuedOn: '2022-05-01',
  validUntil: '2032-04-30',
  exemption: 'none',
  scheme: 'GEG2020',
}

test('an advert names kind, value, carriers, building year and class', () => {
  expect(certificateFacts(certificate)).toEqual([
    { label: 'Art des Energieausweises', value: 'Energiebedarfsausweis' },
    { label: 'Endenergiebedarf', value: '84,5\u00a0kWh/(m²·a)' },
    { label: 'Wesentliche Energieträger der Heizung', value: 'Erdgas, Solarthermie' },
    { label: 'Baujahr laut Energieausweis', value: '1968' },
    { label: 'Energieeffizienzklasse', value: 'C' },
    { label: 'Warmwasser', value: 'im Kennwert enthalten' },
    { label: 'Gültig bis', value: '30.04.2032' },
  ])
})

test('a certificate of the other kind speaks of consumption, and what it does not hold is left out', () => {
  const facts = certificateFacts({
    ...certificate,
    kind: 'verbrauch',
    efficiencyClass: null,
    energyCarriers: [],
    buildingYear: null,
    includesHotWater: false,
    validUntil: null,
  })
  expect(facts.map(({ label }) => label)).toEqual(['Art des Energieausweises', 'Endenergieverbrauch'])
})

test.for([
  ['denkmal', 'Baudenkmal'],
  ['noch_nicht_ausgestellt', 'noch nicht ausgestellt'],
  ['nicht_noetig', 'kein Energieausweis erforderlich'],
] as const)('an exemption (%s) says why there are no facts', ([exemption, words]) => {
  expect(missingCertificateText({ ...certificate, exemption })).toContain(words)
})

test('a certificate without facts and none at all promise it for the viewing; a complete one needs no sentence', () => {
  expect(missingCertificateText(null)).toContain('bei der Besichtigung')
  expect(missingCertificateText({ ...certificate, kind: null, valueKwhPerSqmYear: null })).toContain('Besichtigung')
  expect(missingCertificateText(certificate)).toBeNull()
})
