import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** User present and verified (WebAuthn, 6.1); the third: a key is attached. */
const SHOWN = 0x05
const WITH_KEY = 0x40

/** The public key in COSE: EC2, ES256, P-256, x, y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: string, value: string) => [
    Buffer.from(`${label}5820`, 'hex'),
    Buffer.from(value, 'base64url'),
  ]
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), ...coordinate('21', x), ...coordinate('22', y)])
}

/** Replaces parts of the answer, as a broken or hostile device does. */
type Odd = { origin?: string; rpId?: string; flags?: number; counter?: number; type?: string; signed?: Buffer }

/**
 * A device with one passkey, as a browser at `site` speaks for it; for tests without a browser.
 * @param like another device's answer: this one calls its key the same.
 */
export function testAuthenticator(site: string, rpId = new URL(site).hostname, like?: { id: string }) {
  let origin = new URL(site).origin
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = like ? Buffer.from(like.id, 'base64url') : randomBytes(16)
  let uses = 0

  const clientData = (type: string, challenge: string, from = origin) =>
    JSON.stringify({ type, challenge, origin: from, crossOrigin: false })
  const dataOf = (
    flags: number,
    attached = Buffer.alloc(0),
    { counter: count = ++uses, rpId: of = rpId }: Odd = {},
  ) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(of), Buffer.from([flags]), counter, attached])
  }
  const credential = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** From now on a page of this origin asks. */
    move(to: string) {
      origin = to
    },
    create(challenge: string, odd: Odd = {}) {
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)])
      const data = dataOf((odd.flags ?? SHOWN) | WITH_KEY, attached, odd)
      // A map of three in CBOR: fmt "none", an empty attStmt, and authData of less than 256 bytes.
      const head = Buffer.from(
        `a363666d74646e6f6e656761747453746d74a068617574684461746158${data.length.toString(16)}`,
        'hex',
      )
      return credential({
        attestationObject: base64url(Buffer.concat([head, data])),
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        transports: ['internal'],
      })
    },
    get(challenge: string, odd: Odd = {}) {
      const data = dataOf(odd.flags ?? SHOWN, undefined, odd)
      const client = clientData(odd.type ?? 'webauthn.get', challenge, odd.origin)
      const signature = sign('sha256', odd.signed ?? Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        authenticatorData: base64url(data),
        clientDataJSON: base64url(client),
        signature: base64url(signature),
      })
    },
  }
}
