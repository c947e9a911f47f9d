import { createReadStream } from 'node:fs'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import { extensionOf } from '#platform/files/file-name.ts'
import { isVideo } from '#platform/files/formats/video.server.ts'
import { findVideo, keepVideo, type StoredVideo } from '#platform/files/media-file.server.ts'
import { beginPartFile } from '#platform/files/part-file.server.ts'
import { sha256Of } from '#platform/files/sha256-of.server.ts'
import type { Uploaded } from '../content/media/upload.server.ts'
import { LARGEST_VIDEO_BYTES } from '../content/videos/video-fields.ts'
import { openPlainFile } from './safe-files.server.ts'

/** Videos of a company's folder, piece by piece: a hundred megabytes need not fit into memory. */

export const storedVideo = (config: App['config'], { values }: Pick<ContentRecord, 'values'>) =>
  findVideo(config, String(values.storage_key))

export const sumOfStored = ({ path }: StoredVideo) => sha256Of(createReadStream(path))

/** @throws Unreadable */
export async function sumOfVideo(file: string): Promise<string> {
  const handle = await openPlainFile(file, LARGEST_VIDEO_BYTES)
  try {
    return await sha256Of(handle.createReadStream({ autoClose: false }))
  } finally {
    await handle.close()
  }
}

/** @throws Unreadable */
export async function isSameVideo(config: App['config'], record: ContentRecord, file: string): Promise<boolean> {
  const stored = await storedVideo(config, record)
  return stored !== null && (await sumOfStored(stored)) === (await sumOfVideo(file))
}

/** Takes a video as the office's form would; a trial keeps nothing. @throws Unreadable */
export async function takeVideo(
  { config }: Pick<App, 'config'>,
  { name, file, isTrial }: { name: string; file: string; isTrial: boolean },
): Promise<Uploaded> {
  const handle = await openPlainFile(file, LARGEST_VIDEO_BYTES)
  try {
    const ending = extensionOf(name)
    if (!(await isVideo(handle, ending)))
      return { error: `„${name}“ ist kein Video oder ist beschädigt. Möglich sind MP4 und WebM.` }
    const { size } = await handle.stat()
    return { values: { ...plain, size_bytes: size, storage_key: isTrial ? '' : await keep() } }

    async function keep(): Promise<string> {
      const part = await beginPartFile(config.dataDir)
      try {
        for await (const piece of handle.createReadStream({ start: 0, autoClose: false })) await part.write(piece)
        const { storageKey } = await part.finish()
        return await keepVideo(config, storageKey, ending === 'webm' ? 'webm' : 'mp4')
      } catch (error) {
        await part.remove()
        throw error
      }
    }
  } finally {
    await handle.close()
  }
}

/** Columns of a picture's row that a video's lacks. */
const plain = { media_type: 'video', role: 'video', is_primary: false, alt_text: '', widths: [] }
