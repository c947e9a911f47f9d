import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '#platform/app.server.ts'
import { media } from '#platform/pictures/repository.server.ts'
import { mediaFolder, pictureFileName, pictureFormats } from '#platform/pictures/files.server.ts'
import type { Finding } from './finding.ts'

/** Whether every derived picture that the portfolio names lies on the disk. */
export async function examinePictures(app: App): Promise<Finding> {
  const pictures = await media(app.db).listDerived()
  const missing = pictures.filter(({ storageKey, widths }) =>
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
