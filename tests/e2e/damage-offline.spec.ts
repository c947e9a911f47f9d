import { randomUUID } from 'node:crypto'
import { fill, REFERENCE } from '../support/application.ts'
import { axeViolations } from '../support/axe.ts'
import {
  areSmall,
  beginReport,
  damageForm,
  databases,
  isReceived,
  photosOf,
  sendReport,
  type StoredReport,
} from '../support/damage.ts'
import { phonePhoto, photoInput } from '../support/photos.ts'
import { goOffline } from '../support/offline.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

/** A name that no other run has left behind. */
const onlyHere = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

async function countOf(office: (...args: string[]) => Promise<string>, name: string): Promise<number> {
  const listed = JSON.parse(await office('submissions', 'list', '--json')) as { contact_name: string }[]
  return listed.filter(({ contact_name }) => contact_name === name).length
}

test('reports without a network', async ({ page, context, office, problems }) => {
  await page.clock.install()

  await test.step('waiting can be called off, and everything is still there', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const name = onlyHere('Anna Abbruch')
    await beginReport(page, name)
    await photoInput(damageForm(page)).setInputFiles([await phonePhoto('keller.jpg', { width: 1200 })])
    await areSmall(page)
    await goOffline(context, page)
    await sendReport(page)
    await damageForm(page).getByRole('button', { name: 'Nicht senden, weiter bearbeiten' }).click()
    await expect(damageForm(page).getByRole('button', { name: 'Schaden melden' })).toBeFocused()
    await expect(photosOf(page)).toHaveCount(1)
    await expect(damageForm(page).locator('[name="damage_location"]')).toHaveValue('Küche')
    await context.setOffline(false)
    await page.clock.runFor(60_000)
    // What was sent before it has reached the server when it answers this.
    await page.evaluate(() => fetch('/healthz'))
    expect(await countOf(office, name)).toBe(0)
    problems.allowNoMore()
  })

  await test.step('without a network it waits, and is sent once as soon as the network is back', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const name = onlyHere('Olaf Offline')
    await fill(damageForm(page), { reporter_name: name })
    await goOffline(context, page)
    await sendReport(page)
    const notice = page.getByRole('heading', { name: 'Noch nicht gesendet: keine Antwort' })
    await expect(notice).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Ein unerwarteter Fehler ist aufgetreten' })).toBeVisible()
    await expect(damageForm(page).getByText(/Ihre Angaben und Fotos sind auf diesem Gerät gespeichert/)).toBeVisible()
    expect.soft(await axeViolations(page), 'waiting').toEqual([])
    await damageForm(page).getByRole('button', { name: 'Jetzt erneut senden' }).click()
    await expect(damageForm(page).getByText('Wartet auf das Netz.')).toBeVisible()

    await context.setOffline(false)
    await isReceived(page)
    expect(await countOf(office, name)).toBe(1)
    await expect.poll(() => databases(page)).toEqual([])
    problems.allowNoMore()
  })

  await test.step('an answer that gets lost and a closed tab: the next visit sends it under the same key, with its photos', async () => {
    problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    const name = onlyHere('Gerda Geschlossen')
    await beginReport(page, name)
    await photoInput(damageForm(page)).setInputFiles([await phonePhoto('keller.jpg', { width: 1200 })])
    await areSmall(page)
    // The server stores it, but its answer never arrives.
    await page.route('**/api/damage-reports', async (route) => {
      await route.fetch()
      await route.abort('failed')
    })
    await sendReport(page)
    await expect(page.getByRole('heading', { name: 'Noch nicht gesendet: keine Antwort' })).toBeFocused()
    expect(await countOf(office, name)).toBe(1)
    await page.close()

    const again = await context.newPage()
    await again.goto('/schadensmeldung')
    await isReceived(again)
    const reference = REFERENCE.exec(await again.locator('#formular').innerText())?.[0] ?? ''
    expect(await countOf(office, name)).toBe(1)
    const stored = JSON.parse(await office('submissions', 'show', reference, '--json')) as StoredReport
    expect(stored.payload.reporter_name).toBe(name)
    expect(stored.files.map(({ original_name }) => original_name)).toEqual(['keller.jpg'])
  })
})
