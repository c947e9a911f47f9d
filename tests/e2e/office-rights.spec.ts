import { officeAddresses } from '../../src/areas/office/access/addresses.ts'
import { judge, type Verdict, type Visitor } from '../../src/areas/office/access/judge.ts'
import { needsSecondFactor, roleNames, type Role } from '../../src/areas/office/access/roles.ts'
import { fillIn, officePatterns } from '../support/office-addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('every address of the office declares what it needs, and nothing else is declared', () => {
  expect(officePatterns.length).toBeGreaterThan(5)
  expect(Object.keys(officeAddresses).toSorted()).toEqual(officePatterns.toSorted())
})

type Answered = { status: number; location: string | undefined }

/** What an answer over HTTP must look like for each verdict. What a page itself says to an allowed request is its own matter. */
function fits(verdict: Verdict, { status, location }: Answered): boolean {
  const toSignIn = location?.startsWith('/verwaltung/anmelden') ?? false
  const toSecondFactor = location === '/verwaltung/konto/zweiter-faktor'
  if (verdict.kind === 'sign-in') return toSignIn
  if (verdict.kind === 'second-factor') return toSecondFactor
  if (verdict.kind === 'refused' || verdict.kind === 'undeclared') return status === 403
  if (verdict.kind === 'method') return status === 405
  return status !== 403 && status !== 405 && status < 500 && !toSecondFactor
}

const visitors: { name: string; role: Role | null; secondFactor: boolean }[] = [
  { name: 'nobody', role: null, secondFactor: false },
  ...roleNames.map((role) => ({ name: role, role, secondFactor: needsSecondFactor(role) })),
  ...roleNames
    .filter((role) => needsSecondFactor(role))
    .map((role) => ({ name: `${role} without second factor`, role, secondFactor: false })),
]

for (const { name, role, secondFactor } of visitors) {
  test(`every address of the office answers ${name} as its declaration says`, async ({ request, office }) => {
    test.setTimeout(180_000)
    if (role) await makeStaff(office, request, role, { secondFactor })
    const visitor: Visitor = role && { role, hasSecondFactor: secondFactor }
    // The sign-out address is asked last: an allowed post to it ends the session.
    const patterns = officePatterns.toSorted((one) => (one === '/verwaltung/abmelden' ? 1 : -1))
    for (const pattern of patterns) {
      for (const method of ['GET', 'POST']) {
        for (const ending of ['', '.data']) {
          if (pattern === '/verwaltung/abmelden' && method === 'POST' && ending === '') continue
          const address = fillIn(pattern) + ending
          const form = method === 'POST' ? { form: { intent: 'unbekannt' } } : {}
          const answer = await request.fetch(address, { method, maxRedirects: 0, failOnStatusCode: false, ...form })
          const seen = ending === '' ? answeredBy(answer) : await singleFetchAnswer(answer)
          const verdict = judge(pattern, method, visitor)
          expect
            .soft(fits(verdict, seen), `${method} ${address}: ${verdict.kind}, answered ${JSON.stringify(seen)}`)
            .toBe(true)
        }
      }
    }
  })
}

type Fetched = Awaited<ReturnType<import('@playwright/test').APIRequestContext['fetch']>>

function answeredBy(answer: Fetched): Answered {
  return { status: answer.status(), location: answer.headers().location }
}

/** The router's data requests say a redirect in their body (status 202). */
async function singleFetchAnswer(answer: Fetched): Promise<Answered> {
  const location = answer.status() === 202 ? /"(\/verwaltung[^"]*)"/.exec(await answer.text())?.[1] : undefined
  return { status: answer.status(), location }
}
