import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { threadFile } from '#platform/threads.server.ts'
import type { Options } from './demo-pictures.server.ts'
import type { DerivedPicture } from '#platform/pictures/derive.server.ts'
import type { DemoPictures } from './new-media.ts'
import type { PictureName } from './picture-texts.ts'

export type Asked = { dataDir: string; pictureFolder: string | undefined }
export type Told = { line: string } | { derived: [PictureName, DerivedPicture][] }

/**
 * Derives all demo pictures in another process: what decoding leaves behind in the heap would stay with the site for as long as it runs.
 * @throws when that process fails; what it derived is there for the next try.
 */
export async function derivePicturesApart(dataDir: string, { pictureFolder, say }: Options): Promise<DemoPictures> {
  const child = fork(fileURLToPath(threadFile('picture-process', import.meta.url)), { execArgv: process.execArgv })
  let derived: DemoPictures | null = null
  child.on('message', (told: Told) => {
    if ('line' in told) say(told.line)
    else derived = new Map(told.derived)
  })
  child.send({ dataDir, pictureFolder } satisfies Asked)
  const [code] = await once(child, 'exit')
  if (derived === null) throw new Error(`The pictures' process ended with ${code}`)
  return derived
}
