import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '#platform/app.server.ts'
import { media } from '#platform/pictures/repository.server.ts'
import { mediaFolder, pictureFileName, pictureFormats } from '#platform/pictures/files.server.ts'
import { objectStore, type ObjectStore } from '#platform/files/s3.server.ts'
import type { Finding } from './finding.ts'

/** Whether every derived picture that the portfolio names lies on the disk, or the smallest of each in the object store. */
export async function examinePictures(app: App): Promise<Finding> {
  const pictures = await media(app.db).listDerived()
  const { filesS3 } = app.config
  const missing = filesS3
    ? await missingFrom(objectStore(filesS3), pictures)
    : pictures.filter(({ storageKey, widths }) =>
        widths.some((width) =>
          pictureFormats.some(
            (format) => !existsSync(join(mediaFolder(app.config.dataDir), pictureFileName(storageKey, width, format))),
          ),
        ),
      )
  if (missing.length === 0)
    return { what: 'Bilder', state: 'ok', detail: `${pictures.length} Bilder, alle Größen vorhanden` }
  return {
    what: 'Bilder',
    state: 'error',
    detail: `Von ${missing.length} der ${pictures.length} Bilder fehlen Größen.`,
    advice: 'Spielen Sie DATA_DIR/media aus der Sicherung ein oder laden Sie die Bilder im Büro noch einmal hoch.',
  }
}

type Stored = { storageKey: string; widths: number[] }

async function missingFrom(store: ObjectStore, pictures: readonly Stored[]): Promise<Stored[]> {
  const missing: Stored[] = []
  for (const picture of pictures) {
    const name = pictureFileName(picture.storageKey, picture.widths[0] ?? 0, 'webp')
    if ((await store.size(`media/${name}`)) === null) missing.push(picture)
  }
  return missing
}
