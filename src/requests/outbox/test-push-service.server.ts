import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { App } from '#platform/app.server.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import type { PushMessage } from './message.ts'
import { postPush } from './post-push.server.ts'
import { pushDevices } from '#platform/push/repository.server.ts'

type Received = {
  path: string
  headers: IncomingHttpHeaders
  message: PushMessage
  signed: Record<string, unknown> | null
}

/** A push service with one browser, which reads as RFC 8291 and RFC 8292 ask; its answers are `statuses` one after another, the last for ever. */
export async function startPushService(...statuses: number[]) {
  const received: Received[] = []
  const browser = createECDH('prime256v1')
  const publicKey = browser.generateKeys()
  const secret = randomBytes(16)
  const server = createServer(async (httpRequest, answer) => {
    const message = JSON.parse(decrypted(await buffer(httpRequest), browser, secret)) as PushMessage
    const { url: path = '', headers } = httpRequest
    received.push({ path, headers, message, signed: signedBy(headers.authorization ?? '') })
    answer.writeHead(statuses[Math.min(received.length, statuses.length) - 1] ?? 201).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // No TLS and another port, by the one way in: what sends asks for a public host by https.
  const connection = { protocol: 'http:', hostname: '127.0.0.1', port, agent: new Agent() }
  return {
    received,
    subscription: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    push: (app: App, mail: Parameters<typeof postPush>[1]) => postPush(app, mail, connection),
    stop: () => server.close(),
  }
}

/** `id` of a device of somebody of the staff; both are made where they are missing. */
export async function exampleDevice(
  { db, clock }: App,
  service: { subscription: object },
  id = 'd1',
  staffId = 'jana',
) {
  await db
    .insertInto('staff')
    .values({ ...exampleStaffRow(staffId), email: `${staffId}@example.org` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const keys = { p256dh: '', auth: '', ...service.subscription }
  const endpoint = `https://push.example.org/send/${id}`
  await pushDevices(db).add({ id, staffId, name: `Telefon ${id}`, endpoint, ...keys, createdAt: clock.now() })
  return id
}

function decrypted(body: Buffer, browser: ECDH, secret: Buffer): string {
  const [salt, server, text] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), server])
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(server), secret, info, 32))
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(text.subarray(-16))
  const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** Returns the sender's claims, if signed with the key that it names. */
function signedBy(authorization: string): Record<string, unknown> | null {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  if (!x || !y) return null
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isRight ? { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), key } : null
}
