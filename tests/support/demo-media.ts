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

/** Brings the demo company's pictures into a new data folder if a site has made them before: that takes 20 s of processor time. */
export async function bringDemoMedia(dataDir: string): Promise<void> {
  const kept = keptMedia()
  if (existsSync(kept)) await cp(kept, path.join(dataDir, 'media'), { recursive: true })
}

/** Keeps what a site of the demo company made, before anybody uploads to it, for the next one. */
export async function keepDemoMedia(dataDir: string): Promise<void> {
  const kept = keptMedia()
  if (existsSync(kept)) return
  const own = `${kept}.${randomUUID()}`
  await cp(path.join(dataDir, 'media'), own, { recursive: true })
  // Another process may have been first, with the same pictures.
  await rename(own, kept).catch(() => rm(own, { recursive: true }))
}
