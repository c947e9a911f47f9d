import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** One folder for each state of the originals and of what derives from them. */
function keptMedia(): string {
  const hash = createHash('sha256')
  const sources = ['db/seed/pictures/*', 'src/platform/pictures/{derive,files}.server.ts']
  for (const file of globSync(sources, { cwd: root }).toSorted()) hash.update(readFileSync(path.join(root, file)))
  return path.join(root, 'node_modules/.cache/demo-media', hash.digest('hex'))
}

/**
 * The demo company's pictures, derived once for all sites: that takes 15 s of processor time.
 * @returns the folder that a site has as `DATA_DIR/media`.
 */
async function deriveDemoMedia(): Promise<string> {
  const kept = keptMedia()
  if (existsSync(kept)) return kept
  const { deriveDemoPictures } = await import('#db/seed/demo-pictures.server.ts')
  const own = `${kept}.${randomUUID()}`
  await deriveDemoPictures(own, { pictureFolder: path.join(root, 'db/seed/pictures'), say: () => {} })
  // Another process may have been first, with the same pictures.
  await rename(path.join(own, 'media'), kept).catch(() => {})
  await rm(own, { recursive: true })
  return kept
}

/** Brings the demo company's pictures into a new data folder, so that its site need not derive them. */
export async function bringDemoMedia(dataDir: string): Promise<void> {
  await cp(await deriveDemoMedia(), path.join(dataDir, 'media'), { recursive: true })
}

if (import.meta.main) await deriveDemoMedia()
