import { expect } from 'vitest'
import type { APIRequestContext } from '@playwright/test'
import { testAuthenticator } from '../../src/office/accounts/passkeys/test-authenticator.server.ts'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { newRequest, test } from './test.ts'

test('only the office may ask for passkeys', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['permissions-policy'] ?? ''
  for (const path of ['/', '/wohnungen', '/verwaltungen', '/api/apartments'])
    expect(await policyOf(path)).toMatch(/publickey-credentials-create=\(\), publickey-credentials-get=\(\)/)
  expect(await policyOf('/verwaltung/anmelden')).toMatch(
    /publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)/,
  )
})

test('a challenge answers once, and an answer to nothing opens nothing', async ({ request }) => {
  const address = '/verwaltung/anmelden/passkey'
  const begun = await request.post(address, { data: { step: 'begin' } })
  const { options } = (await begun.json()) as { options: { challenge: string; userVerification: string } }
  expect(options.userVerification).toBe('required')
  const response = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} }
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = await request.post(address, { data: { step: 'finish', response } })
    expect(answer.status()).toBe(422)
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('verwaltung=')
  }
  expect((await request.post(address, { data: [] })).status()).toBe(422)
})

const SIGN_IN = '/verwaltung/anmelden/passkey'
const REGISTER = '/verwaltung/konto/passkey'
type Device = ReturnType<typeof testAuthenticator>
type Answer = ReturnType<Device['get']>

const challengeOf = async (request: APIRequestContext, address: string, begin: Record<string, string> = {}) => {
  const begun = await request.post(address, { data: { step: 'begin', ...begin } })
  return ((await begun.json()) as { options: { challenge: string } }).options.challenge
}

/** The site's answer to a device: no error of the server, one German sentence, no session. */
async function isRefused(request: APIRequestContext, address: string, data: unknown, what: string): Promise<void> {
  const answer = await request.post(address, { data })
  expect.soft(answer.status(), what).toBe(422)
  expect.soft(await answer.text(), what).toMatch(/"fault":"[^"]*Versuchen Sie es noch einmal/)
  expect.soft(answer.headers()['set-cookie'] ?? '', what).not.toContain('verwaltung=')
}

test('odd answers of a device open nothing, and its right one does', async ({ request, office }) => {
  const { password } = await makeStaff(office, request, 'technik')
  const device = testAuthenticator(siteUnderTest())
  const begin = { password, code: '', name: 'Laptop' }
  const whole = device.create(await challengeOf(request, REGISTER, begin))
  const made = { ...whole, response: whole.response as Record<string, string> }
  const brokenKeys: [string, unknown][] = [
    ['no answer', null],
    ['a text', 'x'],
    ['no object', { ...made, response: {} }],
    ['CBOR that ends too soon', { ...made, response: { ...made.response, attestationObject: 'o2NmbXRk' } }],
    ['CBOR without end', { ...made, response: { ...made.response, attestationObject: 'm'.repeat(4000) } }],
    ['CBOR nested without end', { ...made, response: { ...made.response, attestationObject: 'gYGB'.repeat(2000) } }],
    ['no base64', { ...made, response: { ...made.response, clientDataJSON: '%%%' } }],
    ['no JSON', { ...made, response: { ...made.response, clientDataJSON: 'AAAA' } }],
    ['another type', { ...made, type: 'password' }],
  ]
  for (const [what, response] of brokenKeys)
    await isRefused(request, REGISTER, { step: 'finish', name: 'Laptop', response }, what)
  const stranger = testAuthenticator('https://angreifer.example')
  const challenge = await challengeOf(request, REGISTER, begin)
  await isRefused(
    request,
    REGISTER,
    { step: 'finish', name: 'L', response: stranger.create(challenge) },
    'another site',
  )
  const right = device.create(await challengeOf(request, REGISTER, begin))
  const stored = await request.post(REGISTER, { data: { step: 'finish', name: 'Laptop', response: right } })
  expect(stored.status(), await stored.text()).toBe(200)

  const login = await newRequest()
  const fresh = () => challengeOf(login, SIGN_IN)
  const odd: [string, (challenge: string) => unknown][] = [
    ['another origin', (given) => device.get(given, { origin: 'https://angreifer.example' })],
    ['another site’s key', (given) => device.get(given, { rpId: 'angreifer.example' })],
    ['nobody was there', (given) => device.get(given, { flags: 0 })],
    ['nobody was verified', (given) => device.get(given, { flags: 1 })],
    ['the answer of a registration', (given) => device.get(given, { type: 'webauthn.create' })],
    ['something else signed', (given) => device.get(given, { signed: Buffer.from('x') })],
    ['a challenge of its own', () => device.get('c2VsYnN0LWdlbWFjaHQ')],
    ['a key that nobody knows', (given) => testAuthenticator(siteUnderTest()).get(given)],
    ['no signature', (given) => without(device.get(given), 'signature')],
    ['no data', (given) => without(device.get(given), 'authenticatorData')],
    ['numbers for texts', (given) => ({ ...device.get(given), id: 7, rawId: [] })],
    ['data too short', (given) => changed(device.get(given), { authenticatorData: 'AAAA' })],
    ['a signature that is none', (given) => changed(device.get(given), { signature: 'AAAA' })],
  ]
  for (const [what, answer] of odd)
    await isRefused(login, SIGN_IN, { step: 'finish', response: answer(await fresh()) }, what)

  const once = await fresh()
  const whoIsIt = changed(device.get(once, { counter: 50 }), { userHandle: '' })
  expect((await login.post(SIGN_IN, { data: { step: 'finish', response: whoIsIt } })).status()).toBe(200)
  await isRefused(await newRequest(), SIGN_IN, { step: 'finish', response: whoIsIt }, 'the same answer again')
  const back = await newRequest()
  const older = device.get(await challengeOf(back, SIGN_IN), { counter: 3 })
  await isRefused(back, SIGN_IN, { step: 'finish', response: older }, 'a counter that goes back, as a copied key has')
})

