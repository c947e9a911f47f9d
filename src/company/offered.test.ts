import { expect, test } from 'vitest'
import { site } from '#site'
import { standardFacts } from './facts.ts'
import { isOffered, notOfferedAt, offeredOf } from './offered.ts'
import { offeringNames } from './offerings.ts'
import { siteOf } from './site-of.ts'
import { leaveOut } from './test-leave-out.ts'

test('an address belongs to the offering that names it, with query, anchor and as data, too', () => {
  leaveOut(...offeringNames)
  for (const [address, name] of [
    ['/jobs', 'jobs'],
    ['/jobs?ort=Rhens', 'jobs'],
    ['/jobs.data?_routes=x', 'jobs'],
    ['/jobs/initiativbewerbung', 'jobs'],
    ['/job/hausmeister/bewerbung', 'jobs'],
    // As a form's kind names its pages.
    ['/job/:slug/bewerbung', 'jobs'],
    ['/api/jobs/hausmeister', 'jobs'],
    ['/mieterinfos#faq', 'help_centre'],
    ['/Mieterinfos/heizen', 'help_centre'],
    ['/war-das-hilfreich/schimmel', 'help_centre'],
    ['/war-das-hilfreich/~assistent', 'assistant'],
    ['/suchauftrag?ort=Rhens', 'saved_searches'],
    ['/wohnung/eins/besichtigung', 'viewing_bookings'],
  ] as const)
    expect(notOfferedAt(address), address).toBe(name)
})

test('letting, contact, legal texts and what somebody has by a link are always there', () => {
  leaveOut(...offeringNames)
  for (const address of [
    '/',
    '/jobsuche',
    '/vermietung',
    '/wohnung/eins',
    '/mieter-bewerbung',
    '/kontakt',
    '/datenschutz',
    '/suchauftrag/geheim',
    '/besichtigung/geheim',
    '/vorgang/geheim',
    '#anfrage',
    'tel:112',
    'https://example.org/jobs',
  ])
    expect(notOfferedAt(address), address).toBeNull()
})

test('a new company offers everything, and each box takes one thing away', () => {
  expect(site.notOffered).toEqual({})
  for (const name of offeringNames) {
    const facts = { ...standardFacts, [`offers_${name}`]: false }
    expect(Object.keys(siteOf(facts, [], site.look).notOffered)).toEqual([name])
  }
})

test('links to what is left out are left out, and no others', () => {
  leaveOut('jobs', 'help_centre')
  expect(offeredOf([{ to: '/jobs' }, { to: '/kontakt' }, { to: '/mieterinfos?q=Heizung' }])).toEqual([
    { to: '/kontakt' },
  ])
  expect(isOffered('/api/help/questions')).toBe(false)
  expect(isOffered('/war-das-hilfreich/~assistent')).toBe(true)
})
