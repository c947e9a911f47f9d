import type { Config } from '../config.server.ts'
import { readMediaFile } from '../files/media-file.server.ts'

const contentTypes: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

// Exactly the names that derive.server.ts makes: no folders, no dots, nothing hidden.
const fileName = /^[0-9a-f]{32}-[1-9][0-9]{0,4}\.(avif|webp)$/

/**
 * Answers `/media/<name>` with a derived picture. The name holds the hash of the content, so caches may keep it for ever.
 * @param name the rest of the address, for example `3fa1…-480.avif`.
 * @returns null when there is no such picture (the caller answers 404).
 * @throws what the file system says, except "not found".
 */
export async function servePicture(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  name: string,
): Promise<Response | null> {
  const format = fileName.exec(name)?.[1]
  if (format === undefined) return null
  const bytes = await readMediaFile(config, name)
  if (bytes === null) return null
  return new Response(bytes, {
    headers: {
      'content-type': contentTypes[format] ?? 'application/octet-stream',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
