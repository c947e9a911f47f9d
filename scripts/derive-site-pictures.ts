/**
 * Makes `public/bilder` from the originals: pictures of the site itself (home, about, services), which belong to no property. Run it after a
 * change here; the files are committed, so that a build needs no picture work. Same input, same bytes. With names it makes only those:
 * `node scripts/derive-site-pictures.ts balkon neubau`.
 */
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
/** Those of the demo portfolio, and those that only the site itself shows. */
const originals = [join(root, 'db/seed/pictures'), join(root, 'db/seed/site-pictures')]
const target = join(root, 'public/bilder')

const FULL_WIDTHS = [640, 960, 1280, 1600]
const PART_WIDTHS = [480, 960]

const pictures = [
  { from: 'rhine0-0', name: 'rheintal-morgen', widths: FULL_WIDTHS },
  { from: 'mfh_rhens_evening-0', name: 'mehrfamilienhaus-abend', widths: FULL_WIDTHS },
  { from: 'balcony-1', name: 'balkon', widths: FULL_WIDTHS },
  { from: 'living-3', name: 'wohnzimmer', widths: FULL_WIDTHS },
  { from: 'rhine3-2', name: 'rheintal-herbst', widths: FULL_WIDTHS },
  { from: 'rhine1-1', name: 'rheintal-mittag', widths: [480, ...FULL_WIDTHS] },
  { from: 'living2-0', name: 'essbereich', widths: PART_WIDTHS },
  { from: 'mfh_neubau_left-7', name: 'neubau', widths: PART_WIDTHS },
  { from: 'office-0', name: 'buero', widths: FULL_WIDTHS },
  { from: 'mfh_panel_right-3', name: 'wohnanlage', widths: FULL_WIDTHS },
  { from: 'report-4', name: 'hausmodell', widths: FULL_WIDTHS },
  { from: 'damage-0', name: 'wasserschaden', widths: FULL_WIDTHS },
  { from: 'craft-0', name: 'malerarbeiten', widths: FULL_WIDTHS },
  { from: 'mfh_braubach_right-8', name: 'rotes-dach', widths: PART_WIDTHS },
  { from: 'mfh_goar_left-1', name: 'mehrfamilienhaus-gauben', widths: PART_WIDTHS },
]

const wanted = process.argv.slice(2)
if (wanted.length === 0) await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
for (const { from, name, widths } of pictures) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const original = originals.map((folder) => join(folder, `${from}.webp`)).find((file) => existsSync(file))
  if (!original) throw new Error(`There is no original ${from}.webp`)
  const { width, height } = await sharp(original).metadata()
  const { dominant } = await sharp(original).stats()
  const made = widths.filter((each) => each <= width)
  for (const each of made) {
    const resized = sharp(original).resize({ width: each })
    await resized
      .clone()
      .avif({ quality: 48, effort: 6 })
      .toFile(join(target, `${name}-${each}.avif`))
    await resized
      .clone()
      .webp({ quality: 70, effort: 6 })
      .toFile(join(target, `${name}-${each}.webp`))
  }
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  console.log(JSON.stringify({ name, widths: made, width, height, color }))
}
