import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { mapApi } from './api.server.ts'

test('the key is given when one is configured', async () => {
  const app = await testApp()
  const answer = await mapApi({ ...app, config: { ...app.config, googleMapsApiKey: 'key-1' } }).request(
    '/get-google-maps-key',
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ apiKey: 'key-1' })
})

test('without a key the answer is a problem document', async () => {
  const answer = await mapApi(await testApp()).request('/get-google-maps-key')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
})
