import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'
import { formAction, freshFormFields } from './form-page.server.ts'
import { requests } from './repository.server.ts'

const laterBy = (app: App, minutes: number): App => ({
  ...app,
  clock: clockAt(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()),
})

/** Posts the form of a page that was made at the time of `page`, as a browser without scripts does. */
async function post(app: App, page: App, different = {}) {
  const { formToken, idempotencyKey } = freshFormFields(page)
  const fields = { ...exampleMessage(different), form_token: formToken, idempotency_key: idempotencyKey }
  const httpRequest = new Request('https://www.example.de/kontakt', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const answer = await formAction(app, httpRequest, exampleKind(), '203.0.113.7')
  return answer instanceof Response ? answer.headers.get('Location') : null
}

test('two visitors get the same page, and neither a key nor a time of their own', async () => {
  const app = await testApp()
  expect(freshFormFields(laterBy(app, 10))).toEqual(freshFormFields(app))
  expect(freshFormFields(app).idempotencyKey).toBe('')
  expect(freshFormFields(laterBy(app, 60)).formToken).not.toBe(freshFormFields(app).formToken)
})

test('a page that was made this second is trusted', async () => {
  const app = await testApp()
  await post(app, app)
  expect(await requests(app.db).list()).toMatchObject([{ quarantined: false }])
})

test('a double click, and the same post once more over midnight, store one request and give one reference', async () => {
  const app = await testApp({ clock: clockAt('2026-03-02T22:59:59.500Z') })
  const answers = await Promise.all([post(app, app), post(app, app)])
  answers.push(await post(laterBy(app, 1), app))
  expect(new Set(answers).size).toBe(1)
  expect(await requests(app.db).list()).toHaveLength(1)
})

test('other words are another request', async () => {
  const app = await testApp()
  const one = await post(app, app)
  expect(await post(app, app, { nachricht: 'Noch etwas: Der Hof ist dunkel.' })).not.toBe(one)
  expect(await requests(app.db).list()).toHaveLength(2)
})

test('the same words from a page that was opened hours later are meant', async () => {
  const app = await testApp()
  const evening = laterBy(app, 9 * 60)
  expect(await post(evening, evening)).not.toBe(await post(app, app))
})

test('what is stored as the key says nothing about the content', async () => {
  const app = await testApp()
  await post(app, app)
  const { key } = await app.db.selectFrom('submissions').select('idempotency_key as key').executeTakeFirstOrThrow()
  expect(key).toMatch(/^\w+:inhalt-[\w-]{43}$/)
})
