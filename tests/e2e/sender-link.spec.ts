import { axeViolations } from '../support/axe.ts'
import { closeDaysAgo } from '../support/closed-request.ts'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { expect, test } from '../support/test.ts'

test('a sender whose link has ended asks for a new one; every state is accessible', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 4(10|22)/)
  const reference = await sendDamageReport(request, 'Jürgen Übel')
  const link = await senderPage(reference)
  closeDaysAgo(reference, 91)
  await page.goto(link)
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/vorgang/neuer-link')
  const send = page.getByRole('button', { name: 'Neuen Link anfordern' })
  await send.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Vorgangsnummer' })).toHaveAttribute('aria-invalid', 'true')
  expect(await axeViolations(page)).toEqual([])

  await page.goto(link)
  await page.getByRole('button', { name: 'Neuen Link anfordern' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  const fresh = await senderPage(reference, { unlike: link })
  expect((await page.goto(fresh))?.status()).toBe(200)
})
