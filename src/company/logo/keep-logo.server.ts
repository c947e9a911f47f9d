import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#platform/config.server.ts'
import { mediaFolder, publishMediaFile } from '#platform/files/media-file.server.ts'
import { writeFileSafely } from '#platform/files/write-safely.server.ts'
import { pictureTypeOf, sharp } from '#platform/pictures/sharp.server.ts'
import { cleanSvg } from './clean-svg.server.ts'
import { drawInTurn, drawLogo, keepDrawn } from './drawn-logo.server.ts'
import { isSquarish, type LogoFile, type LogoUse } from './logo-file.ts'

export type KeptLogo = { ok: true; name: string } | { ok: false; message: string }

export const LARGEST_LOGO_BYTES = 5 * 1024 * 1024
const LARGEST_SVG_BYTES = 300 * 1024

/** Sharp on a screen with two pixels for one; an icon is shown on home screens. */
const leastPixels = (use: LogoUse) => (use === 'logo_icon' ? 192 : 88)
const MOST_SHOWN = 1200

const texts = {
  tooLarge: 'Die Datei ist größer als 5 MB. Bitte nehmen Sie eine kleinere.',
  tooLargeSvg: 'Die SVG-Datei ist größer als 300 kB. Bitte vereinfachen Sie die Zeichnung oder nehmen Sie PNG.',
  notPicture: 'Das ist weder ein SVG noch ein PNG. Bitte nehmen Sie eines von beiden, nicht JPEG oder PDF.',
  damaged: 'Das Bild lässt sich nicht lesen. Vielleicht ist die Datei beschädigt.',
  tooManyPixels: 'Das Bild hat zu viele Bildpunkte, höchstens 40 Millionen.',
  tooSmall: (least: number) => `Das Bild ist zu klein. Es braucht mindestens ${least} Bildpunkte in Höhe und Breite.`,
  tooWide:
    'So passt es nicht in den Kopf der Seiten. Es darf höchstens achtmal so breit wie hoch und dreimal so hoch wie breit sein.',
  notSquare: 'Das Zeichen soll etwa so breit wie hoch sein: Browser und Handys zeigen es in einem Quadrat.',
  blank: 'Darauf ist nichts zu sehen: Jeder Punkt ist durchsichtig.',
  busy: 'Gerade werden viele Bilder verarbeitet. Bitte laden Sie es gleich noch einmal hoch.',
  noSize:
    'Der SVG-Datei fehlt ihre Größe in Zahlen (viewBox, width, height). Bitte speichern Sie die Zeichnung noch einmal.',
  tooMuch:
    'Die Zeichnung hat zu viele Teile, oder sie verweisen zu oft aufeinander. Bitte vereinfachen Sie sie oder nehmen Sie PNG.',
  notSvg: 'Die SVG-Datei lässt sich nicht lesen. Vielleicht ist sie beschädigt.',
  tooSlow: 'Das Bild zu zeichnen dauert zu lange. Bitte vereinfachen Sie es oder nehmen Sie ein kleineres PNG.',
  refused: (found: readonly string[]) =>
    `Die SVG-Datei enthält ${new Intl.ListFormat('de').format(found)}. Bitte speichern Sie sie ohne das, zum Beispiel als „Einfaches SVG“ mit Schrift als Pfaden.`,
}

const drawFaults = { 'too-slow': texts.tooSlow, 'too-many-pixels': texts.tooManyPixels }

/** Cleans or redraws a file, and names it by its content. Keeps nothing. */
export async function makeLogo(
  use: LogoUse,
  bytes: Buffer,
): Promise<{ ok: true; name: string; bytes: Buffer; drawn?: Buffer } | { ok: false; message: string }> {
  if (bytes.byteLength > LARGEST_LOGO_BYTES) return { ok: false, message: texts.tooLarge }
  const isMarkup = /^\ufeff?\s*</.test(bytes.toString('utf8', 0, 200))
  const made =
    pictureTypeOf(bytes) === 'png' ? await fromPng(bytes) : isMarkup ? await fromSvg(bytes) : texts.notPicture
  if (typeof made === 'string') return { ok: false, message: made }
  const fault = shapeFault(use, made)
  if (fault) return { ok: false, message: fault }
  const name = `${createHash('sha256').update(made.bytes).digest('hex').slice(0, 32)}-${made.width}x${made.height}.${made.type}`
  return { ok: true, name, bytes: made.bytes, ...(made.drawn && { drawn: made.drawn }) }
}

/** Keeps a logo beside the pictures. What is none is kept nowhere. */
export async function keepLogo(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  use: LogoUse,
  bytes: Buffer,
): Promise<KeptLogo> {
  const made = await makeLogo(use, bytes)
  if (!made.ok) return made
  const file = path.join(mediaFolder(config.dataDir), made.name)
  if (!(await stat(file).catch(() => null))) await writeFileSafely(file, made.bytes)
  if (made.drawn) await keepDrawn(config, made.name, made.drawn)
  await publishMediaFile(config, made.name)
  return { ok: true, name: made.name }
}

type Made = Omit<LogoFile, 'name'>

function shapeFault(use: LogoUse, { type, width, height }: Made): string | null {
  const ratio = width / height
  if (use === 'logo_icon' ? !isSquarish({ width, height }) : ratio > 8 || ratio < 1 / 3)
    return use === 'logo_icon' ? texts.notSquare : texts.tooWide
  const least = leastPixels(use)
  // A drawing has no pixels.
  return type === 'png' && (width < least || height < least) ? texts.tooSmall(least) : null
}

async function fromPng(bytes: Buffer): Promise<Made | string> {
  const drawn = await drawInTurn(bytes, { width: MOST_SHOWN, height: MOST_SHOWN, fit: 'inside' })
  if (drawn === 'busy') return texts.busy
  if (!drawn.ok) return { ...drawFaults, unreadable: texts.damaged }[drawn.reason]
  const { width = 0, height = 0 } = await sharp()(drawn.png).metadata()
  return (await isBlank(drawn.png)) ? texts.blank : { bytes: drawn.png, type: 'png', width, height }
}

async function fromSvg(bytes: Buffer): Promise<Made | string> {
  if (bytes.byteLength > LARGEST_SVG_BYTES) return texts.tooLargeSvg
  const cleaned = cleanSvg(bytes.toString('utf8').replace(/^\ufeff/, ''))
  if (!cleaned.ok) {
    if (cleaned.reason === 'refused') return texts.refused(cleaned.found)
    return { 'not-svg': texts.notSvg, 'no-size': texts.noSize, 'too-much': texts.tooMuch }[cleaned.reason]
  }
  const scale = 480 / Math.max(cleaned.width, cleaned.height)
  const made: Made = {
    bytes: Buffer.from(cleaned.svg),
    type: 'svg',
    width: Math.max(1, Math.round(cleaned.width * scale)),
    height: Math.max(1, Math.round(cleaned.height * scale)),
  }
  // Too long or too high a logo is not worth drawing, and says so.
  if (shapeFault('logo_light', made)) return made
  const drawn = await drawLogo(made)
  if (drawn === 'busy') return texts.busy
  if (!drawn.ok) return { ...drawFaults, unreadable: texts.notSvg }[drawn.reason]
  return (await isBlank(drawn.png)) ? texts.blank : { ...made, drawn: drawn.png }
}

async function isBlank(png: Buffer): Promise<boolean> {
  const { channels } = await sharp()(await sharp()(png).ensureAlpha().png().toBuffer()).stats()
  return channels[3]?.max === 0
}
