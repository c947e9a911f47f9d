import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { exampleHeic } from '#platform/heic/example-heic.ts'
import { fill, REFERENCE } from '../support/application.ts'
import { phonePhoto, photoInput } from '../support/photos.ts'
import { expect, onPhoneWithoutScript, test } from '../support/test.ts'

test.use(onPhoneWithoutScript)

test('without JavaScript a tenant corrects and reports a damage; its photos are small and clean when they are stored', async ({
  page,
  office,
  problems,
}) => {
  problems.allow(/status of 422/)
  await page.goto('/schadensmeldung')
  const form = page.locator('#formular form')
  await expect(photoInput(form)).toHaveAttribute('accept', /^\.jpg,\.jpeg,\.jfif,.*,\.heic,\.heif,/)
  await form.getByLabel('Notfall').check()
  await expect(form.getByText('Bitte rufen Sie zuerst an')).toBeVisible()
  await fill(form, {
    damage_description: 'Aus der Decke tropft Wasser.',
    damage_location: 'Bad',
    building_address: 'Rheinstraße 5',
  })
  await fill(form, { reporter_name: 'Jonas Ohneskript', reporter_email: 'jonas@' })
  await photoInput(form).setInputFiles([await phonePhoto('decke.jpg')])
  await form.getByRole('button', { name: 'Schaden melden' }).click()
  await expect(form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').first()).toBeInViewport()
  await expect(form.getByLabel('Notfall')).toBeChecked()
  // Asked for beside its field; without a number the report arrives all the same.
  await expect(form.getByText('Unter welcher Nummer können wir Sie sofort zurückrufen?')).toBeVisible()
  await expect(form.locator('[name="damage_description"]')).toHaveValue('Aus der Decke tropft Wasser.')
  await expect(form.getByText('Zuletzt gewählt: decke.jpg')).toBeVisible()

  await form.locator('[name="reporter_email"]').fill('jonas@example.org')
  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: exampleHeic() }
  await photoInput(form).setInputFiles([await phonePhoto('decke.jpg'), heic])
  await form.getByRole('button', { name: 'Schaden melden' }).click()
  await expect(page).toHaveURL(/\/schadensmeldung\?eingegangen=/)
  await expect(page.getByText('Schadensmeldung erfolgreich übermittelt', { exact: true })).toBeInViewport()
  await expect(page.getByText('Wir haben keine Telefonnummer von Ihnen.')).toBeVisible()
  const reference = REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
  const stored = await office('submissions', 'show', reference, '--json')
  expect(stored).toContain('Aus der Decke tropft Wasser.')
  const { files } = JSON.parse(stored) as { files: { original_name: string; path: string }[] }
  const byName = files.toSorted((one, other) => other.original_name.localeCompare(one.original_name, 'de'))
  expect(byName.map(({ original_name }) => original_name)).toEqual(['IMG_1.jpg', 'decke.jpg'])
  const photos = await Promise.all(byName.map(({ path }) => readFile(path)))
  const sizes = await Promise.all(photos.map((bytes) => sharp(bytes).metadata()))
  expect(sizes).toMatchObject([
    { format: 'jpeg', width: 64, height: 96 },
    { format: 'jpeg', width: 1920, height: 2560 },
  ])
  for (const bytes of photos) expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Erika/)
})
