import { expect, test } from 'vitest'
import { helpParameters } from '#areas/help-centre/articles/help-address.ts'
import { openingParameters } from '#areas/jobs/openings/filters.ts'
import { overviewParameters } from '#areas/letting/apartments/search/filters.ts'
import { buildingParameters, propertyParameters } from '#areas/letting/properties/filters.ts'
import { applicationParameters } from '#areas/letting/tenant-application/read-page.server.ts'
import { comparisonParameters, watchlistParameters } from '#areas/letting/watchlist/address.ts'
import { cacheKey } from './addresses.ts'

test('a page without parameters is its own key', () => {
  expect(cacheKey('/vermietung')).toBe('/vermietung')
  expect(cacheKey('/immobilie/haus-am-rhein')).toBe('/immobilie/haus-am-rhein')
})

test('parameters that the page does not read are dropped', () => {
  expect(cacheKey('/vermietung?utm_source=brief&fbclid=x')).toBe('/vermietung')
  expect(cacheKey('/?gclid=1')).toBe('/')
  expect(cacheKey('/wohnung/12?von=suche')).toBe('/wohnung/12')
})

test('known parameters stand in one order, empty ones not at all', () => {
  const one = cacheKey('/vermietung?seite=2&typ=&ort=St.+Goar&utm_medium=x')
  expect(one).toBe('/vermietung?ort=St.+Goar&seite=2')
  expect(cacheKey('/vermietung?ort=St.%20Goar&seite=2')).toBe(one)
})

test('a parameter that comes several times keeps all its values', () => {
  expect(cacheKey('/wohnungen?ausstattung=balkon&ausstattung=aufzug')).toBe(
    '/wohnungen?ausstattung=balkon&ausstattung=aufzug',
  )
})

test.each([
  ['/wohnungen', overviewParameters],
  ['/vermietung', propertyParameters.names],
  ['/immobilie/haus-am-rhein', buildingParameters.names],
  ['/mieter-bewerbung', applicationParameters.names],
  ['/merkliste', watchlistParameters.names],
  ['/vergleich', comparisonParameters.names],
  ['/mieterinfos', helpParameters.names],
  ['/jobs', openingParameters.names],
])('%s keeps every parameter that it declares', (path, names) => {
  const everything = `${path}?${names.map((name) => `${name}=1`).join('&')}`
  expect(names.length).toBeGreaterThan(0)
  expect(cacheKey(everything)).toBe(everything)
})

test('the API knows the parameters of its own description', () => {
  expect(cacheKey('/api/apartments?seite=3&zimmer_von=2&x=1')).toBe('/api/apartments?zimmer_von=2&seite=3')
  expect(cacheKey('/api/properties/7/media?a=b')).toBe('/api/properties/7/media')
})

test('a page and its data are two answers', () => {
  expect(cacheKey('/vermietung.data?ort=Rhens')).toBe('/vermietung.data?ort=Rhens')
  expect(cacheKey('/api/jobs.data')).toBeNull()
})

test.each([
  ['the office', '/verwaltung'],
  ['a draft', '/verwaltung/wohnungen/1/vorschau'],
  ['a confirmation', '/kontakt?eingegangen=7K42-PXR8'],
  ['a question to the assistant', '/chatbot?frage=Hallo'],
  ['a step of a form', '/mieter-bewerbung?schritt=adresse'],
  ['a token', '/api/form-token'],
  ['what somebody wrote about a damage', '/api/help/suggestions?q=Wasser'],
  ['an address that does not exist', '/gibt-es-nicht'],
  ['a slash at the end', '/vermietung/'],
  ['an encoded address', '/wohnung/%31'],
  ['a bare question mark, which is redirected', '/vermietung?'],
  ['NUL, which is refused', '/vermietung?ort=%00'],
  ['an address longer than anybody types', `/vermietung?suche=${'a'.repeat(600)}`],
  ['another host', 'http://example.org/vermietung'],
])('%s is not kept', (_, url) => expect(cacheKey(url)).toBeNull())
