import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fill, REFERENCE } from '../support/application.ts'
import { axeViolations } from '../support/axe.ts'
import { textFile } from '../support/job-application.ts'
import { heldPhotos, phonePhoto, photoInput } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'

// Twelve megapixels take their time on a machine without a graphics card.
test.describe.configure({ timeout: 120_000 })

const damage = {
  damage_description: 'Unter der Spüle läuft Wasser aus dem Siphon.',
  damage_location: 'Küche',
  reporter_name: 'Petra Fotografin',
  reporter_email: 'petra@example.org',
}

const form = (page: Page) => page.locator('#formular form[method="post"]')
const send = (page: Page) => form(page).getByRole('button', { name: 'Schaden melden' }).click()
const photos = (page: Page) => form(page).getByRole('list', { name: 'Gewählte Bilder' }).getByRole('listitem')
const areSmall = (page: Page) => expect(form(page).getByText('Wird verkleinert…')).toHaveCount(0, { timeout: 30_000 })
const isReceived = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Meldung' })).toBeFocused()
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

type Stored = { files: { original_name: string; path: string }[]; payload: { reporter_name: string }; mails: unknown[] }

async function begin(page: Page, name = damage.reporter_name) {
  await page.goto('/schadensmeldung')
  await fill(form(page), { ...damage, reporter_name: name })
}

test('photos are shrunk, shown, removed, sent, and stored without their place', async ({ page, office }) => {
  await begin(page)
  await photoInput(form(page)).setInputFiles([
    await phonePhoto('spüle.jpg'),
    await phonePhoto('boden.jpg', { background: '#0f172a' }),
  ])
  await expect(photos(page)).toHaveCount(2)
  await areSmall(page)
  const upright = { type: 'image/jpeg', width: 1500, height: 2000, isTraced: false }
  expect(await heldPhotos(form(page))).toEqual([
    { name: 'spüle.jpg', ...upright },
    { name: 'boden.jpg', ...upright },
  ])
  await photoInput(form(page)).setInputFiles([await phonePhoto('wand.jpg', { background: '#16a34a' })])
  await expect(form(page).getByText('3 von 6 Fotos')).toBeVisible()
  await areSmall(page)
  for (const image of await photos(page).locator('img').all())
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1500)
  expect.soft(await axeViolations(page), 'three photos').toEqual([])
  await form(page).getByRole('button', { name: 'boden.jpg entfernen' }).click()
  await expect(photos(page)).toHaveCount(2)
  await expect(photoInput(form(page))).toBeFocused()

  await send(page)
  await isReceived(page)
  const reference = REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
  const stored = JSON.parse(await office('submissions', 'show', reference, '--json')) as Stored
  expect(stored.files.map(({ original_name }) => original_name).toSorted()).toEqual(['spüle.jpg', 'wand.jpg'])
  for (const file of stored.files) {
    const bytes = await readFile(file.path)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 2000 })
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Erika/)
  }
  expect(stored.mails).toHaveLength(2)
  await expect.poll(() => databases(page)).toEqual([])
})

test('what cannot be taken is named at once, and the rest is still there', async ({ page, problems }) => {
  // The recorder of failed tests asks for pictures that could not be shown.
  problems.allow(/Connecting to 'blob:/)
  await begin(page)
  const many = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => phonePhoto(`${number}.jpg`, { width: 1200 })))
  await photoInput(form(page)).setInputFiles(many.slice(0, 4))
  await areSmall(page)
  await photoInput(form(page)).setInputFiles([
    textFile('notiz.txt'),
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(3000, 1) },
    { name: 'defekt.png', mimeType: 'image/png', buffer: Buffer.alloc(3000, 1) },
  ])
  await expect(form(page).getByText(/„notiz.txt“ hat keine passende Endung/)).toBeVisible()
  await expect(form(page).getByText(/„IMG_1.HEIC“ ist ein HEIC-Foto.*Maximale Kompatibilität/)).toBeVisible()
  await expect(form(page).getByText(/„defekt.png“ ist beschädigt/)).toBeVisible()
  await expect(photos(page)).toHaveCount(4)
  expect.soft(await axeViolations(page), 'refused').toEqual([])
  await photoInput(form(page)).setInputFiles(many.slice(4))
  await expect(form(page).getByText('Es passen höchstens 6 Fotos. Nicht übernommen: „7.jpg“.')).toBeVisible()
  await expect(form(page).getByText(/notiz.txt/)).toHaveCount(0)
  await expect(photos(page)).toHaveCount(6)
})