test('a passkey that is copied between devices and counts nothing opens the office each time', async ({
  request,
  office,
}) => {
  const { password } = await makeStaff(office, request, 'technik')
  const device = testAuthenticator(siteUnderTest())
  const begin = { password, code: '', name: 'Telefon' }
  const COPIED = 0x1d
  // Copied, although it says that it cannot be.
  const impossible = device.create(await challengeOf(request, REGISTER, begin), { flags: 0x15, counter: 0 })
  await isRefused(request, REGISTER, { step: 'finish', name: 'Telefon', response: impossible }, 'an impossible copy')
  const right = device.create(await challengeOf(request, REGISTER, begin), { flags: COPIED, counter: 0 })
  const stored = await request.post(REGISTER, { data: { step: 'finish', name: 'Telefon', response: right } })
  expect(stored.status(), await stored.text()).toBe(200)
  for (const _time of ['first', 'second']) {
    const login = await newRequest()
    const response = device.get(await challengeOf(login, SIGN_IN), { flags: COPIED, counter: 0 })
    expect((await login.post(SIGN_IN, { data: { step: 'finish', response } })).status()).toBe(200)
    await login.dispose()
  }
})

test('nobody registers a key under the name of a colleague’s, and none opens another account', async ({
  request,
  office,
}) => {
  const victim = await makeStaff(office, request, 'technik', { name: 'Hanna Opfer' })
  const device = testAuthenticator(siteUnderTest())
  const key = device.create(await challengeOf(request, REGISTER, { password: victim.password, code: '', name: 'A' }))
  expect((await request.post(REGISTER, { data: { step: 'finish', name: 'A', response: key } })).status()).toBe(200)

  const inside = await newRequest()
  const thief = await makeStaff(office, inside, 'technik', { name: 'Dora Dieb' })
  const twin = testAuthenticator(siteUnderTest(), undefined, key)
  const begin = { password: thief.password, code: '', name: 'B' }
  const again = twin.create(await challengeOf(inside, REGISTER, begin))
  await isRefused(inside, REGISTER, { step: 'finish', name: 'B', response: again }, 'the same name of a key')
  const login = await newRequest()
  const forged = twin.get(await challengeOf(login, SIGN_IN), { counter: 90 })
  await isRefused(login, SIGN_IN, { step: 'finish', response: forged }, 'the other device')

  // A device may say whose key it is; the key decides.
  const claimed = changed(device.get(await challengeOf(login, SIGN_IN), { counter: 91 }), { userHandle: 'RG9yYQ' })
  expect((await login.post(SIGN_IN, { data: { step: 'finish', response: claimed } })).status()).toBe(200)
  const page = await (await login.get('/verwaltung/konto')).text()
  expect(page).toContain('Hanna Opfer')
  expect(page).not.toContain('Dora Dieb')
  for (const each of [inside, login]) await each.dispose()
})

const without = (answer: Answer, name: string) => changed(answer, { [name]: undefined })
const changed = (answer: Answer, parts: Record<string, unknown>) => ({
  ...answer,
  response: { ...answer.response, ...parts },
})
