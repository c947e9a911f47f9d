import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { exampleHeic } from '#platform/heic/example-heic.ts'
import { fill, REFERENCE } from '../support/application.ts'
import { axeViolations } from '../support/axe.ts'
import {
  areSmall,
  beginReport,
  damage,
  damageForm,
  databases,
  isReceived,
  photosOf,
  sendReport,
  type StoredReport,
} from '../support/damage.ts'
import { textFile } from '../support/job-application.ts'
import { heldPhotos, phonePhoto, photoInput } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

test('photos that are sent', async ({ page, office, problems }) => {
  await test.step('photos are shrunk, shown, removed, sent, and stored without their place', async () => {
    await beginReport(page)
    await photoInput(damageForm(page)).setInputFiles([
      await phonePhoto('spüle.jpg'),
      await phonePhoto('boden.jpg', { background: '#0f172a' }),
    ])
    await expect(photosOf(page)).toHaveCount(2)
    await areSmall(page)
    const upright = { type: 'image/jpeg', width: 1500, height: 2000, isTraced: false }
    expect(await heldPhotos(damageForm(page))).toEqual([
      { name: 'spüle.jpg', ...upright },
      { name: 'boden.jpg', ...upright },
    ])
    await photoInput(damageForm(page)).setInputFiles([await phonePhoto('wand.jpg', { background: '#16a34a' })])
    await expect(damageForm(page).getByText('3 von 6 Fotos')).toBeVisible()
    await areSmall(page)
    for (const image of await photosOf(page).locator('img').all())
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1500)
    expect.soft(await axeViolations(page), 'three photos').toEqual([])
    await damageForm(page).getByRole('button', { name: 'boden.jpg entfernen' }).click()
    await expect(photosOf(page)).toHaveCount(2)
    await expect(photoInput(damageForm(page))).toBeFocused()

    await sendReport(page)
    await isReceived(page)
    const reference = REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
    const stored = JSON.parse(await office('submissions', 'show', reference, '--json')) as StoredReport
    expect(stored.files.map(({ original_name }) => original_name).toSorted()).toEqual(['spüle.jpg', 'wand.jpg'])
    for (const file of stored.files) {
      const bytes = await readFile(file.path)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 2000 })
      expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Erika/)
    }
    expect(stored.mails).toHaveLength(2)
    await expect.poll(() => databases(page)).toEqual([])
  })

  await test.step('who sends at once waits until the photos are small', async () => {
    await beginReport(page)
    await photoInput(damageForm(page)).setInputFiles([await phonePhoto('spüle.jpg'), await phonePhoto('boden.jpg')])
    await sendReport(page)
    await isReceived(page)
    const reference = REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
    const { files } = JSON.parse(await office('submissions', 'show', reference, '--json')) as StoredReport
    const sizes = await Promise.all(
      files.map(async (file) => (await sharp(await readFile(file.path)).metadata()).height),
    )
    // The server by itself would have left 2560.
    expect(sizes).toEqual([2000, 2000])
  })

  await test.step('a HEIC photo goes as it is where the browser cannot show it, and is stored as JPEG without its place', async () => {
    problems.allow(/Connecting to 'blob:|status of 422/)
    await beginReport(page)
    const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: exampleHeic() }
    const broken = { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: exampleHeic().subarray(0, 1200) }
    await photoInput(damageForm(page)).setInputFiles([heic, broken])
    await expect(photosOf(page).getByText('Dieser Browser zeigt HEIC nicht an.')).toHaveCount(2)
    expect.soft(await axeViolations(page), 'without a preview').toEqual([])
    await sendReport(page)
    await expect(
      damageForm(page)
        .getByText(/„IMG_2.HEIC“ ist ein HEIC-Foto, das wir nicht öffnen können/)
        .first(),
    ).toBeVisible()
    await expect(damageForm(page).locator('[name="damage_location"]')).toHaveValue('Küche')
    await damageForm(page).getByRole('button', { name: 'IMG_2.HEIC entfernen' }).click()
    await sendReport(page)
    await isReceived(page)
    const reference = REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
    const { files } = JSON.parse(await office('submissions', 'show', reference, '--json')) as StoredReport
    expect(files.map(({ original_name }) => original_name)).toEqual(['IMG_1.jpg'])
    const bytes = await readFile(files[0]?.path ?? '')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 96 })
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Erika|Telefonbau/)
  })
})

