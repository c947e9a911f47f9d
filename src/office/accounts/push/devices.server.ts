import { oneLine } from '#values/one-line.ts'
import type { App } from '#platform/app.server.ts'
import { isPushEndpoint } from '#platform/push/public-host.server.ts'
import { type PushDevice, pushDevices } from '#platform/push/repository.server.ts'
import { cookiePrefix, isHttps } from '#office/frame/access/cookie-prefix.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { cookiePairs } from '#office/frame/access/caller.ts'
import { queuePush } from './queue-push.server.ts'
import { LONGEST_NAME, MOST_DEVICES, pushTexts } from './texts.ts'
import { DAY_S } from '#values/durations.ts'

/** Browsers keep no cookie for longer. */
const KEPT_S = 400 * DAY_S

/** Which device this browser is; opens nothing, so that the list can say „dieses Gerät“ and signing out knows which one goes. */
const cookieName = (app: App) => `${cookiePrefix(app)}verwaltung-mitteilungen`

const cookieOf = (app: App, id: string) =>
  `${cookieName(app)}=${id}; Max-Age=${id === '' ? 0 : KEPT_S}; Path=/; HttpOnly; ${isHttps(app) ? 'Secure; ' : ''}SameSite=Lax`

function thisDevice(app: App, httpRequest: Request): string | null {
  const pairs = cookiePairs(httpRequest.headers.get('Cookie') ?? '')
  return pairs.find(([name]) => name === cookieName(app))?.[1] ?? null
}

export type OwnDevice = PushDevice & { isThis: boolean }

export async function ownDevices(app: App, httpRequest: Request, staff: Staff): Promise<OwnDevice[]> {
  const own = thisDevice(app, httpRequest)
  return (await pushDevices(app.db).listOf(staff.id)).map((device) => ({ ...device, isThis: device.id === own }))
}

/** P-256 point and secret of RFC 8291, as base64url. */
const KEYS = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ }

/** Takes what a browser gave for itself, in the place of what this browser was before. @returns its cookie, or what is wrong. */
export async function addDevice(
  app: App,
  httpRequest: Request,
  staff: Staff,
  form: FormData,
): Promise<{ ok: true; headers: Headers } | { ok: false; refusal: FormRefusal }> {
  const text = (name: string) => String(form.get(name) ?? '')
  const name = oneLine(text('name')).replaceAll(/ {2,}/g, ' ').trim().slice(0, LONGEST_NAME)
  const [endpoint, p256dh, auth] = [text('endpoint'), text('p256dh'), text('auth')]
  const refuse = (why: FormRefusal) => ({ ok: false as const, refusal: { values: { name }, ...why } })
  if (name === '') return refuse({ errors: { name: pushTexts.name } })
  if (!isPushEndpoint(endpoint) || !KEYS.p256dh.test(p256dh) || !KEYS.auth.test(auth))
    return refuse({ message: pushTexts.notAdded })
  const id = app.newId()
  const fault = await app.db.transaction().execute(async (trx) => {
    const devices = pushDevices(trx)
    await devices.remove(staff.id, thisDevice(app, httpRequest) ?? '')
    if ((await devices.listOf(staff.id)).length >= MOST_DEVICES) return pushTexts.tooMany
    const device = { id, staffId: staff.id, name, endpoint, p256dh, auth, createdAt: app.clock.now() }
    if (!(await devices.add(device))) return pushTexts.notAdded
    await recordAudit(app, trx, staff, { action: 'device.add', subject: { kind: 'device', id } })
    return null
  })
  if (fault !== null) return refuse({ message: fault })
  return { ok: true, headers: new Headers({ 'Set-Cookie': cookieOf(app, id) }) }
}

export async function removeDevice(app: App, staff: Staff, id: string): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    if (!(await pushDevices(trx).remove(staff.id, id))) return
    await recordAudit(app, trx, staff, { action: 'device.remove', subject: { kind: 'device', id } })
  })
}

/** With signing out: the next person at this browser must not see whose requests come. Adds to `headers` what takes its cookie away. */
export async function forgetThisDevice(app: App, staff: Staff, httpRequest: Request, headers: Headers): Promise<void> {
  const id = thisDevice(app, httpRequest)
  if (id === null) return
  await removeDevice(app, staff, id)
  headers.append('Set-Cookie', cookieOf(app, ''))
}

/** A message for a trial to all own devices. */
export async function tryDevices(app: App, staff: Staff): Promise<void> {
  const body = 'So sieht ein Hinweis auf diesem Gerät aus.'
  await queuePush(app, app.db, staff.id, { title: 'Probe', body, path: '/verwaltung/konto', isUrgent: false })
  app.wakeOutbox()
}
