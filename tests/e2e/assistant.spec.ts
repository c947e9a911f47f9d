import { answers, ask, beginAnew, field, log, openAssistant } from '../support/assistant.ts'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('a conversation with the assistant', async ({ page, problems }) => {
  await openAssistant(page)

  await test.step('the keyboard alone is enough: line breaks, empty questions, ways in and out', async () => {
    await field(page).press('Enter')
    await expect(page.getByText('Bitte schreiben Sie Ihre Frage in das Feld.')).toBeVisible()
    await expect(field(page)).toHaveAccessibleDescription(/Bitte schreiben Sie Ihre Frage/)
    expect.soft(await axeViolations(page), 'with message').toEqual([])

    await field(page).fill('Wann haben')
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('Sie geöffnet?')
    await expect(field(page)).toHaveValue('Wann haben\nSie geöffnet?')
    await field(page).press('Enter')
    await expect(answers(page).last()).toContainText('Montag bis Freitag')

    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Frage stellen' })).toBeFocused()
    // Between the field and the answer's links stand the button and whether the answer helped.
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Shift+Tab')
    await expect(answers(page).last().getByRole('link').last()).toBeFocused()
    while (!(await log(page).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Shift+Tab')
  })

  await test.step('who is in danger reads first what to do and whom to call', async () => {
    await beginAnew(page)
    await ask(page, 'Hilfe, es riecht nach Gas!')
    const answer = answers(page).last()
    await expect(answer.getByRole('heading', { name: 'Es riecht nach Gas', exact: true })).toBeInViewport()
    await expect(answer.getByRole('link', { name: '112 Feuerwehr und Rettung' }).first()).toHaveAttribute(
      'href',
      'tel:112',
    )
    expect.soft(await axeViolations(page), 'danger').toEqual([])
  })

  await test.step('an article answers with its source; what is unknown is said to be, with the way to a human', async () => {
    await beginAnew(page)
    await ask(page, 'Schimel im Schlafzimmer')
    await expect(answers(page).last().getByText('Quelle:').first()).toBeVisible()
    await expect(answers(page).last().getByRole('link', { name: 'Schaden melden' })).toBeVisible()

    await ask(page, 'Wer wird Bundeskanzler?')
    const unknown = answers(page).last()
    await expect(unknown).toContainText('Das weiß ich nicht.')
    await expect(unknown.getByRole('link', { name: '02628 / 7998021', exact: true })).toHaveAttribute('href', /^tel:/)
    await expect(unknown.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute('href', '/kontakt')
    await expect(answers(page)).toHaveCount(2)
    expect.soft(await axeViolations(page), 'unknown').toEqual([])

    await page.getByRole('button', { name: 'Neues Gespräch' }).click()
    await expect(answers(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
  })

  await test.step('an example asks', async () => {
    await page.getByRole('link', { name: 'Wie trenne ich den Müll?' }).click()
    await expect(answers(page).last()).toContainText('Mülltrennung')
    await expect(page).toHaveURL('/chatbot')
  })

  await test.step('while an answer is on its way it can be waited for or stopped, and no second question is sent', async () => {
    await beginAnew(page)
    await page.route('**/api/assistant', () => {}) // never answered
    await ask(page, 'Wann haben Sie geöffnet?')
    await expect(page.getByRole('status').filter({ hasText: 'Der Assistent antwortet.' })).toBeAttached()
    expect.soft(await axeViolations(page), 'waiting').toEqual([])
    await ask(page, 'Und am Samstag?')
    await expect(answers(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('Und am Samstag?')
    await page.getByRole('button', { name: 'Antwort anhalten' }).click()
    await expect(answers(page).last()).toContainText('Die Antwort wurde angehalten.')
    await expect(field(page)).toHaveValue('Und am Samstag?')
    await expect(field(page)).toBeFocused()
    await page.unroute('**/api/assistant')
  })

  await test.step('a lost connection and a refusal are said in words, and the next question works', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|status of 429/)
    await beginAnew(page)
    await page.route('**/api/assistant', (route) => route.abort('internetdisconnected'))
    await ask(page, 'Wann haben Sie geöffnet?')
    await expect(answers(page).last()).toContainText('Die Antwort kam nicht an.')
    expect.soft(await axeViolations(page), 'failed').toEqual([])
    await page.unroute('**/api/assistant')
    const title = 'Von Ihrem Anschluss kamen sehr viele Fragen.'
    await page.route('**/api/assistant', (route) => route.fulfill({ status: 429, json: { title } }))
    await ask(page, 'Wann haben Sie geöffnet?')
    await expect(answers(page).last()).toContainText(title)
    await page.unroute('**/api/assistant')
    await ask(page, 'Wann haben Sie geöffnet?')
    await expect(answers(page).last()).toContainText('Bürozeiten')
    problems.allowNoMore()
  })

  await test.step('a question for flats leads to the overview with its town', async () => {
    await beginAnew(page)
    await expect(page.getByText('Sie sprechen mit einem Programm, nicht mit einem Menschen.')).toBeVisible()
    await ask(page, 'Gibt es freie 2-Zimmer-Wohnungen in Braubach?')
    const answer = answers(page).last()
    await expect(answer).toContainText('Was in Braubach frei ist, steht in der Wohnungsübersicht.')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    expect.soft(await axeViolations(page), 'flats').toEqual([])

    await answer.getByRole('link', { name: 'Wohnungen in Braubach ansehen' }).click()
    await expect(page).toHaveURL(/\/wohnungen\?ort=Braubach$/)
    await openAssistant(page)
  })

  await test.step('who asks in Arabic is answered in Arabic, from right to left, with the numbers at the end', async () => {
    await ask(page, 'في ريحة غاز بالمطبخ')
    const answer = answers(page).last()
    await expect(answer.getByRole('heading', { name: 'رائحة غاز' })).toBeVisible()
    const said = answer.locator('[lang=ar]')
    await expect(said).toHaveAttribute('dir', 'rtl')
    expect(
      await said.getByRole('link').evaluateAll((links) => links.slice(-3).map((link) => link.getAttribute('href'))),
    ).toEqual(['tel:112', 'tel:110', 'tel:+4926287998021'])
    expect.soft(await axeViolations(page), 'Arabic').toEqual([])
  })

  await test.step('on 320 px nothing is cut off, and nothing of the conversation is kept', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openAssistant(page)
    await ask(page, `Wie trenne ich den Müll? ${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)}`)
    await expect(page.getByText('Die Antwort ist da.')).toBeAttached()
    await ask(page, 'Wohnung in Oberwesel bis 800 Euro')
    await expect(answers(page)).toHaveCount(2)
    await expect(answers(page).last()).toContainText('Oberwesel')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    const kept = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
    )
    expect(kept).not.toMatch(/Müll|Oberwesel/)
    await page.reload()
    await expect(answers(page)).toHaveCount(0)
  })
})