test('a closed tab loses no photo; with the draft they can be thrown away', async ({ page, context }) => {
  await begin(page)
  await photoInput(form(page)).setInputFiles([await phonePhoto('spüle.jpg')])
  await areSmall(page)
  await expect(form(page).getByText(/Ihre Eingaben und Fotos werden nur auf diesem Gerät gespeichert/)).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto('/schadensmeldung')
  await expect(again.getByText(/Entwurf vom .* wurde wiederhergestellt/)).toBeVisible()
  await expect(photos(again)).toHaveCount(1)
  await expect(photos(again)).toContainText('spüle.jpg')
  expect(await heldPhotos(form(again))).toMatchObject([{ name: 'spüle.jpg', width: 1500, height: 2000 }])
  expect(await databases(again)).toEqual(['entwurf-dateien'])

  await form(again).getByRole('button', { name: 'Entwurf verwerfen' }).click()
  await form(again).getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(photos(again)).toHaveCount(0)
  expect(await photoInput(form(again)).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  await expect.poll(() => databases(again)).toEqual([])
})

test('a draft that is too old is forgotten with its photos', async ({ page }) => {
  await begin(page)
  await photoInput(form(page)).setInputFiles([await phonePhoto('spüle.jpg', { width: 1200 })])
  await areSmall(page)
  await expect(form(page).getByText(/Ihre Eingaben und Fotos werden/)).toBeVisible()
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('entwurf:schadensmeldung') ?? '{}') as { savedAt: number }
    const old = { ...draft, savedAt: Date.now() - 15 * 24 * 60 * 60 * 1000 }
    localStorage.setItem('entwurf:schadensmeldung', JSON.stringify(old))
  })
  await page.reload()
  await expect.poll(() => databases(page)).toEqual([])
  await expect(photos(page)).toHaveCount(0)
  await expect(form(page).locator('[name="damage_location"]')).toHaveValue('')
})

test('the cookie settings list the kept photos and delete them', async ({ page }) => {
  await begin(page)
  await photoInput(form(page)).setInputFiles([await phonePhoto('spüle.jpg', { width: 1200 })])
  await expect.poll(() => databases(page)).toEqual(['entwurf-dateien'])
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByRole('dialog').getByText('Fotos zu einem Formular')).toBeVisible()
  await page.getByRole('button', { name: 'Alles auf diesem Gerät löschen' }).click()
  await expect.poll(() => databases(page)).toEqual([])
})

/** A name that no other run has left behind. */
const onlyHere = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

async function countOf(office: (...args: string[]) => Promise<string>, name: string): Promise<number> {
  const listed = JSON.parse(await office('submissions', 'list', '--json')) as { contact_name: string }[]
  return listed.filter(({ contact_name }) => contact_name === name).length
}

