import { expect } from 'vitest'
import { test } from './test.ts'

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
