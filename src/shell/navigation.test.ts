import { expect, test } from 'vitest'
import { landlordOfferings } from '#company/offerings.ts'
import { leaveOut } from '#company/test-leave-out.ts'
import { currentMark, footerGroups, mainLinks, navGroups } from './navigation.ts'

const addresses = (links: readonly { to: string }[]) => links.map(({ to }) => to)

test('the header leads to the addresses of the specification', () => {
  expect([mainLinks(), ...navGroups().map(({ links }) => links)].map(addresses)).toEqual([
    ['/vermietung', '/wohnungen', '/handwerker-partner'],
    ['/mieterinfos', '/schadensmeldung', '/mietbescheinigung', '/mieter-bewerbung', '/chatbot'],
    ['/schadensanierung', '/gutachten', '/hausverwaltung', '/nebenkostenabrechnung', '/instandhaltungsarbeiten'],
    ['/ueber-uns', '/jobs', '/kontakt'],
  ])
})

test('menus lead to what the company offers, and one that leads to nothing is none', () => {
  leaveOut('jobs', 'partners', 'assistant', ...landlordOfferings)
  expect(addresses(mainLinks())).toEqual(['/vermietung', '/wohnungen'])
  expect(navGroups().map(({ id }) => id)).toEqual(['mieter', 'ueber-uns'])
  expect(footerGroups().map(({ links }) => addresses(links).at(-1))).toEqual(['/schluessel-verloren', '/kontakt'])
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
