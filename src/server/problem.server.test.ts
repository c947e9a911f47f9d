import { expect, onTestFinished, test } from 'vitest'
import { requestTexts } from '#requests/request/texts.ts'
import { setSite, site } from '#site'
import { brokenProblem, busyPage, busyProblem } from './problem.server.ts'

const titleOf = async (answer: Response) => ((await answer.json()) as { title: string }).title

test('what broke names the number to call', async () => {
  expect(await titleOf(brokenProblem('x'))).toContain(`rufen Sie uns an: ${site.phone.shown}.`)
  expect(await titleOf(busyProblem({ retryAfterSeconds: 5 }))).toContain(`rufen Sie uns an: ${site.phone.shown}.`)
  expect(await busyPage(5).text()).toContain(`Telefon: <a href="${site.phone.href}">${site.phone.shown}</a>.`)
  expect(requestTexts.busy).toMatch(new RegExp(`doppelt gespeichert\\. Oder rufen Sie uns an: ${site.phone.shown}\\.$`))
  expect(requestTexts.limited(60)).toContain(`noch einmal oder rufen Sie uns an: ${site.phone.shown}.`)
})

test('without a number it says to come back', async () => {
  const { phone } = site
  onTestFinished(() => setSite({ ...site, phone }))
  setSite({ ...site, phone: { shown: '', href: '', international: '' } })
  expect(await titleOf(brokenProblem('x'))).toContain('Bitte versuchen Sie es in einigen Minuten noch einmal.')
  expect(await titleOf(busyProblem({ retryAfterSeconds: 5 }))).toContain('noch einmal oder etwas später.')
  expect(await busyPage(5).text()).not.toContain('Telefon')
  expect(requestTexts.busy).toMatch(/doppelt gespeichert\.$/)
  expect(requestTexts.limited(120)).toMatch(/in 2 Minuten noch einmal\.$/)
})
