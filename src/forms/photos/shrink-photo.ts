/** `unreadable`: this browser cannot decode it. `unchanged`: it can, but gives no picture back that could be trusted. */
export type ShrinkOutcome = { kind: 'shrunk'; picture: Blob } | { kind: 'unreadable' } | { kind: 'unchanged' }

/** In pixels. Enough to read a type plate or to see a hairline crack; a tenth of what a phone's camera writes. */
const LONGEST_SIDE = 2000
const QUALITY = 0.85

/** Draws a photo anew as a small JPEG: upright, on white, and without what the camera wrote beside the picture (EXIF, place). */
export async function shrinkPhoto(photo: Blob): Promise<ShrinkOutcome> {
  const picture = await decode(photo)
  if (picture === null) return { kind: 'unreadable' }
  const { source, width, height, release } = picture
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (context === null || !tellsTheTruth()) {
    release()
    return { kind: 'unchanged' }
  }
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  release()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  // Phones give a page little memory for canvases, and free it late.
  canvas.width = 0
  return drawn === null ? { kind: 'unchanged' } : { kind: 'shrunk', picture: drawn }
}

type Decoded = { source: CanvasImageSource; width: number; height: number; release: () => void }

async function decode(photo: Blob): Promise<Decoded | null> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    return { source: bitmap, width: bitmap.width, height: bitmap.height, release: () => bitmap.close() }
  } catch {
    return decodeAsElement(photo)
  }
}

/** Safari decodes HEIC for an element where it may not for a bitmap, and a large photo where its memory is short. */
async function decodeAsElement(photo: Blob): Promise<Decoded | null> {
  const address = URL.createObjectURL(photo)
  const release = () => URL.revokeObjectURL(address)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    if (image.naturalWidth > 0) {
      return { source: image, width: image.naturalWidth, height: image.naturalHeight, release }
    }
  } catch {
    // No picture for this browser.
  }
  release()
  return null
}

/** Browsers that hide what they are (Tor, Firefox's resistFingerprinting) give noise instead of what was drawn. */
function tellsTheTruth(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  const context = canvas.getContext('2d')
  if (context === null) return false
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 4, 4)
  const { data } = context.getImageData(0, 0, 4, 4)
  return data.every((value, index) => Math.abs(value - (index % 4 === 0 || index % 4 === 3 ? 255 : 0)) < 16)
}
