import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** A photo as a phone makes it, lying on its side, with the place where it was taken: twelve megapixels, or fewer where that is enough. */
export async function phonePhoto(name: string, { background = '#5da6f8', width = 4032 } = {}) {
  const buffer = await sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Erika Muster' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const photoInput = (form: Locator) => form.locator('input[type="file"][name="photos"]')

/** The photos that lie in the form's input, as they would be sent. */
export function heldPhotos(form: Locator) {
  return photoInput(form).evaluate((input: HTMLInputElement) =>
    Promise.all(
      [...(input.files ?? [])].map(async (file) => {
        const { width, height } = await createImageBitmap(file)
        return { name: file.name, type: file.type, width, height, isTraced: (await file.text()).includes('Exif') }
      }),
    ),
  )
}
