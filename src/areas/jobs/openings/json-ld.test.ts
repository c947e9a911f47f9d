import { expect, test } from 'vitest'
import { exampleOpening } from './example-opening.ts'
import { jobPostingJsonLd } from './json-ld.ts'

const address = 'https://www.example.de'

test('search engines get what the advertisement says', () => {
  expect(jobPostingJsonLd(address, exampleOpening({ validUntil: '2026-06-30' }))).toMatchObject({
    '@type': 'JobPosting',
    url: 'https://www.example.de/job/hausmeister',
    title: 'Hausmeister',
    datePosted: '2026-02-01',
    validThrough: '2026-06-30T23:59:59',
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Rhens', postalCode: '56321', addressCountry: 'DE' } },
    baseSalary: { currency: 'EUR', value: { minValue: 2900, maxValue: 3300, unitText: 'MONTH' } },
    directApply: true,
  })
})

test('what is not known is left out, and texts cannot become markup', () => {
  const posting = jobPostingJsonLd(
    address,
    exampleOpening({ salaryMinEuro: null, location: 'St. Goar', jobType: 'Ausbildung', tasks: ['<b>Hallo</b>'] }),
  )
  expect(posting).not.toHaveProperty('baseSalary')
  expect(posting).not.toHaveProperty('validThrough')
  expect(posting).toMatchObject({ employmentType: 'OTHER', description: expect.stringContaining('&lt;b&gt;Hallo') })
  expect(JSON.stringify(posting)).not.toContain('56321')
})

test.each([
  ['Vollzeit', 'FULL_TIME'],
  ['Teilzeit (20 Stunden)', 'PART_TIME'],
  ['Voll- oder Teilzeit', ['FULL_TIME', 'PART_TIME']],
  ['Praktikum', 'INTERN'],
  ['befristete Aushilfe', ['PART_TIME', 'TEMPORARY']],
  ['unbefristet', 'OTHER'],
])('%s is %s for search engines, whatever a company calls it', (jobType, type) => {
  expect(jobPostingJsonLd(address, exampleOpening({ jobType }))).toMatchObject({ employmentType: type })
})