test('photos that are kept with a draft', async ({ page, context }) => {
  await page.clock.install()

  await test.step('the cookie settings list the kept photos and delete them', async () => {
    await beginReport(page)
    await photoInput(damageForm(page)).setInputFiles([await phonePhoto('spüle.jpg', { width: 1200 })])
    await expect.poll(() => databases(page)).toEqual(['entwurf-dateien'])
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await expect(page.getByRole('dialog').getByText('Fotos zu einem Formular')).toBeVisible()
    await page.getByRole('button', { name: 'Alles auf diesem Gerät löschen' }).click()
    await expect.poll(() => databases(page)).toEqual([])
  })

  await test.step('a draft that is too old is forgotten with its photos', async () => {
    await page.clock.install()
    await beginReport(page)
    await photoInput(damageForm(page)).setInputFiles([await phonePhoto('spüle.jpg', { width: 1200 })])
    await areSmall(page)
    await expect(damageForm(page).getByText(/Ihre Eingaben und Fotos werden/)).toBeVisible()
    // The last saving comes 400 ms after the last change.
    await page.clock.runFor(1000)
    await page.goto('/impressum')
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('entwurf:schadensmeldung')) ?? ''
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt: number }
      const old = { ...draft, savedAt: Date.now() - 15 * 24 * 60 * 60 * 1000 }
      localStorage.setItem(key, JSON.stringify(old))
    })
    await page.goto('/schadensmeldung')
    await expect.poll(() => databases(page)).toEqual([])
    await expect(photosOf(page)).toHaveCount(0)
    await expect(damageForm(page).locator('[name="damage_location"]')).toHaveValue('')
  })

  await test.step('a closed tab loses no photo; with the draft they can be thrown away', async () => {
    await beginReport(page)
    await photoInput(damageForm(page)).setInputFiles([await phonePhoto('spüle.jpg')])
    await areSmall(page)
    await expect(
      damageForm(page).getByText(/Ihre Eingaben und Fotos werden nur auf diesem Gerät gespeichert/),
    ).toBeVisible()
    await page.close()

    const again = await context.newPage()
    await again.goto('/schadensmeldung')
    await expect(again.getByText(/Entwurf vom .* wurde wiederhergestellt/)).toBeVisible()
    await expect(photosOf(again)).toHaveCount(1)
    await expect(photosOf(again)).toContainText('spüle.jpg')
    expect(await heldPhotos(damageForm(again))).toMatchObject([{ name: 'spüle.jpg', width: 1500, height: 2000 }])
    expect(await databases(again)).toEqual(['entwurf-dateien'])

    await damageForm(again).getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await damageForm(again).getByRole('button', { name: 'Ja, löschen' }).click()
    await expect(photosOf(again)).toHaveCount(0)
    expect(await photoInput(damageForm(again)).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
    await expect.poll(() => databases(again)).toEqual([])
  })
})

test('help while one types, and photos that cannot be taken', async ({ page, context, problems }) => {
  await test.step('articles that fit are shown while the description is typed, and the focus stays in it', async () => {
    await page.goto('/schadensmeldung')
    const description = damageForm(page).locator('[name="damage_description"]')
    await description.pressSequentially('Die Heizung bleibt seit gestern kalt')
    const help = damageForm(page).getByRole('region', { name: 'Passende Hilfeartikel' })
    const article = help.getByRole('link', { name: /Heizung ausgefallen/ })
    await expect(article).toBeVisible()
    await expect(description).toBeFocused()
    await expect(damageForm(page).getByRole('status').filter({ hasText: '1 passender Hilfeartikel' })).toHaveCount(1)
    expect.soft(await axeViolations(page), 'suggestions').toEqual([])
    const opened = context.waitForEvent('page')
    await article.click()
    await expect((await opened).getByRole('heading', { level: 1 })).toContainText('Heizung ausgefallen')
    await expect(description).toHaveValue('Die Heizung bleibt seit gestern kalt')
    await description.fill('Die Klingel geht nicht')
    await expect(help).toHaveCount(0)
  })

  await test.step('what cannot be taken is named at once, and the rest is still there', async () => {
    // The recorder of failed tests asks for pictures that could not be shown.
    problems.allow(/Connecting to 'blob:/)
    await fill(damageForm(page), damage)
    const many = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => phonePhoto(`${number}.jpg`, { width: 1200 })))
    await photoInput(damageForm(page)).setInputFiles(many.slice(0, 4))
    await areSmall(page)
    await photoInput(damageForm(page)).setInputFiles([
      textFile('notiz.txt'),
      { name: 'defekt.png', mimeType: 'image/png', buffer: Buffer.alloc(3000, 1) },
    ])
    await expect(damageForm(page).getByText(/„notiz.txt“ ist kein Foto/)).toBeVisible()
    await expect(damageForm(page).getByText(/„defekt.png“ ist beschädigt/)).toBeVisible()
    await expect(photosOf(page)).toHaveCount(4)
    expect.soft(await axeViolations(page), 'refused').toEqual([])
    await photoInput(damageForm(page)).setInputFiles(many.slice(4))
    await expect(damageForm(page).getByText('Es passen höchstens 6 Fotos. Nicht übernommen: „7.jpg“.')).toBeVisible()
    await expect(damageForm(page).getByText(/notiz.txt/)).toHaveCount(0)
    await expect(photosOf(page)).toHaveCount(6)
  })
})

test('an upload that breaks off leaves nothing on the server', async ({ baseURL }) => {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'uploads/.part')
  const { buffer } = await phonePhoto('halb.jpg')
  // Others upload at the same time: ours is the one that holds this.
  const sign = randomBytes(40)
  const sent = Buffer.concat([buffer.subarray(0, 1000), sign, buffer.subarray(1000, buffer.length / 2)])
  const isOurs = async (name: string) =>
    (await readFile(path.join(folder, name)).catch(() => Buffer.alloc(0))).includes(sign)
  const ours = async () => {
    const names = await readdir(folder).catch(() => [])
    return (await Promise.all(names.map(isOurs))).filter(Boolean).length
  }
  const head = '--grenze\r\nContent-Disposition: form-data; name="photos"; filename="halb.jpg"\r\n\r\n'
  const connection = request(`${baseURL}/api/damage-reports`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=grenze',
      'Content-Length': String(head.length + sent.length + 1000),
      'Sec-Fetch-Site': 'same-origin',
    },
  })
  connection.on('error', () => {})
  connection.write(head)
  connection.write(sent)
  await expect.poll(ours).toBe(1)
  connection.destroy()
  await expect.poll(ours).toBe(0)
})
