import { expect, test } from 'vitest'
import { hear, liveStore } from '../live/live-store.ts'
import { keepUnsent, noteShown, unsentStore } from './unsent.ts'

type Args = Parameters<typeof keepUnsent>[0]

/** Builds what the router sees when its request for one route ended with this error. */
function answerTo(method: 'GET' | 'POST', error: Error) {
  const url = new URL('http://localhost/verwaltung/anfragen')
  const httpRequest = new Request(url, { method })
  const args = { request: httpRequest, url } as Partial<Args> as Args
  return keepUnsent(args, async () => ({ page: { type: 'error', result: error } }))
}

const cutAmidAnswer = () =>
  new Error('Unable to decode turbo-stream response', { cause: new TypeError('network error') })

test.each([new TypeError('Failed to fetch'), cutAmidAnswer()])(
  'a page that a cut line keeps away says so: %s',
  async (error) => {
    expect(await answerTo('GET', error)).toEqual({
      page: { type: 'error', result: expect.objectContaining({ init: { status: 503 } }) },
    })
  },
)

const away = { status: 502, statusText: 'Bad Gateway', internal: false, data: '' } as unknown as Error

test.each([new TypeError('Failed to fetch'), cutAmidAnswer(), away])(
  'the page on the screen stays when it cannot be read anew: %s',
  async (error) => {
    noteShown('/verwaltung/anfragen')
    expect(await answerTo('GET', error)).toEqual({})
    expect(liveStore.read().line).toBe('dead')
    noteShown('')
    hear({ line: 'alive' })
  },
)

test('a page that the server could not make is not blamed on the line', async () => {
  const error = new Error('Unexpected Server Error')
  expect(await answerTo('GET', error)).toEqual({ page: { type: 'error', result: error } })
})

test.each([
  [new TypeError('Failed to fetch'), false],
  [cutAmidAnswer(), false],
  [new Error('Unexpected Server Error'), true],
])('what was sent and met %s is offered again', async (error, isServerBroken) => {
  expect(await answerTo('POST', error)).toEqual({
    page: { type: 'data', result: expect.objectContaining({ init: { status: 503 } }) },
  })
  expect(unsentStore.read()).toMatchObject({ isServerBroken })
  unsentStore.write(null)
})
