import { afterEach, expect, test, vi } from 'vitest'
import { send } from './send.ts'

afterEach(() => vi.unstubAllGlobals())

/** Sends a form of which the server wants work first; `proof` is what came with the second try. */
async function sendToBusyServer() {
  const challenge = { token: 'mb8x.nonce.signature', bits: 4 }
  let proof: string | null = null
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    proof = new Headers(headers).get('Proof-Of-Work')
    return proof === null
      ? Response.json({ title: 'Bitte warten Sie.', challenge }, { status: 429 })
      : Response.json({ reference: '7K42-PXR8' }, { status: 201 })
  })
  const sender = { formToken: '', nextKey: 'key-12345', attempt: null }
  const outcome = await send('/api/x', sender, {
    body: { nachricht: 'Guten Tag' },
    files: [],
    trap: '',
    keep: () => {},
    onProgress: () => {},
  })
  return { outcome, proof }
}

test('a form over the limit is sent once more with the work that was asked for', async () => {
  const { outcome, proof } = await sendToBusyServer()
  expect(proof).toMatch(/^mb8x\.nonce\.signature:\d+$/)
  expect(outcome).toMatchObject({ kind: 'received', reference: '7K42-PXR8' })
})

test('without TLS a browser has no SHA-256, and the sender reads that they must wait', async () => {
  vi.stubGlobal('crypto', {})
  const { outcome, proof } = await sendToBusyServer()
  expect(proof).toBeNull()
  expect(outcome).toMatchObject({ kind: 'limited', title: 'Bitte warten Sie.' })
})
