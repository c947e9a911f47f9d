import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '#platform/app.server.ts'
import { writeFileSafely } from '#platform/files/write-safely.server.ts'
import { onceByKey } from '#platform/once-by-key.server.ts'
import { oneAtATime } from '#platform/one-at-a-time.server.ts'
import { oneFor } from '#platform/one-for.ts'
import { site } from '#site'
import type { ApartmentDetail } from '../flat-page/detail.ts'
import { frames } from './draw-expose.server.ts'
import { drawInThread } from './draw-in-thread.server.ts'
import { readForPaper } from './expose-pictures.server.ts'
import { type Expose, exposeOf, picturesOf } from './expose.ts'

/** Part of the key: what is drawn otherwise is another file. */
const LAYOUT = 1

type Where = Pick<App, 'config'>

/** The newest exposé of a flat has the content in its name: what changed has no file yet. Made anew at any time, so no backup holds it. */
function fileOf({ config }: Where, detail: ApartmentDetail) {
  const expose = exposeOf(detail, config.siteUrl)
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)
  const key = hash(JSON.stringify([LAYOUT, site, expose]))
  const flat = hash(detail.id)
  return { expose, key, flat, folder: path.resolve(config.dataDir, 'exposes'), name: `${flat}-${key}.pdf` }
}

/** Whether what the flat says today lies in a file. */
export function isExposeMade(app: Where, detail: ApartmentDetail): Promise<boolean> {
  const { folder, name } = fileOf(app, detail)
  return stat(path.join(folder, name)).then(
    ({ size }) => size > 0,
    () => false,
  )
}

export type KeptExpose = { key: string; bytes: Buffer }

const makingOf = oneFor((_app: App) => ({ once: onceByKey<KeptExpose>(), inTurn: oneAtATime() }))

/** Reads the file as it lies there, or makes it; requests meanwhile wait for the same file. One is made at a time, whatever is asked for. */
export async function keepExpose(app: App, detail: ApartmentDetail): Promise<KeptExpose> {
  const { key, folder, name } = fileOf(app, detail)
  const known = await readFile(path.join(folder, name)).catch(() => null)
  if (known !== null && known.length > 0) return { key, bytes: known }
  const { once, inTurn } = makingOf(app)
  return once(name, () => inTurn(() => makeExpose(app, detail)))
}

async function makeExpose(app: App, detail: ApartmentDetail): Promise<KeptExpose> {
  const { expose, key, flat, folder, name } = fileOf(app, detail)
  const bytes = await drawInThread({ expose, images: await imagesOf(app, expose), madeAt: app.clock.now() })
  try {
    await writeFileSafely(path.join(folder, name), bytes)
    for (const other of await readdir(folder))
      if (other.startsWith(`${flat}-`) && other !== name) await rm(path.join(folder, other), { force: true })
  } catch (error) {
    // A full disk: who asked has it all the same.
    app.log.error('exposé not kept', error, { apartment: detail.id })
  }
  return { key, bytes }
}

async function imagesOf({ config }: Where, expose: Expose): Promise<Map<string, Buffer>> {
  const images = new Map<string, Buffer>()
  for (const picture of picturesOf(expose)) {
    const frame = picture === expose.cover ? frames.cover : picture.isDrawing ? frames.plan : frames.picture
    const image = await readForPaper(config, picture, frame)
    if (image !== null) images.set(picture.base, image)
  }
  return images
}
