import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.server.ts'
import { choiceNamed, sheetOf } from '#company/look-sheet.server.ts'
import { logoFiles } from '#company/logo/current-logos.server.ts'
import { icoOf, iconDrawing, maskableIcon, roundIcon, squareIcon } from '#company/logo/draw-icons.server.ts'
import { drawSharePicture } from '#company/logo/draw-share-picture.server.ts'
import { readLogoName } from '#company/logo/logo-file.ts'
import { paletteOf } from '#company/palette.ts'
import { SHARED } from '#platform/page-meta.ts'
import { sharp } from '#platform/pictures/sharp.server.ts'
import { readMediaFile } from '#platform/files/media-file.server.ts'
import { cropPicture } from '#company/pictures/crop-picture.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { site } from '#site'
import { isKnownTag } from './cache/negotiation.server.ts'
import { wordTable } from '#platform/word-table.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

type Drawn = { type: string; bytes: Buffer | string } | null

const png = async (bytes: Promise<Buffer>): Promise<Drawn> => ({ type: 'image/png', bytes: await bytes })
const manifest = (value: object): Drawn => ({ type: 'application/manifest+json', bytes: JSON.stringify(value) })

/** Files drawn of the company's logo, name and colour, by address. */
const drawings = wordTable<(app: App) => Promise<Drawn> | Drawn>({
  '/favicon.svg': async () => {
    const svg = await iconDrawing(logoFiles().icon)
    return svg === null ? null : { type: 'image/svg+xml', bytes: svg }
  },
  '/favicon.ico': async () => ({ type: 'image/x-icon', bytes: await icoOf(logoFiles().icon) }),
  '/apple-touch-icon.png': () => png(squareIcon(logoFiles().icon, 180)),
  '/icon-192.png': () => png(roundIcon(logoFiles().icon, 192)),
  '/icon-512.png': () => png(roundIcon(logoFiles().icon, 512)),
  '/icon-maskable-192.png': () => png(maskableIcon(logoFiles().icon, 192)),
  '/icon-maskable-512.png': () => png(maskableIcon(logoFiles().icon, 512)),
  // Links of before name it.
  '/og-bild.png': () => png(sharePicture()),
  '/og-bild.jpg': async ({ config }) => {
    const chosen = site.pictures.picture_share
    const bytes = (chosen && (await cropPicture(config, chosen, SHARED))) ?? (await asJpeg(await sharePicture()))
    return { type: 'image/jpeg', bytes }
  },
  '/site.webmanifest': () =>
    manifest({
      name: site.brand,
      short_name: shortName(),
      description: `Wohnungen und Häuser ${site.region} mieten, Schäden melden, Unterlagen anfordern`,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      ...commonOfManifests(),
    }),
  '/verwaltung/app.webmanifest': () =>
    manifest({
      id: '/verwaltung',
      name: `${shortName()} Verwaltung`,
      short_name: 'Verwaltung',
      start_url: '/verwaltung',
      scope: '/verwaltung',
      display: 'standalone',
      ...commonOfManifests(),
    }),
})

const shortName = () => site.brand.split(' ')[0] ?? site.brand

function commonOfManifests() {
  const { version, themeColor, icon } = site.look
  const drawn = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png?v=${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    lang: 'de',
    dir: 'ltr',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons: [
      ...(icon.startsWith('/favicon.svg') ? [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []),
      ...([192, 512] as const).map((size) => drawn(size, 'any')),
      ...([192, 512] as const).map((size) => drawn(size, 'maskable')),
    ],
  }
}

const asJpeg = (bytes: Buffer) => sharp()(bytes).jpeg({ quality: 88 }).toBuffer()

/** The largest file of a picture of ours, by the name that `pageMeta` gives it for messengers. */
const SHARED_NAME = /^([\da-f]{32}-[1-9]\d{0,4})\.jpg$/
const MOST_SHARED = 40

/** A picture of a flat or building as messengers show it: some read no WebP. */
export function sharedPictures(app: App) {
  const made = new LRUCache<string, Buffer>({ max: MOST_SHARED })
  return new Hono().get('/og-bild/:file', async (c) => {
    const name = SHARED_NAME.exec(c.req.param('file'))?.[1]
    const original = name && !made.has(name) ? await readMediaFile(app.config, `${name}.webp`) : null
    if (name && original)
      made.set(
        name,
        await asJpeg(
          await sharp()(original)
            .resize({ ...SHARED, fit: 'cover' })
            .toBuffer(),
        ),
      )
    const bytes = name && made.get(name)
    if (!bytes) return problem(404, 'unbekannt', 'Dieses Bild gibt es nicht.')
    return answer({ type: 'image/jpeg', bytes }, FOR_EVER)
  })
}

function sharePicture(): Promise<Buffer> {
  const { color, showsName } = site.look
  return drawSharePicture({
    palette: paletteOf(color),
    logo: logoFiles().dark,
    brand: showsName ? site.brand : '',
    title: `Ihr Zuhause ${site.region}`,
    line: `Wohnungen und Häuser mieten · ${site.address.city}`,
  })
}

/** Style sheets, made of their own names, and logos, named by their content: neither asks what the company looks like now. */
export function lookFiles(app: App) {
  return new Hono().get('/aussehen/:file', async (c) => {
    const name = c.req.param('file')
    const choice = choiceNamed(name)
    if (choice) {
      const sheet = sheetOf(choice)
      // A page that was kept from before an update names a hash that is no more; it gets what there is now.
      const isSame = sheet.address === `/aussehen/${name}`
      return answer({ type: 'text/css; charset=utf-8', bytes: sheet.css }, isSame ? FOR_EVER : 'no-cache')
    }
    const logo = readLogoName(name)
    const bytes = logo && (await readMediaFile(app.config, name))
    if (!bytes) return problem(404, 'unbekannt', 'Dieses Bild gibt es nicht.')
    return answer({ type: logo.type === 'svg' ? 'image/svg+xml' : 'image/png', bytes }, FOR_EVER)
  })
}

/** Of one company, and of the one before it. */
const MOST_DRAWN = 2 * Object.keys(drawings).length

/** Icons, manifests and the shared picture: drawn once for a state of the facts, whose hash follows their addresses as `v`. */
export function drawnFiles(app: App) {
  const drawn = new LRUCache<string, Promise<Drawn>>({ max: MOST_DRAWN })
  const list = new Hono()
  for (const [path, draw] of Object.entries(drawings)) {
    list.get(path, async (c) => {
      const { version } = site.look
      const key = `${version} ${path}`
      const made = drawn.get(key) ?? Promise.resolve(draw(app))
      drawn.set(key, made)
      made.catch(() => drawn.delete(key))
      const file = await made
      if (file === null) return problem(404, 'unbekannt', 'Dieses Bild gibt es nicht.')
      const asked = c.req.query('v')
      return answer(file, asked === version ? FOR_EVER : FOR_A_DAY, c.req.header('If-None-Match'))
    })
  }
  return list
}

function answer({ type, bytes }: NonNullable<Drawn>, cacheControl: string, known?: string): Response {
  const body = Buffer.from(bytes)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl, ETag: tag }
  if (isKnownTag(known, tag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers: { ...headers, 'Content-Length': String(body.byteLength) } })
}
