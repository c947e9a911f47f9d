import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onceByKey } from '../once-by-key.server.ts'
import type { Tile } from './tile-address.ts'
import { DAY_MS, SECOND_MS } from '#values/durations.ts'

/** OpenStreetMap's tile policy asks for at least seven days; a town changes more slowly than that. */
const FRESH_FOR_MS = 30 * DAY_MS
const FETCH_TIMEOUT_MS = 5 * SECOND_MS
/** After a failure nobody waits for the tile server again for this long. */
const PAUSE_AFTER_FAILURE_MS = 30 * SECOND_MS
const LARGEST_TILE_BYTES = 512 * 1024
/** The tile policy allows few parallel downloads. */
const PARALLEL_FETCHES = 4
const LONGEST_QUEUE = 64
/** New tiles from the tile server in one day, so that nobody downloads the country through us. */
const FETCHES_PER_DAY = 20_000
/** About 600 MB. An old tile is kept for twice its time, in case the tile server fails. */
const MOST_TILES_ON_DISK = 30_000
const KEPT_FOR_MS = 2 * FRESH_FOR_MS

type TileSource = {
  /** `{z}`, `{x}`, `{y}` are filled in. */
  tilesUrl: string
  dataDir: string
  /** Names us to the tile server, as its policy asks. */
  siteUrl: string
  now: () => Date
}

/**
 * Map tiles from the configured tile server, kept on disk under `DATA_DIR/tiles`. Visitors' browsers only ever ask us.
 * `read` gives the PNG, or null when there is none and the tile server cannot be reached; an old tile beats none.
 */
export function createTiles(source: TileSource) {
  const once = onceByKey<Buffer | null>()
  let running = 0
  const waiting: (() => void)[] = []
  let pausedUntil = 0
  let today = { day: '', fetches: 0 }

  const fileOf = ({ z, x, y }: Tile) => join(source.dataDir, 'tiles', String(z), String(x), `${y}.png`)

  async function read(tile: Tile): Promise<Buffer | null> {
    const file = fileOf(tile)
    const stored = await stat(file).catch(() => null)
    const isFresh = stored !== null && source.now().getTime() - stored.mtimeMs < FRESH_FOR_MS
    if (isFresh) return readFile(file)

    return (await once(file, () => download(tile, file))) ?? (stored ? readFile(file) : null)
  }

  async function download(tile: Tile, file: string): Promise<Buffer | null> {
    if (source.now().getTime() < pausedUntil || !countToday() || waiting.length >= LONGEST_QUEUE) return null
    if (running >= PARALLEL_FETCHES) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      // The server may have failed for those who stood before us in the queue.
      if (source.now().getTime() < pausedUntil) return null
      const png = await fetchPng(tile)
      await mkdir(join(file, '..'), { recursive: true })
      const part = `${file}.${randomUUID()}.part`
      await writeFile(part, png)
      await rename(part, file)
      return png
    } catch {
      pausedUntil = source.now().getTime() + PAUSE_AFTER_FAILURE_MS
      return null
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  async function fetchPng({ z, x, y }: Tile): Promise<Buffer> {
    const url = source.tilesUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
    const response = await fetch(url, {
      headers: { 'User-Agent': `PropertyWebsite/1.0 (+${source.siteUrl})`, Accept: 'image/png' },
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    })
    const png = Buffer.from(await response.arrayBuffer())
    const isPng = png.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    if (!response.ok || !isPng || png.byteLength > LARGEST_TILE_BYTES) throw new Error(`No tile: ${response.status}`)
    return png
  }

  function countToday(): boolean {
    const day = source.now().toISOString().slice(0, 10)
    if (today.day !== day) {
      today = { day, fetches: 0 }
      const newerThan = new Date(source.now().getTime() - KEPT_FOR_MS)
      // Whatever hinders it hinders the maps as little; tomorrow it is tried again.
      sweepTiles(join(source.dataDir, 'tiles'), { newerThan, most: MOST_TILES_ON_DISK }).catch(() => {})
    }
    today.fetches += 1
    return today.fetches <= FETCHES_PER_DAY
  }

  return { read }
}

type Keep = { newerThan: Date; most: number }

/** Deletes tiles and half-written files that nobody has fetched anew for long, and the oldest beyond `most`. Gives back how many went. */
export async function sweepTiles(folder: string, { newerThan, most }: Keep): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: { path: string; writtenAt: number }[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (found) files.push({ path, writtenAt: found.mtimeMs })
  }
  const newestFirst = files.toSorted((one, other) => other.writtenAt - one.writtenAt)
  const old = newestFirst.filter(({ writtenAt }, index) => index >= most || writtenAt < newerThan.getTime())
  for (const { path } of old) await rm(path, { force: true })
  return old.length
}
