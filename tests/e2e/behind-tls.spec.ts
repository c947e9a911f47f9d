import { request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { needsSecondFactor } from '../../src/office/frame/access/roles.ts'
import { totp } from '../../src/office/frame/example-totp.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

const SITE = 'https://www.example.de'

const test = testOnOwnSite(async () => ({ environment: { SITE_URL: SITE, TRUST_PROXY: 'on' } }))
test.describe.configure({ mode: 'default' })

/** A visitor's browser behind a proxy that ends TLS: the site sees plain HTTP with the headers of the visitor, and cookies come back. */
function visitor(siteUrl: string, { origin = SITE, host = 'www.example.de' } = {}) {
  const cookies = new Map<string, string>()
  return async (path: string, form?: Record<string, string>, more: Record<string, string> = {}) => {
    const body = form && new URLSearchParams(form).toString()
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
      send(siteUrl + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Host: host,
          'X-Forwarded-Proto': 'https',
          'X-Forwarded-For': '203.0.113.7',
          Accept: 'text/html',
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined
            ? {}
            : { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length }),
          ...more,
        },
      })
        .on('response', resolve)
        .on('error', reject)
        .end(body),
    )
    const set = answer.headers['set-cookie'] ?? []
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: answer.statusCode, headers: answer.headers, set, body: await text(answer) }
  }
}

const PASSWORD = 'vier graue Hafenkräne im Nebel'

test('behind TLS one signs in with password and code, and the cookies are for https alone', async ({ own, office }) => {
  const ask = visitor(own.site.url)
  expect(needsSecondFactor('leitung')).toBe(true)
  const email = 'tls@example.org'
  const printed = await office('user', 'add', '--email', email, '--name', 'Petra Öz', '--role', 'leitung', '--json')
  const link = new URL((JSON.parse(printed) as { link: string }).link)
  const chosen = { intent: 'passwort', password: PASSWORD, password_again: PASSWORD }
  expect((await ask(link.pathname, chosen)).status).toBe(302)
  const shown = await ask('/verwaltung/konto/zweiter-faktor', { intent: 'passwort', password: PASSWORD })
  const secret = /[?&](?:amp;)?secret=([A-Z2-7]+)/.exec(shown.body)?.[1] ?? ''
  const factor = { intent: 'code', uri: '', codes: '', code: totp(secret) }
  expect((await ask('/verwaltung/konto/zweiter-faktor', factor)).status).toBe(200)
  expect((await ask('/verwaltung/abmelden', {})).status).toBe(302)

  const signedIn = await ask('/verwaltung/anmelden', { intent: 'anmelden', email, password: PASSWORD })
  expect(signedIn.headers.location).toBe('/verwaltung/anmelden/code?weiter=%2Fverwaltung')
  const given = signedIn.set.filter((cookie) => !cookie.includes('Max-Age=0'))
  expect(given).not.toEqual([])
  for (const cookie of given) expect(cookie).toMatch(/^__Host-verwaltung.*; Secure/)
  const coded = await ask('/verwaltung/anmelden/code', { intent: 'code', code: totp(secret, 1) })
  expect(coded.headers.location).toBe('/verwaltung')
  expect((await ask('/verwaltung')).status).toBe(200)

  const data = await ask('/verwaltung/abmelden.data', {})
  expect(data.status).toBe(202)
})

test('behind TLS forms are sent without script and with', async ({ own }) => {
  for (const more of [{}, { 'Sec-Fetch-Site': 'same-origin' }]) {
    const ask = visitor(own.site.url)
    expect((await ask('/kontakt', { name: '' }, more)).status).toBe(422)
    expect((await ask('/kontakt.data', { name: '' }, more)).status).toBe(422)
  }
})

test('what another site sends is refused behind TLS, too', async ({ own }) => {
  const foreign = visitor(own.site.url, { origin: 'https://fremd.example' })
  expect((await foreign('/kontakt', {})).status).toBe(403)
  expect((await foreign('/kontakt.data', {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const unnamed = visitor(own.site.url, { origin: 'null' })
  expect((await unnamed('/kontakt', {})).status).toBe(403)
  expect((await unnamed('/kontakt', {}, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(422)
})

test('at the address of the machine itself forms work as before', async ({ own }) => {
  const { host } = new URL(own.site.url)
  const ask = visitor(own.site.url, { origin: own.site.url, host })
  expect((await ask('/kontakt', { name: '' })).status).toBe(422)
})