test('without a network it waits, and is sent once as soon as the network is back', async ({
  page,
  context,
  office,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const name = onlyHere('Olaf Offline')
  await begin(page, name)
  await photoInput(form(page)).setInputFiles([await phonePhoto('keller.jpg', { width: 1200 })])
  await areSmall(page)
  await context.setOffline(true)
  await send(page)
  const notice = page.getByRole('heading', { name: 'Noch nicht gesendet: keine Verbindung' })
  await expect(notice).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Ein unerwarteter Fehler ist aufgetreten' })).toBeVisible()
  await expect(form(page).getByText(/Ihre Angaben und Fotos sind auf diesem Gerät gespeichert/)).toBeVisible()
  expect.soft(await axeViolations(page), 'waiting').toEqual([])
  await form(page).getByRole('button', { name: 'Jetzt erneut senden' }).click()
  await expect(form(page).getByText('Wartet auf das Netz.')).toBeVisible()

  await context.setOffline(false)
  await isReceived(page)
  expect(await countOf(office, name)).toBe(1)
  await expect.poll(() => databases(page)).toEqual([])
})

test('an answer that gets lost and a closed tab: the next visit sends it under the same key, with its photos', async ({
  page,
  context,
  office,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const name = onlyHere('Gerda Geschlossen')
  await begin(page, name)
  await photoInput(form(page)).setInputFiles([await phonePhoto('keller.jpg', { width: 1200 })])
  await areSmall(page)
  // The server stores it, but its answer never arrives.
  await page.route('**/api/damage-reports', async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  await send(page)
  await expect(page.getByRole('heading', { name: 'Noch nicht gesendet: keine Verbindung' })).toBeFocused()
  expect(await countOf(office, name)).toBe(1)
  await page.close()

  const again = await context.newPage()
  await again.goto('/schadensmeldung')
  await isReceived(again)
  const reference = REFERENCE.exec(await again.locator('#formular').innerText())?.[0] ?? ''
  expect(await countOf(office, name)).toBe(1)
  const stored = JSON.parse(await office('submissions', 'show', reference, '--json')) as Stored
  expect(stored.payload.reporter_name).toBe(name)
  expect(stored.files.map(({ original_name }) => original_name)).toEqual(['keller.jpg'])
})

test('waiting can be called off, and everything is still there', async ({ page, context, office, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const name = onlyHere('Anna Abbruch')
  await begin(page, name)
  await photoInput(form(page)).setInputFiles([await phonePhoto('keller.jpg', { width: 1200 })])
  await areSmall(page)
  await context.setOffline(true)
  await send(page)
  await form(page).getByRole('button', { name: 'Nicht senden, weiter bearbeiten' }).click()
  await expect(form(page).getByRole('button', { name: 'Schaden melden' })).toBeFocused()
  await expect(photos(page)).toHaveCount(1)
  await expect(form(page).locator('[name="damage_location"]')).toHaveValue('Küche')
  await context.setOffline(false)
  await page.waitForTimeout(1000)
  expect(await countOf(office, name)).toBe(0)
})

test('articles that fit are shown while the description is typed, and the focus stays in it', async ({
  page,
  context,
}) => {
  await page.goto('/schadensmeldung')
  const description = form(page).locator('[name="damage_description"]')
  await description.pressSequentially('Die Heizung bleibt seit gestern kalt')
  const help = form(page).getByRole('region', { name: 'Passende Hilfeartikel' })
  const article = help.getByRole('link', { name: /Heizung ausgefallen/ })
  await expect(article).toBeVisible()
  await expect(description).toBeFocused()
  await expect(form(page).getByRole('status').filter({ hasText: '1 passender Hilfeartikel' })).toHaveCount(1)
  expect.soft(await axeViolations(page), 'suggestions').toEqual([])
  const opened = context.waitForEvent('page')
  await article.click()
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('Heizung ausgefallen')
  await expect(description).toHaveValue('Die Heizung bleibt seit gestern kalt')
  await description.fill('Die Klingel geht nicht')
  await expect(help).toHaveCount(0)
})

test('an upload that breaks off leaves nothing on the server', async ({ baseURL }) => {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'uploads/.part')
  const waiting = () => readdir(folder).catch(() => [])
  const before = await waiting()
  const { buffer } = await phonePhoto('halb.jpg')
  const head = '--grenze\r\nContent-Disposition: form-data; name="photos"; filename="halb.jpg"\r\n\r\n'
  const connection = request(`${baseURL}/api/damage-reports`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=grenze',
      'Content-Length': String(head.length + buffer.length + 1000),
      'Sec-Fetch-Site': 'same-origin',
    },
  })
  connection.on('error', () => {})
  connection.write(head)
  connection.write(buffer.subarray(0, buffer.length / 2))
  await expect.poll(async () => (await waiting()).length).toBe(before.length + 1)
  connection.destroy()
  await expect.poll(waiting).toEqual(before)
})
