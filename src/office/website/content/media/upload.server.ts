import { pictureNames } from '#values/file-content.ts'
import type { App } from '#platform/app.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { type DerivedPicture, derivePicture, inspectPicture, PictureRefused } from '#platform/pictures/derive.server.ts'
import { publishPicture } from '#platform/pictures/files.server.ts'

export const MOST_FILES = 12
export const LARGEST_BYTES = 20 * 1024 * 1024
/** Of a picture that a page shows large, in height and width: what is smaller is a dot or a sign. */
export const LEAST_PIXELS = 200

const refusals: Record<PictureRefused['reason'], string> = {
  not_a_picture: `ist kein Bild. Bitte nehmen Sie ${pictureNames}.`,
  too_small: `ist zu klein. Es braucht mindestens ${LEAST_PIXELS} Bildpunkte in Höhe und Breite.`,
  too_large: 'hat zu viele Bildpunkte, höchstens 40 Millionen.',
  busy: 'konnte nicht gelesen werden, weil gerade viele Fotos verarbeitet werden. Bitte laden Sie es gleich noch einmal hoch.',
  damaged: 'lässt sich nicht lesen. Vielleicht ist die Datei beschädigt.',
}

export type Uploaded = { values: ContentValues } | { error: string }

/** Makes all sizes of a chosen file, once, here; pages only read them. Of a refused file nothing is kept. */
export function derived(app: App, file: File, leastPixels = 1): Promise<Uploaded> {
  return taken(file, async (bytes) => {
    const picture = await derivePicture(app.config.dataDir, bytes, leastPixels)
    await publishPicture(app.config, picture)
    return picture
  })
}

/** Judges as `derived` does, and keeps nothing. */
export function inspected(file: File, leastPixels = 1): Promise<Uploaded> {
  return taken(file, async (bytes) => ({ ...(await inspectPicture(bytes, leastPixels)), color: '#ffffff' }))
}

type Picture = Pick<DerivedPicture, 'storageKey' | 'width' | 'height' | 'color' | 'widths'>

async function taken(file: File, take: (bytes: Buffer) => Promise<Picture>): Promise<Uploaded> {
  const fault = sizeFault(file)
  if (fault !== null) return { error: fault }
  try {
    const { storageKey, width, height, color, widths } = await take(Buffer.from(await file.arrayBuffer()))
    return { values: { storage_key: storageKey, width, height, color, widths: widths.map(String) } }
  } catch (error) {
    if (error instanceof PictureRefused) return { error: `„${file.name}“ ${refusals[error.reason]}` }
    throw error
  }
}

/** What stands in a sentence to its sender; null: neither empty nor too large. */
export function sizeFault({ name, size }: File): string | null {
  if (size === 0) return `„${name}“ ist leer.`
  return size > LARGEST_BYTES ? `„${name}“ ist größer als 20 MB.` : null
}

/** The files that a form sent; an empty file input sends one without name and bytes. */
export function filesOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((part): part is File => part instanceof File && (part.size > 0 || part.name !== ''))
}
