import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import {
  type Behaviour,
  type FakeModel,
  inPieces,
  startFakeModel,
} from '../../src/areas/tenant-services/assistant/model/test-model.server.ts'
import { answers, ask, beginAnew, field, openAssistant } from '../support/assistant.ts'
import { axeViolations } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { expect } from '../support/test.ts'

let model: FakeModel
let chatHost = ''

/** A site whose answers a language model words, and beside it the chat of another company, both of this machine. */
const test = testOnOwnSite(async () => {
  model = await startFakeModel()
  const chat = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': 'fremd=1' })
    response.end('<!doctype html><html lang="de"><title>Chat</title><h1>Guten Tag vom Anbieter</h1></html>')
  }).listen(0, '127.0.0.1')
  await once(chat, 'listening')
  chatHost = `127.0.0.1:${(chat.address() as AddressInfo).port}`
  return {
    environment: {
      ASSISTANT_LLM_URL: model.url,
      ASSISTANT_LLM_MODEL: 'muster-7b',
      CHATBOT_URL: `http://${chatHost}/fenster`,
    },
    close: () => {
      void model.stop()
      chat.close()
      chat.closeAllConnections()
    },
  }
})
// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' })

const QUESTION = 'Wann haben Sie geöffnet?'
const good: Behaviour = { pieces: inPieces('Das Büro ist von Montag bis Freitag besetzt. [1] Rufen Sie gern an. [1]') }

/** Every request of the page to the foreign chat, as it is made. */
function watchChat(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(chatHost) && asked.push(request.url()))
  return asked
}

const useless: Record<string, Behaviour> = {
  refuses: { status: 503 },
  'talks nonsense': { pieces: ['Blubb blubb blubb.'] },
  'makes up a number': { pieces: ['Rufen Sie 0900 1234567 an. [1]'] },
}

test('answers that a language model words', async ({ page }) => {
  await test.step('who runs the model is said before the first question; its words come with our links', async () => {
    model.behave({ ...good, everyMs: 30 })
    await openAssistant(page)
    await expect(page.getByText(new URL(model.url).host)).toBeVisible()
    await expect(page.getByText('(muster-7b)')).toBeVisible()
    await ask(page, QUESTION)
    await expect(page.getByRole('button', { name: 'Antwort anhalten' })).toBeVisible()
    await expect(answers(page).last()).toContainText('Von einem Sprachmodell formuliert')
    await expect(answers(page).last()).toContainText('Das Büro ist von Montag bis Freitag besetzt.')
    await expect(answers(page).last().getByRole('link', { name: 'Quelle [1] Kontakt' }).first()).toHaveAttribute(
      'href',
      '/kontakt',
    )
    await expect(field(page)).toBeFocused()
    expect.soft(await axeViolations(page), 'worded').toEqual([])
  })

  await test.step('Escape stops an answer, also at the model', async () => {
    model.behave({ pieces: Array.from({ length: 200 }, () => 'Das Büro ist besetzt. [1] '), everyMs: 300 })
    await beginAnew(page)
    await ask(page, QUESTION)
    await expect(answers(page).last()).toContainText('Das Büro ist besetzt.')
    await field(page).press('Escape')
    await expect(answers(page).last()).toContainText('Die Antwort wurde angehalten.')
    await expect(page.getByRole('button', { name: 'Frage stellen' })).toBeVisible()
    await expect.poll(() => model.asked.at(-1)?.wasLeft).toBe(true)
  })

  await test.step('a model that refuses, talks nonsense or makes up a number is replaced by our own answer, with a sentence that says so', async () => {
    await beginAnew(page)
    for (const [index, [what, behaviour]] of Object.entries(useless).entries()) {
      model.behave(behaviour)
      await ask(page, QUESTION)
      const answer = answers(page).nth(index)
      await expect(answer, what).toContainText('Ich konnte die Antwort gerade nicht ausformulieren.')
      await expect(answer, what).toContainText('Montag bis Freitag, 08:00–17:00 Uhr')
      await expect(answer, what).not.toContainText('0900')
    }
  })

  await test.step('markup of a model is text, and it links nowhere', async () => {
    model.behave({
      pieces: inPieces('Das Büro <img src=x onerror="alert(1)"> ist [offen](https://boese.example). [1]'),
    })
    await beginAnew(page)
    await ask(page, QUESTION)
    await expect(answers(page).last()).toContainText('Das Büro ist offen. Quelle [1] Kontakt')
    await expect(answers(page).last().locator('img, a[href*="boese"]')).toHaveCount(0)
  })
})

test('without JavaScript the page waits for the model and shows its words', async ({ browser, own }) => {
  model.behave(good)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: own.site.url })
  const page = await context.newPage()
  await page.goto('/chatbot')
  await expect(page.getByRole('link', { name: /Beim Anbieter öffnen/ })).toBeVisible()
  await page.getByLabel('Ihre Frage').fill(QUESTION)
  await page.getByRole('button', { name: 'Frage stellen' }).click()
  await expect(page.getByRole('article')).toContainText('Rufen Sie gern an.')
  await context.close()
})

test('the chat of another company', async ({ page }) => {
  await test.step('nothing goes to the other company before the visitor agrees; then its frame comes, and comes again', async () => {
    const asked = watchChat(page)
    await openAssistant(page)
    await expect(page.getByRole('heading', { name: `Chat-Assistent von ${chatHost}` })).toBeVisible()
    expect.soft(await axeViolations(page), 'asking').toEqual([])
    expect(asked).toEqual([])

    await page.getByRole('button', { name: `Assistenten von ${chatHost} laden` }).click()
    const frame = page.frameLocator(`iframe[title="Chat-Assistent von ${chatHost}"]`)
    await expect(frame.getByRole('heading', { name: 'Guten Tag vom Anbieter' })).toBeVisible()
    expect(asked).toEqual([`http://${chatHost}/fenster`])
    expect.soft(await axeViolations(page), 'framed').toEqual([])

    // From a page whose policy allows no frame.
    await page.goto('/kontakt')
    await page.getByRole('banner').getByRole('button', { name: 'Für Mieter' }).click()
    await page.getByRole('link', { name: 'KI-Assistent' }).first().click()
    await expect(frame.getByRole('heading', { name: 'Guten Tag vom Anbieter' })).toBeVisible()

    await page.getByRole('button', { name: 'Zustimmung widerrufen' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: `Assistenten von ${chatHost} laden` })).toBeVisible()
  })

  await test.step('consent is taken back in the cookie settings as well', async () => {
    await page.getByRole('button', { name: `Assistenten von ${chatHost} laden` }).click()
    await expect(page.locator('iframe')).toBeVisible()
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await expect(page.getByRole('dialog')).toContainText(chatHost)
    await page.getByRole('checkbox', { name: /Chat-Assistent/ }).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first().click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('who accepts everything in the banner has read whose chat that is', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Cookie-Hinweis' })).toContainText(
      `den Chat-Assistenten von ${chatHost}`,
    )
    await page.getByRole('button', { name: 'Akzeptieren' }).click()
    await page.goto('/chatbot')
    await expect(page.locator('iframe')).toBeVisible()
  })
})

test('only this page may frame the chat, and the privacy page names both', async ({ request }) => {
  const policy = async (address: string) => (await request.get(address)).headers()['content-security-policy']
  expect(await policy('/chatbot')).toContain(`frame-src http://${chatHost};`)
  expect(await policy('/kontakt')).toContain("frame-src 'none';")
  const [, main = ''] = (await (await request.get('/datenschutz')).text()).split(/<\/?main/)
  expect(main).toContain(chatHost)
  expect(main).toContain(new URL(model.url).host)
})
