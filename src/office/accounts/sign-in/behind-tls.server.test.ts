import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { changePassword } from '../account/change-password.server.ts'
import { confirmSecondFactor, startSecondFactor } from '../account/second-factor.server.ts'
import { totp } from '#office/frame/example-totp.ts'
import { beginPasskey, storePasskey } from '../passkeys/passkeys.server.ts'
import { challengePasskey, signInWithPasskey } from '../passkeys/sign-in.server.ts'
import { testAuthenticator } from '../passkeys/test-authenticator.server.ts'
import { callerOf } from '#office/frame/access/caller.ts'
import { signIn, signOut } from './sign-in.server.ts'
import { verifyCode } from './verify-code.server.ts'
import { setStaffDisabled } from '../staff/invitations.server.ts'
import { addTestAccount, TEST_PASSWORD as password } from '../staff/test-account.server.ts'
import { readSession } from '#office/frame/access/read-session.server.ts'

const email = 'jana@example.org'
const SITE = 'https://www.example.de'

/** A browser: it keeps cookies, and every `Set-Cookie` it ever saw in `seen`. */
function browserOf(app: App) {
  const jar = new Map<string, string>()
  const seen: string[] = []
  const httpRequest = () =>
    new Request(app.config.siteUrl, { headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') } })
  return {
    seen,
    request: httpRequest,
    caller: () => callerOf(httpRequest(), { clientAddress: '' }),
    take(headers: Headers | null) {
      if (!headers) throw new Error('Refused')
      for (const cookie of headers.getSetCookie()) {
        seen.push(cookie)
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (cookie.includes('Max-Age=0')) jar.delete(name)
        else jar.set(name, value)
      }
    },
    staff: () => readSession(app, httpRequest()),
  }
}
type Browser = ReturnType<typeof browserOf>

async function account(siteUrl = SITE) {
  const app = await testApp({ clock: systemClock, config: readConfig({ SITE_URL: siteUrl }) })
  return { app, id: await addTestAccount(app, { email, name: 'Jana', role: 'technik' }) }
}

async function enter(app: App, browser: Browser, word = password) {
  const outcome = await signIn(app, { email, password: word }, browser.caller())
  if (!('headers' in outcome)) throw new Error(outcome.kind)
  browser.take(outcome.headers)
  return outcome.kind
}

async function staffOf(browser: Browser) {
  const staff = await browser.staff()
  if (!staff) throw new Error('Nobody is signed in')
  return staff
}

async function addPasskey(app: App, browser: Browser, device: ReturnType<typeof testAuthenticator>) {
  const staff = await staffOf(browser)
  const begun = await beginPasskey(app, browser.request(), staff, { password, code: '', name: 'Laptop' })
  if (!begun.ok) throw new Error(begun.fault)
  browser.take(begun.headers)
  const options = begun.options as { challenge: string; rp: { id: string } }
  const response = device.create(options.challenge)
  const stored = await storePasskey(app, browser.request(), staff, { response, name: 'Laptop' })
  if (stored) browser.take(stored.headers)
  return { rpId: options.rp.id, isStored: stored !== null }
}

async function usePasskey(app: App, browser: Browser, device: ReturnType<typeof testAuthenticator>) {
  const asked = await challengePasskey(app, browser.caller())
  if (!asked) throw new Error('No challenge came')
  browser.take(asked.headers)
  const { challenge } = asked.options as { challenge: string }
  const outcome = await signInWithPasskey(app, browser.caller(), device.get(challenge))
  if (outcome.kind === 'signed-in') browser.take(outcome.headers)
  return outcome.kind
}

/** Every step that sets a cookie. */
async function walk(app: App, browser: Browser) {
  await enter(app, browser)
  const device = testAuthenticator(app.config.siteUrl)
  await addPasskey(app, browser, device)
  await usePasskey(app, browser, device)
  const started = await startSecondFactor(app, browser.request(), password)
  const secret = /secret=([A-Z2-7]+)/.exec(started?.uri ?? '')?.[1] ?? ''
  browser.take(await confirmSecondFactor(app, browser.request(), await staffOf(browser), totp(secret)))
  browser.take(await signOut(app, browser.request()))
  expect(await enter(app, browser)).toBe('code')
  const outcome = await verifyCode(app, browser.caller(), totp(secret, 1))
  browser.take(outcome.kind === 'signed-in' ? outcome.headers : null)
  browser.take(await signOut(app, browser.request()))
}

test('behind https every cookie is bound to the host, to https and to the server alone', async () => {
  const { app } = await account()
  const browser = browserOf(app)
  await walk(app, browser)
  expect(browser.seen.length).toBeGreaterThan(10)
  for (const cookie of browser.seen) {
    expect(cookie).toMatch(/^__Host-verwaltung/)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(cookie).not.toContain('Domain')
  }
})

test('on plain localhost the same cookies come without prefix and Secure', async () => {
  const { app } = await account('http://localhost:3000')
  const browser = browserOf(app)
  await walk(app, browser)
  for (const cookie of browser.seen) {
    expect(cookie).toMatch(/^verwaltung/)
    expect(cookie).not.toContain('Secure')
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']))
  }
})

test('signing in gives a new session and ends the one that the browser had, whoever put it there', async () => {
  const { app } = await account()
  const browser = browserOf(app)
  await enter(app, browser)
  const before = browser.request()
  const { sessionId } = await staffOf(browser)
  await enter(app, browser)
  expect((await staffOf(browser)).sessionId).not.toBe(sessionId)
  expect(await readSession(app, before)).toBeNull()

  const made = browserOf(app)
  made.take(new Headers([['Set-Cookie', '__Host-verwaltung=chosen-by-somebody; Path=/']]))
  expect(await made.staff()).toBeNull()
  await enter(app, made)
  expect(made.request().headers.get('Cookie')).not.toContain('chosen-by-somebody')
})

test('a session is over on the server with signing out, and in every other browser with a new password or a closed account', async () => {
  const { app, id } = await account()
  const [left, here, there] = [browserOf(app), browserOf(app), browserOf(app)]
  for (const browser of [left, here, there]) await enter(app, browser)
  const kept = left.request()
  left.take(await signOut(app, kept))
  expect(await readSession(app, kept)).toBeNull()

  const next = `${password} im Nebel`
  const given = { current: password, next, again: next }
  const changed = await changePassword(app, here.request(), await staffOf(here), given)
  here.take(changed.ok ? changed.headers : null)
  expect(await there.staff()).toBeNull()
  expect(await here.staff()).toMatchObject({ id })

  await setStaffDisabled(app, id, true, null)
  expect(await here.staff()).toBeNull()
})

test('a passkey belongs to the host of SITE_URL and is taken from its origin alone', async () => {
  const { app } = await account()
  const browser = browserOf(app)
  await enter(app, browser)
  for (const origin of ['https://www.example.de.evil.example', 'http://www.example.de', 'https://example.de'])
    expect(await addPasskey(app, browser, testAuthenticator(origin, 'www.example.de')), origin).toMatchObject({
      isStored: false,
    })
  const device = testAuthenticator(SITE)
  expect(await addPasskey(app, browser, device)).toEqual({ rpId: 'www.example.de', isStored: true })
  expect(await usePasskey(app, browserOf(app), device)).toBe('signed-in')
  device.move('https://evil.example')
  expect(await usePasskey(app, browserOf(app), device)).toBe('wrong')
})
