import { closeDaysAgo } from '../support/closed-request.ts'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript: an ended link says so, and one press brings a new one', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 4(04|10)/)
  const reference = await sendDamageReport(request, 'Jürgen Übel')
  const link = await senderPage(reference)
  expect((await page.goto(link))?.status()).toBe(200)
  closeDaysAgo(reference, 91)
  for (const address of [link, `${link}/daten`]) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(410)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
    expect(await page.content()).not.toMatch(/Jürgen|Übel|Küche|Spüle|meldung@/)
  }
  expect((await request.get(`${link}/daten.json`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Neuen Link anfordern' }).click()
  await expect(page).toHaveURL(/\/vorgang\/neuer-link\?angefordert=ja$/)
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })).toBeVisible()
  const fresh = await senderPage(reference, { unlike: link })
  expect((await page.goto(fresh))?.status()).toBe(200)
  await expect(page.getByText(reference).first()).toBeVisible()
  expect((await page.goto(link))?.status()).toBe(410)
})

test('without JavaScript: number and address bring a new link, and strangers learn nothing', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 4(04|22)/)
  const reference = await sendDamageReport(request, 'Jürgen Übel')
  const link = await senderPage(reference)
  expect((await page.goto('/vorgang/irgendwas'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(page).toHaveTitle(/^Neuen Link anfordern/)
  const number = page.getByLabel('Vorgangsnummer')
  const address = page.getByLabel('E-Mail-Adresse')
  const send = page.getByRole('button', { name: 'Neuen Link anfordern' })

  await number.fill('7K42')
  await address.fill('meldung@example.org')
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await send.click()
  expect((await refused).status()).toBe(422)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Bitte geben Sie die Vorgangsnummer ein')
  await expect(number).toHaveValue('7K42')
  await expect(address).toHaveValue('meldung@example.org')

  const answers: string[] = []
  for (const [typed, to] of [
    [reference, 'jemand@example.org'],
    [reference.toLowerCase().replace('-', ' '), 'Meldung@example.org'],
  ] as const) {
    await page.goto('/vorgang/neuer-link')
    await number.fill(typed)
    await address.fill(to)
    await send.click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })).toBeVisible()
    answers.push(`${page.url()} ${await page.getByRole('main').innerText()}`)
  }
  expect(answers[0]).toBe(answers[1])
  await expect.poll(async () => (await request.get(link)).status()).toBe(200)
})
