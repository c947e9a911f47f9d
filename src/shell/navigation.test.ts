import { expect, test } from 'vitest'
import { companyLinks, currentMark, landlordLinks, mainLinks, tenantLinks } from './navigation.ts'

test('the header leads to the addresses of the specification', () => {
  const addresses = [mainLinks, tenantLinks, landlordLinks, companyLinks].map((links) => links.map(({ to }) => to))
  expect(addresses).toEqual([
    ['/vermietung', '/wohnungen', '/handwerker-partner'],
    ['/mieterinfos', '/schadensmeldung', '/mietbescheinigung', '/schluessel-verloren', '/mieter-bewerbung', '/chatbot'],
    ['/schadensanierung', '/gutachten', '/hausverwaltung', '/nebenkostenabrechnung', '/instandhaltungsarbeiten'],
    ['/ueber-uns', '/jobs', '/kontakt'],
  ])
})

test('a link is marked on its own page, with or without a slash at the end', () => {
  expect(currentMark('/vermietung', '/vermietung')).toBe('page')
  expect(currentMark('/vermietung', '/vermietung/')).toBe('page')
  expect(currentMark('/vermietung', '/wohnungen')).toBeUndefined()
})

test('a detail page belongs to its list', () => {
  expect(currentMark('/vermietung', '/immobilie/haus-1')).toBe('true')
  expect(currentMark('/wohnungen', '/wohnung/wohnung-1')).toBe('true')
  expect(currentMark('/jobs', '/job/hausmeister')).toBe('true')
  expect(currentMark('/jobs', '/vermietung')).toBeUndefined()
})
