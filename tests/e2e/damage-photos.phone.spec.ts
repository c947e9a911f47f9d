import { axeViolations } from '../support/axe.ts'
import { heldPhotos, phonePhoto } from '../support/photos.ts'
import { expect, onPhone, test } from '../support/test.ts'

test.use(onPhone)

test('on a phone the camera has a button of its own, beside the gallery', async ({ page }) => {
  await page.goto('/schadensmeldung')
  const form = page.locator('#formular form[method="post"]')
  await form.locator('[name="damage_location"]').fill('Küche')
  for (const name of ['image.jpg', 'image.jpg']) {
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Foto aufnehmen' }).click()
    await (await chooser).setFiles([await phonePhoto(name, { width: 1200, background: '#0f172a' })])
    await expect(form.getByText('Wird verkleinert…')).toHaveCount(0, { timeout: 30_000 })
  }
  await expect(form.getByText('2 von 6 Fotos')).toBeVisible()
  expect((await heldPhotos(form)).map(({ name }) => name)).toEqual(['image.jpg', 'image-2.jpg'])
  expect.soft(await axeViolations(page), 'photos on a phone').toEqual([])
})
