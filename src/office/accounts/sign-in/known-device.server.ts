import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { cookiePrefix, isHttps } from '#office/frame/access/cookie-prefix.server.ts'
import { cookiePairs } from '#office/frame/access/caller.ts'
import { DAY_MS } from '#values/durations.ts'

/** Half a year without signing in, and a device is a strange one again. */
const KNOWN_MS = 180 * DAY_MS

/** `device` is a random name, so that limits can count for it. */
export type KnownDevice = { staffId: string; device: string }

const nameOf = (app: App, staffId = '') =>
  `${cookiePrefix(app)}verwaltung-geraet-${staffId && signatureOf(app, staffId).slice(0, 8)}`

const signatureOf = (app: App, text: string) =>
  createHmac('sha256', app.secret).update(`known-device:${text}`).digest('base64url')

/** For which accounts somebody has signed in completely in this browser: one cookie for each. It opens nothing; it only has limits of its own. */
export function knownDevices(app: App, cookie: string): KnownDevice[] {
  const prefix = nameOf(app)
  return cookiePairs(cookie).flatMap(([name, value]) => (name.startsWith(prefix) ? (read(app, value) ?? []) : []))
}

function read(app: App, value: string): KnownDevice | null {
  const [, text = '', staffId = '', device = '', at = '', signature = ''] =
    /^(([\w-]+)\.([\w-]+)\.([\da-z]{1,9}))\.([\w-]{43})$/.exec(value) ?? []
  if (text === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(app, text)))) return null
  const ageMs = app.clock.now().getTime() - Number.parseInt(at, 36)
  return ageMs <= KNOWN_MS ? { staffId, device } : null
}

/** Adds to `headers` the cookie that makes this browser a known device of the account, for another half year. */
export function rememberDevice(app: App, cookie: string, staffId: string, headers: Headers): void {
  const known = knownDevices(app, cookie).find((device) => device.staffId === staffId)
  const text = `${staffId}.${known?.device ?? app.newId()}.${app.clock.now().getTime().toString(36)}`
  const attributes = `Max-Age=${KNOWN_MS / 1000}; Path=/; HttpOnly; ${isHttps(app) ? 'Secure; ' : ''}SameSite=Lax`
  headers.append('Set-Cookie', `${nameOf(app, staffId)}=${text}.${signatureOf(app, text)}; ${attributes}`)
}
