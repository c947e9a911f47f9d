import { expect } from 'vitest'
import { officeAddresses } from '../../src/office/frame/access/addresses.ts'
import { roleNames, type Role } from '../../src/office/frame/access/roles.ts'
import { addressesOf, everyPattern, FILES, OFFICE } from '../support/addresses.ts'
import { dataAddress } from '../support/data-address.ts'
import { fillIn, officePatterns } from '../support/office-addresses.ts'
import {
  expectedAccess,
  needsSecondFactor,
  openWithoutSecondFactor,
  publicForms,
} from '../support/office-expectation.ts'
import { makeStaff } from '../support/staff.ts'
import { type BareAnswer, bareRequest } from './bare-request.ts'
import { test } from './test.ts'

test('every address of the office declares what it needs and is expected here, and nothing else is', () => {
  expect(officePatterns.length).toBeGreaterThan(5)
  expect(Object.keys(officeAddresses).toSorted()).toEqual(officePatterns.toSorted())
  expect(Object.keys(expectedAccess).toSorted()).toEqual(officePatterns.toSorted())
})

type Visitor = { name: string; role: Role | null; secondFactor: boolean }
type Answered = { status: number; location: string | undefined }

const SIGN_OUT = '/verwaltung/abmelden'

const ways = [
  { method: 'GET', ending: '' },
  { method: 'GET', ending: '.data' },
  { method: 'HEAD', ending: '' },
  { method: 'POST', ending: '' },
  { method: 'POST', ending: '.data' },
] as const
type Way = (typeof ways)[number]

/** What is wrong with an answer of the office over HTTP; null: nothing. What a page itself says to an allowed request is its own matter. */
function fault(pattern: string, method: string, visitor: Visitor, { status, location }: Answered): string | null {
  const { read, write } = expectedAccess[pattern]!
  const allowed = method === 'POST' ? write : read
  const isTaken = allowed.length > 0
  const toSignIn = location?.startsWith('/verwaltung/anmelden') ?? false
  const toSecondFactor = location === '/verwaltung/konto/zweiter-faktor'
  const says = (isRight: boolean, wanted: string) => (isRight ? null : wanted)
  if (!visitor.role && !allowed.includes('nobody'))
    return method === 'POST' ? says(status === 401, '401') : says(toSignIn, 'the sign-in page')
  if (!isTaken) return says(status === 405, '405')
  if (visitor.role && needsSecondFactor.has(visitor.role) && !visitor.secondFactor)
    if (!openWithoutSecondFactor.test(pattern)) return says(toSecondFactor, 'the second factor')
  if (!allowed.includes(visitor.role ?? 'nobody')) return says(status === 403, '403')
  return says(status !== 403 && status !== 405 && status < 500 && !toSecondFactor, 'to be let in')
}

const visitors: Visitor[] = [
  { name: 'nobody', role: null, secondFactor: false },
  ...roleNames.map((role) => ({ name: role, role, secondFactor: needsSecondFactor.has(role) })),
  ...roleNames
    .filter((role) => needsSecondFactor.has(role))
    .map((role) => ({ name: `${role} without second factor`, role, secondFactor: false })),
]

for (const visitor of visitors) {
  test(`every address of the office answers ${visitor.name} as expected`, async ({ request, office }) => {
    const { role, secondFactor } = visitor
    if (role) await makeStaff(office, request, role, { secondFactor })
    const ask = await bareRequest(request)
    const check = async (pattern: string, { method, ending }: Way) => {
      const address = fillIn(pattern) + ending
      const answer = await ask(address, sentBy(method))
      const seen = ending === '' ? answeredBy(answer) : singleFetchAnswer(answer)
      const wanted = fault(pattern, method, visitor, seen)
      expect.soft(wanted, `${method} ${address} answered ${JSON.stringify(seen)}`).toBeNull()
    }
    for (const pattern of officePatterns.filter((one) => one !== SIGN_OUT)) {
      await Promise.all(ways.map((way) => check(pattern, way)))
    }
    // One after another: the last way ends the session.
    for (const way of ways) if (way.method !== 'POST' || way.ending !== '') await check(SIGN_OUT, way)
  })
}

/** There is nothing under a made-up name. */
const isMissing = (pattern: string) => pattern.endsWith('*') || FILES.test(pattern)

function publicFault(pattern: string, method: string, status: number): string | null {
  const says = (isRight: boolean, wanted: string) => (isRight ? null : wanted)
  if (isMissing(pattern)) return says([202, 302, 404, 405].includes(status), 'nothing there')
  if (method !== 'POST') return says(status === 200, '200')
  return publicForms.has(pattern)
    ? says(status >= 400 && status < 500, 'a form that refuses this')
    : says(status === 405, '405')
}

for (const role of [null, 'leitung'] as const) {
  test(`every public address answers ${role ?? 'nobody'} as expected`, async ({ request, office }) => {
    if (role) await makeStaff(office, request, role)
    const ask = await bareRequest(request)
    for (const pattern of everyPattern.filter((one) => !OFFICE.test(one))) {
      const addresses = FILES.test(pattern) ? [fillIn(pattern)] : await addressesOf(pattern)
      for (const filled of addresses) {
        const address = filled.split('?')[0]!
        const check = async ({ method, ending }: Way) => {
          const asked = ending === '' ? address : dataAddress(address)
          const { status } = await ask(asked, sentBy(method))
          expect.soft(publicFault(pattern, method, status), `${method} ${asked} answered ${status}`).toBeNull()
        }
        await Promise.all(ways.map(check))
      }
    }
  })
}

const sentBy = (method: string) => (method === 'POST' ? { method, form: { intent: 'unbekannt' } } : { method })

function answeredBy({ status, location }: BareAnswer): Answered {
  return { status, location }
}

/** The router's data requests say a redirect in their body (status 202). */
function singleFetchAnswer({ status, text }: BareAnswer): Answered {
  return { status, location: status === 202 ? /"(\/verwaltung[^"]*)"/.exec(text)?.[1] : undefined }
}
